### What has to do with servers that many people use.

games-older = Show older games
