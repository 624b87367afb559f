### The rulebook, its symbols, rules beside the table, tips. All keys begin with book- or tips-.

book-pages = Rulebook
book-icons = Symbols
book-all = All rules by number
book-parts = Parts of the book
book-beside = Rules
book-new-page = On a page of its own
book-icons-search = Search symbols
book-icons-found = { $count ->
    [one] 1 symbol
   *[other] { $count } symbols
}
book-icons-none = No symbol is called “{ $search }” or does that.
book-digest-is = Every rule in full, with a number of its own. To play you need only the rulebook; this is where to look when something is in dispute.
book-marks = What the marks behind rules mean
book-technical = For those who check the program: questions, events, indexes

tips-read = Read
tips-setting = Tips
tips-setting-text = The first time something matters, one sentence about it, and never again. Switching this on again begins anew.
