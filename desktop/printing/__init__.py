"""The pages of a snapshot: the table on paper, to be set up again from paper alone."""
