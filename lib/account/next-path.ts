/** A host that no address can name by accident: only paths of the site itself resolve to it. */
const ownOrigin = "https://quarry.invalid";

/**
 * The page to return to after sign-in, from the untrusted `?next=` of an address.
 *
 * Only a path of this site passes. Everything that a browser could read as another site or as code
 * (`//evil`, `/\evil`, `javascript:`, control characters that parsers drop) gives the fallback, and so do
 * /login, which would lead in a circle, and /api, which is no page.
 *
 * @param next Value of the query; a repeated parameter arrives as an array and is refused.
 */
export function toSafeNextPath(next: unknown, fallback = "/"): string {
  if (typeof next !== "string" || !next.startsWith("/")) return fallback;
  if (hasForeignCharacters(next)) return fallback;
  const url = parse(next);
  if (!url || url.origin !== ownOrigin || url.username || url.password) return fallback;
  // Dot segments may leave a path that begins with two slashes: another host to the browser.
  if (url.pathname.startsWith("//")) return fallback;
  if (/^\/(login|api)(\/|$)/.test(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}

/** Address of /login that comes back to `from`, a path of this site with its query. */
export function getLoginPath(from: string): string {
  const next = toSafeNextPath(from);
  return next === "/" ? "/login" : `/login?next=${encodeURIComponent(next)}`;
}

/** Backslashes are read as slashes; tabs, line breaks and other control characters are dropped unseen. */
function hasForeignCharacters(text: string): boolean {
  return [...text].some((each) => each === "\\" || each <= " " || each === "\u007f");
}

function parse(path: string): URL | null {
  try {
    return new URL(path, ownOrigin);
  } catch {
    return null;
  }
}
