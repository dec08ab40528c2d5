import { type ComponentProps, type ComponentType, useCallback, useEffect, useState } from "react";

type Card = ComponentType<ComponentProps<typeof import("./RecordCard").RecordCard>>;

/** How long a pointer or the focus rests on a link before its card comes, in ms. */
const rest = 400;
/** Links to pages of records; which record it is, is found out later. */
const recordPath = /^\/wiki\/(weapons\/[^/]+\/|armor\/[^/]+#|skills\/|items\/|hitzones\/)/;

/**
 * Shows what counts of a record where a pointer or the focus of the keyboard rests on a link
 * to it. Code and figures are loaded with the first one. A finger opens the page.
 */
export function RecordCardHost() {
  const [Card, setCard] = useState<Card>();
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  const close = useCallback(() => setLink(null), []);

  useEffect(() => {
    if (!window.matchMedia("(hover: hover)").matches) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reach = (target: EventTarget | null, isByKeyboard: boolean) => {
      clearTimeout(timer);
      const found = target instanceof Element ? target.closest("a") : null;
      if (!found || !recordPath.test(found.getAttribute("href") ?? "")) return;
      if (!found.closest("main, [role=dialog]") || found.closest("nav")) return;
      if (isByKeyboard && !found.matches(":focus-visible")) return;
      timer = setTimeout(() => {
        import("./RecordCard").then(
          (loaded) => {
            setCard(() => loaded.RecordCard);
            if (found.isConnected) setLink(found);
          },
          // Without a connection the next link tries again.
          () => {},
        );
      }, rest);
    };
    const onPointer = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === "mouse") reach(target, false);
    };
    const onFocus = ({ target }: FocusEvent) => reach(target, true);
    const options = { passive: true, signal: stop.signal };
    document.addEventListener("pointerover", onPointer, options);
    document.addEventListener("focusin", onFocus, options);
    // Somebody may have been on a link before this was loaded.
    const hovered = document.querySelector("a:hover");
    reach(hovered ?? document.activeElement, hovered === null);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);

  return Card && link && <Card key={link.href} link={link} onClose={close} />;
}
