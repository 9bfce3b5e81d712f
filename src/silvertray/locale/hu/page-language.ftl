# The choice of a language.

page-language = Nyelv
