# The choice of a language.

page-language = Sprache
