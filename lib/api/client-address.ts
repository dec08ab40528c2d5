import type { IncomingMessage } from "node:http";
import { isIPv4, isIPv6 } from "node:net";

/**
 * The network that a call comes from, as the key of a rate limit: an IPv4 address, or the first 64 bits of an
 * IPv6 address, because one household has all that follow.
 *
 * @param trustedProxies How many proxies in front of this server append the caller's address to
 *   `X-Forwarded-For`. The entry that the outermost of them wrote is used; what is left of it was sent by the
 *   caller and could be anything. 0 uses the connection's own address.
 */
export function getClientNetwork(
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  trustedProxies: number,
): string {
  const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
  const named = trustedProxies > 0 ? (forwarded.at(-trustedProxies) ?? "").trim() : "";
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
