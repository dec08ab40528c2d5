import type { IncomingHttpHeaders } from "node:http";

/** Fields of a request that show where it comes from. */
interface Caller {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const localName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether a program on this machine calls directly. A page in this machine's browser does not count: a
 * foreign site could make it call, and browsers say so with `Origin` or `Sec-Fetch-Site`; a name that
 * somebody let point here shows in `Host`. A proxy in front names another machine in its own headers.
 * (Next fills `X-Forwarded-For` and `-Host` by itself, with what the connection says.)
 */
export function isLocalCall({ headers, socket }: Caller): boolean {
  const addresses = [
    socket.remoteAddress,
    ...listValues(headers["x-forwarded-for"]),
    ...listValues(headers["x-real-ip"]),
  ];
  const names = [headers.host, ...listValues(headers["x-forwarded-host"])];
  if (!addresses.every((each) => loopback.test(each ?? ""))) return false;
  if (!names.every((each) => localName.test(each ?? ""))) return false;
  return !(headers.origin ?? headers["sec-fetch-site"] ?? headers.forwarded);
}

function listValues(header: string | string[] | undefined): string[] {
  return [header ?? []].flat().flatMap((each) => each.split(",").map((part) => part.trim()));
}
