"""What people see, read and say at a table of Xibalba."""
