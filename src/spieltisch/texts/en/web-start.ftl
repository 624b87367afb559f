### While the server makes machine code. All keys begin with code-.

code-label = Machine code
code-share = Machine code: { $percent } %
code-meanwhile = Play on; previews, hints and thinking players come with it.
code-meanwhile-short = Hints and previews follow.
