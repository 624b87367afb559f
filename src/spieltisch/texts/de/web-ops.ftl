### Was mit Servern zu tun hat, die viele benutzen.

games-older = Ältere Partien zeigen
