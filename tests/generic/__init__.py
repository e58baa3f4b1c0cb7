"""What every registered procedure of every game gets without a line of its own: random play, invariants, a census of
options, and the question whether it has its cases and words."""
