"""The rules of Wutaki, one file per chapter, compiled."""
