import type { IncomingMessage } from "node:http";
import { isIPv4, isIPv6 } from "node:net";

/**
 * Proxies in front of this server, and where in `X-Forwarded-For` each writes who called: the place from the end, as
 * each proxy appends and what is left of it was sent by the caller. Sources:
 * docs/decisions/0045-one-production-path.md.
 */
export const proxies = {
  /** Nothing: the connection's own address. */
  none: 0,
  /** Cloud Run appends the caller's address. */
  "cloud-run": 1,
  /** Google's external Application Load Balancer, with or without Cloud CDN, appends the caller's and its own. */
  "cloud-cdn": 2,
  /** nginx with `$proxy_add_x_forwarded_for`, Caddy, or another one that appends or replaces. */
  nginx: 1,
} as const satisfies Readonly<Record<string, number>>;

type Proxy = keyof typeof proxies;

/**
 * The proxy in front of this process, by `QUARRY_PROXY`, whose value was checked at the start
 * (`validate-environment.server.ts`). Without it Cloud Run is recognized by the name that it gives each service.
 */
export function readProxy(env: Readonly<Record<string, string | undefined>> = process.env): Proxy {
  const named = env.QUARRY_PROXY;
  if (named && Object.hasOwn(proxies, named)) return named as Proxy;
  return env.K_SERVICE ? "cloud-run" : "none";
}

/**
 * The network that a call comes from, as the key of a rate limit: an IPv4 address, or the first 64 bits of an
 * IPv6 address, because one household has all that follow.
 */
export function getClientNetwork(
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  proxy: Proxy,
): string {
  const place = proxies[proxy];
  const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
  const named = place > 0 ? (forwarded.at(-place) ?? "").trim() : "";
  return toNetwork(named) ?? toNetwork(socket?.remoteAddress ?? "") ?? "unknown";
}

function toNetwork(address: string): string | null {
  const plain = address.replace(/^\[|\](:\d+)?$/g, "").replace(/%.*$/, "");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1] ?? plain;
  if (isIPv4(mapped)) return mapped;
  // Some proxies add the port to an IPv4 address.
  const [host = "", port] = plain.split(":");
  if (port !== undefined && isIPv4(host)) return host;
  return isIPv6(plain) ? `${expandIPv6(plain).slice(0, 4).join(":")}::/64` : null;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function expandIPv6(address: string): string[] {
  const [left = "", right] = address.toLowerCase().split("::");
  const splitGroups = (text: string) => text.split(":").filter((group) => group !== "");
  const head = splitGroups(left);
  const tail = right === undefined ? [] : splitGroups(right);
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => "0");
  return [...head, ...zeros, ...tail].map((group) => group.replace(/^0+(?=.)/, ""));
}
