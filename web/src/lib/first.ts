// The socket of a table is opened before the page is there: the way to the server takes as long as the page to load.
// This file is all of its own, and the browser runs it as soon as it comes.

let first = location.pathname.startsWith("/t/") ? newSocket() : null;

/** A socket to our server. */
export function newSocket(): WebSocket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/socket`);
}

/** The socket that was opened early, for whoever asks first; another one if it did not last. */
export function firstSocket(): WebSocket {
  const [early, isGood] = [first, first !== null && first.readyState <= WebSocket.OPEN];
  first = null;
  return isGood ? early! : newSocket();
}
