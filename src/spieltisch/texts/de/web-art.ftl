# Bilder, Töne und die Schau am Ende.

settings-volume = Lautstärke
