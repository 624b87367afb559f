"""What is printed: a card pack of Wutaki is read, checked, and becomes the record that the rules read."""
