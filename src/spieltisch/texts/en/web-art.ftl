# Pictures, sounds and the show at the end.

settings-volume = Volume
