"""Reviews of match files, for `silvertray analyse`: as data, in the terminal, and as a page of their own."""
