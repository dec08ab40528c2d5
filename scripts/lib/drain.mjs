import { setImmediate as afterPoll, setTimeout as pause } from "node:timers/promises";

/**
 * @typedef {object} DrainOptions
 * @property {number} [lingerMs] How long new calls are still taken. A call that was sent before its client
 *   could know of the end is on its way for a moment, and closing at once would reset it. Default 500.
 * @property {number} [limitMs] When whatever is still open is cut. Default 15 000: API calls end within 10 s.
 */

const tickMs = 25;

/**
 * Prepares a server for an end that cuts no call short. Must be called before the server listens.
 *
 * @param {import("node:http").Server} server
 * @param {DrainOptions} [options]
 * @returns {() => Promise<number>} Ends the server: every reply from now on says `Connection: close`, open calls
 *   are answered, idle connections are closed. Gives the number of calls that had to be cut.
 */
export function prepareDrain(server, { lingerMs = 500, limitMs = 15_000 } = {}) {
  /** @type {Set<import("node:http").ServerResponse>} */
  const calls = new Set();
  /** @type {Set<import("node:net").Socket>} */
  const sockets = new Set();
  let draining = false;

  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.prependListener("request", (_request, response) => {
    calls.add(response);
    response.once("close", () => calls.delete(response));
    if (draining) makeLast(response);
  });

  return async () => {
    draining = true;
    // For `GET /api/health/ready`, whose code is in the bundle of the site.
    Object.assign(globalThis, { quarryDraining: true });
    for (const response of calls) makeLast(response);
    await linger(lingerMs);

    let isClosed = false;
    const closed = new Promise((resolve) => server.close(resolve)).then(() => {
      isClosed = true;
    });
    let cut = 0;
    const limit = setTimeout(() => {
      cut = calls.size;
      server.closeAllConnections();
    }, limitMs);
    while (!isClosed) {
      await Promise.race([closed, pause(tickMs)]);
      await afterPoll();
      server.closeIdleConnections();
      // Node takes a connection that never sent a byte for a busy one.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }
    clearTimeout(limit);
    return cut;
  };
}

/**
 * Waits for a time in which the process could read what arrived: of each tick only its planned length counts.
 * A process that was busy meanwhile has calls waiting in the system, and closing their connections would reset
 * them. It ends right after a read of everything that had arrived, where an idle connection really is idle.
 *
 * @param {number} milliseconds
 */
async function linger(milliseconds) {
  for (let left = milliseconds; left > 0; left -= tickMs) {
    await pause(Math.min(left, tickMs));
    await afterPoll();
  }
}

/** @param {import("node:http").ServerResponse} response */
function makeLast(response) {
  if (!response.headersSent) response.setHeader("Connection", "close");
  // An event stream has no end of its own; its reader comes back by itself.
  else if (String(response.getHeader("Content-Type")).startsWith("text/event-stream")) response.end();
}
