"""The rules of Xibalba, one file per chapter, compiled."""
