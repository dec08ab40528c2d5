import type { IncomingHttpHeaders } from "node:http";

/** What of a request shows where it comes from. */
interface Caller {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const localName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether a program on this machine calls directly. A page in this machine's browser does not count: a
 * foreign site could make it call, and browsers say so with `Origin` or `Sec-Fetch-Site`; a name that
 * somebody let point here shows in `Host`. A proxy in front shows in `Forwarded` headers.
 */
export function isLocalCall({ headers, socket }: Caller): boolean {
  if (!loopback.test(socket.remoteAddress ?? "") || !localName.test(headers.host ?? "")) return false;
  return !(
    headers.origin ??
    headers["sec-fetch-site"] ??
    headers.forwarded ??
    headers["x-forwarded-for"] ??
    headers["x-real-ip"]
  );
}
