# Language.

page-language = Language
