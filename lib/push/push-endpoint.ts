/** Push services of browsers: Chrome and what is built of it, Firefox, Edge, Safari. A dot first means all hosts below. */
const pushHosts = [
  "fcm.googleapis.com",
  ".push.services.mozilla.com",
  ".notify.windows.com",
  ".push.apple.com",
] as const;

/** Longest address of a device, in characters. */
export const maxEndpointLength = 1024;

/**
 * Whether an address is one of a known push service. The server will post to it, and a browser can claim any: whatever
 * is not on the list is refused, so that no address leads into the network of the site.
 */
export function isPushEndpoint(text: string): boolean {
  if (text.length > maxEndpointLength || !URL.canParse(text)) return false;
  const { href, protocol, hostname, port, username, password } = new URL(text);
  // Browsers hand out what the parser would write; whatever two parsers could read in two ways is none of it.
  if (href !== text || protocol !== "https:" || port !== "" || username !== "" || password !== "")
    return false;
  return pushHosts.some((host) => (host.startsWith(".") ? hostname.endsWith(host) : hostname === host));
}
