"""Speed against the bare tools, and long random tables: ./cuius bench, ./cuius soak."""
