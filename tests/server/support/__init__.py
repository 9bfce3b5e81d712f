"""What the server's tests share.

running        a server as a process of its own: start, kill, log, HTTP, rows of its database
in_process     the tables of one process without a socket, and watchers at them
manual_time    time that stands still until a test advances it, in process or for a server
one_thread     asyncio and SQLite without threads and clocks: a seed decides which task runs first
by_post        two workers of one process whose messages a test delivers: late, twice, never
visiting       people and their pages at the tables of one process
pages          a client at a socket: sends commands, keeps the frames it received
streams        the same client over Server-Sent Events and posts
company        several clients at one table
players        a client that reconnects, retries unanswered commands and keeps accounts, for crash tests
contesting     contests: today's dice, whole tries
authenticator  a browser with cookies and a passkey authenticator
push_service   a push service and the browsers it reaches
databases      SQLite or PostgreSQL, read and changed next to the server
stored         databases full of games
twins          pairs of tables that differ only in what a seat may not know
forking, nursery, processes   how servers start in milliseconds; their processes as the system sees them
waiting        waiting for a condition, with a deadline
logs           a traceback in a server's log fails the test that caused it
"""
