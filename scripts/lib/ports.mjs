import { connect, createServer } from "node:net";
import { Failure } from "./failure.mjs";

/**
 * Whether nothing listens on the port of this machine. Asks both ways: some systems let a program listen on
 * all addresses next to one that holds a single address, and a program may refuse connections.
 *
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function isPortFree(port) {
  const answers = await Promise.all([accepts("127.0.0.1", port), accepts("::1", port)]);
  return !answers.some(Boolean) && (await canListen(port));
}

/** @param {string} host @param {number} port @returns {Promise<boolean>} */
function accepts(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const settle = (/** @type {boolean} */ answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(1000, () => settle(true));
    socket.once("connect", () => settle(true));
    socket.once("error", () => settle(false));
  });
}

/** @param {number} port @returns {Promise<boolean>} */
function canListen(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen({ host: "127.0.0.1", port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * Free ports of this machine, all different: they are held at once, then let go.
 *
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function findFreePorts(count) {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        /** @type {Promise<import("node:net").Server>} */ (
          new Promise((resolve, reject) => {
            const server = createServer();
            server.once("error", reject);
            server.listen({ host: "127.0.0.1", port: 0 }, () => resolve(server));
          })
        ),
    ),
  );
  const ports = servers.map((server) => {
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("The system gave no port.");
    return address.port;
  });
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/**
 * A port from an environment variable.
 *
 * @param {string} name
 * @param {number} fallback
 * @param {Record<string, string | undefined>} [env]
 * @returns {number}
 */
export function portSetting(name, fallback, env = process.env) {
  const text = env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Failure(`${name} is "${text}"; it must be a port, 1 to 65535.`);
  }
  return port;
}

/**
 * @param {{ port: number, purpose: string, setting: string }[]} ports `setting`: the variable that moves it.
 * @param {string} command What the person typed, for the advice.
 * @throws {Failure} which names every port that is taken and what to do.
 */
export async function requireFreePorts(ports, command) {
  const checked = await Promise.all(
    ports.map(async (each) => ({ ...each, free: await isPortFree(each.port) })),
  );
  const taken = checked.filter((each) => !each.free);
  if (taken.length === 0) return;
  const lines = taken.map(({ port, purpose }) => `Port ${port} (${purpose}) is taken by another program.`);
  const settings = taken.map(({ port, setting }) => `${setting}=${port + 10}`).join(" ");
  throw new Failure(lines.join("\n"), {
    help: `Stop that program, or use another port:  ${settings} ${command}`,
  });
}
