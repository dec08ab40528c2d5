import { useRouter } from "next/router";
import { useEffect } from "react";

/** How long a pointer rests on a link before its page is fetched, in ms: a sweep over a table fetches nothing. */
const restBeforeFetch = 65;

declare global {
  interface Navigator {
    /** Connection facts of some browsers; TypeScript does not know them. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/**
 * Makes the plain links of the document lead to their page without loading the site again, and fetches the page ahead
 * when a pointer or the focus rests on one or a finger touches it; never by sight, and not when the visitor saves data.
 * One listener replaces hundreds of link components: pages of links hydrate in a fraction of the time. Rows with
 * `data-opens` lead where their first link leads.
 */
export function useFollowedLinks(): void {
  const router = useRouter();
  useEffect(() => {
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
    const onLeave = () => clearTimeout(timer);
    const onReach = (event: Event) => {
      clearTimeout(timer);
      const path = getPath(findLinkAt(event.target))?.split(/[?#]/, 1)[0];
      if (!path || fetched.has(path) || savesData()) return;
      timer = setTimeout(() => {
        fetched.add(path);
        void router.prefetch(path);
      }, restBeforeFetch);
    };
    document.addEventListener("click", onClick);
    document.addEventListener("auxclick", onClick);
    document.addEventListener("pointerover", onReach);
    document.addEventListener("focusin", onReach);
    // A finger that scrolls the page from a link means no link.
    document.addEventListener("pointercancel", onLeave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", onClick);
      document.removeEventListener("auxclick", onClick);
      document.removeEventListener("pointerover", onReach);
      document.removeEventListener("focusin", onReach);
      document.removeEventListener("pointercancel", onLeave);
    };
  }, [router]);
}

function savesData(): boolean {
  const { connection } = navigator;
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
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
