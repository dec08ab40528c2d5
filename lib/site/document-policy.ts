/**
 * Whether an address is that of one of some pages. A page that is reached by a link keeps the policy of the document
 * that it came from, so what a document may load is said by the address that it was loaded from.
 *
 * @param pages routes as Next.js writes them, with parameters at the end alone: `/login`, `/user/:path+`
 * @param address whole address; one that cannot be read is none of them
 */
export function isAddressOf(pages: readonly string[], address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { pathname } = new URL(address);
  return pages.some((page) => {
    const [start = ""] = page.split(":");
    return page === start ? pathname === page : pathname.startsWith(start) && pathname.length > start.length;
  });
}

/** How the open document was loaded. `undefined` where the browser cannot say. */
export function getDocumentLoad(): PerformanceNavigationTiming | undefined {
  if (typeof PerformanceNavigationTiming === "undefined") return undefined;
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming ? entry : undefined;
}
