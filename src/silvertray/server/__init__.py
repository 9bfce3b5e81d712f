"""Tables on the network: a page to play on, a socket, and a store that never loses a move."""
