import { useRouter } from "next/router";
import { type RefObject, useEffect } from "react";

/** How long a pointer rests on a link before its page is fetched, in ms: a sweep over a table fetches nothing. */
const restBeforeFetch = 65;

/**
 * Makes plain links below an element lead to their page without loading the site again, and fetches the page's
 * code when a pointer or the focus rests on one. One listener replaces hundreds of link components: tables
 * of links hydrate in a fraction of the time. Rows with `data-opens` lead where their first link leads.
 */
export function useFollowedLinks(root: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const fetched = new Set<string>();
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.altKey || event.button > 1) return;
      const link = findLinkAt(event.target);
      const path = getPath(link ?? findRowLinkAt(event.target));
      if (!path) return;
      const newTab = event.button === 1 || event.metaKey || event.ctrlKey || event.shiftKey;
      // The browser opens links in new tabs by itself; a row it does not know.
      if (newTab && link) return;
      event.preventDefault();
      if (newTab) window.open(path, "_blank", "noopener");
      else void router.push(path);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onReach = (event: Event) => {
      clearTimeout(timer);
      const path = getPath(findLinkAt(event.target))?.split(/[?#]/, 1)[0];
      if (!path || fetched.has(path)) return;
      timer = setTimeout(() => {
        fetched.add(path);
        void router.prefetch(path);
      }, restBeforeFetch);
    };
    element.addEventListener("click", onClick);
    element.addEventListener("auxclick", onClick);
    element.addEventListener("pointerover", onReach);
    element.addEventListener("focusin", onReach);
    return () => {
      clearTimeout(timer);
      element.removeEventListener("click", onClick);
      element.removeEventListener("auxclick", onClick);
      element.removeEventListener("pointerover", onReach);
      element.removeEventListener("focusin", onReach);
    };
  }, [root, router]);
}

function findLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest("a") : null;
}

/** The first link of the row around `target`, unless something of its own was meant: a control, a selection. */
function findRowLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element) || target.closest("button, input, label, select, summary")) return null;
  if (window.getSelection()?.isCollapsed === false) return null;
  return target.closest("[data-opens]")?.querySelector("a") ?? null;
}

/** Where a link leads, if that is another page of the site. Files and calls are not pages. */
function getPath(link: HTMLAnchorElement | null): string | undefined {
  const path = link?.getAttribute("href");
  if (!link || !path?.startsWith("/") || path.startsWith("//")) return undefined;
  if (link.target || link.hasAttribute("download")) return undefined;
  return path.startsWith("/api/") || /^[^?#]*\.\w+(?:[?#]|$)/.test(path) ? undefined : path;
}
