page-name = Silvertray
