import { Button } from "@mantine/core";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { PageLink } from "@/components/ui/PageLink";
import { useConsent } from "@/hooks/ui/use-consent";
import { allowsTags } from "@/lib/site/consent";
import { siteTags, type TagSetup } from "@/lib/site/tags";
import classes from "./ConsentDialog.module.css";

interface ConsentDialogProps {
  setup?: TagSetup;
  /** On a phone this page has a bar at the bottom, which may arrive after the dialog. */
  isAboveBar?: boolean;
}

/**
 * The choice on cookies at the bottom right. It never blocks the page: a visitor may read on and choose
 * later. Opened again from the footer it takes the focus and gives it back.
 *
 * It is in the static HTML, shown by `data-consent` on the root: drawn only once the scripts ran, its text
 * would be the last large element that a phone paints.
 */
export function ConsentDialog({ setup = siteTags, isAboveBar = false }: ConsentDialogProps) {
  const { consent, isDialogOpen, choose, dismiss } = useConsent();
  const dialog = useRef<HTMLElement>(null);
  const chosenBefore = Boolean(consent);
  const pending = consent === undefined;

  useEffect(() => {
    if (!isDialogOpen || !chosenBefore) return;
    const opener = document.activeElement;
    dialog.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [isDialogOpen, chosenBefore]);

  if (!isDialogOpen && !pending) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && chosenBefore) dismiss();
  };

  return (
    <section
      ref={dialog}
      className={`${classes.dialog} overflow-auto p-4 border border-strong bg-raised`}
      data-pending={pending || undefined}
      data-above-bar={isAboveBar || undefined}
      role="dialog"
      aria-labelledby="consent-title"
      aria-describedby="consent-text"
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <h2 id="consent-title" className="text-17 leading-6">
        We use cookies
      </h2>
      <p id="consent-text" className={`${classes.text} mt-1 text-14 leading-5 text-dim`}>
        Necessary cookies are always set: they remember today's quiz and your choice here.{" "}
        {describeOptional(setup)} Your choice is saved for six months.{" "}
        <PageLink href="/about/privacy-policy">Privacy Policy</PageLink>
      </p>
      {chosenBefore && (
        <p className={`${classes.text} mt-1 text-14 leading-5 text-dim`}>
          {allowsTags(consent)
            ? "You agreed before. If you decline now, this page reloads to stop running tags."
            : "You declined before."}
        </p>
      )}
      <div className={`${classes.actions} grid gap-2 mt-3`}>
        {/* Both answers weigh the same. */}
        <Button onClick={() => choose({ analytics: true, advertising: true })}>I agree</Button>
        <Button onClick={() => choose({ analytics: false, advertising: false })}>I decline</Button>
      </div>
    </section>
  );
}

/** What agreeing leads to on this installation. */
function describeOptional({ containerId, hasAdvertising }: TagSetup): string {
  if (!containerId) {
    return "This site has no analytics and no ads. If that changes, we will ask for your consent.";
  }
  return hasAdvertising
    ? "With your consent, Google Tag Manager also measures visits and shows ads."
    : "With your consent, Google Tag Manager also measures visits.";
}
