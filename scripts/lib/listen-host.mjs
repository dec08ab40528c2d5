import { BlockList, isIP } from "node:net";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/**
 * The address that a site listens on: `HOST`, else this machine alone while it uses an Auth emulator, else
 * all addresses. An Auth emulator accepts unsigned tokens, so whoever reaches such a site can be anybody.
 *
 * @param {Record<string, string | undefined>} [env]
 * @returns {string | undefined} `undefined`: all addresses.
 */
export function chooseHost(env = process.env) {
  return env.HOST || (env.FIREBASE_AUTH_EMULATOR_HOST ? "127.0.0.1" : undefined);
}

/**
 * @param {string | undefined} host
 * @returns {boolean} Whether programs on this machine alone can reach it.
 */
export function isLoopback(host) {
  if (host === "localhost") return true;
  const version = isIP(host ?? "");
  return version !== 0 && loopback.check(host ?? "", version === 4 ? "ipv4" : "ipv6");
}

/**
 * Where a program on this machine, or a person, finds a site.
 *
 * @param {string | undefined} host That the site listens on.
 * @param {number} port
 * @param {"localhost" | "127.0.0.1"} [own] Name of this machine where the host is not one to be called by.
 */
export function siteAddress(host, port, own = "127.0.0.1") {
  const isOwn = !host || host === "0.0.0.0" || host === "::" || host === "127.0.0.1";
  const name = isOwn ? own : isIP(host) === 6 ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/**
 * @param {string | undefined} host
 * @param {boolean} hasEmulator Whether the site uses an Auth emulator.
 * @returns {string | null} What to say about a site that others can reach and should not.
 */
export function exposureWarning(host, hasEmulator) {
  if (!hasEmulator || isLoopback(host)) return null;
  return `Warning: this site can be reached from other machines (HOST=${host}), and its Auth emulator accepts unsigned tokens: anyone who reaches it can act as any account, admins included.`;
}
