"""What is printed: a card pack of Xibalba is read, checked, and becomes the record that the rules read."""
