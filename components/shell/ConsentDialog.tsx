import { Button, Paper } from "@mantine/core";
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
 * would be the last large element that a phone paints. So it neither fades in nor needs a portal, and Mantine's `Dialog`,
 * which is a `Paper` with both, is more than every page has to load.
 */
export function ConsentDialog({ setup = siteTags, isAboveBar = false }: ConsentDialogProps) {
  const { consent, isDialogOpen, choose, dismiss } = useConsent();
  const dialog = useRef<HTMLDivElement>(null);
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
    <div className={`${classes.place} print:hidden`} data-above-bar={isAboveBar || undefined}>
      <Paper
        ref={dialog}
        className={`${classes.dialog} fixed z-190 border border-strong bg-raised shadow-float`}
        data-pending={pending || undefined}
        role="dialog"
        aria-labelledby="consent-title"
        aria-describedby="consent-text"
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <h2 id="consent-title" className="text-15 leading-5 max-md:inline max-md:text-13">
          We use cookies
        </h2>
        {/* On a phone title and text share their lines, so that the first answer of a page stays in sight. */}
        <span className="md:hidden"> </span>
        <p
          id="consent-text"
          className="linked mt-1 text-13 leading-4.5 text-dim max-md:inline max-md:text-12 max-md:leading-4"
        >
          Necessary cookies remember today's quiz and your choice here, for six months.{" "}
          {describeOptional(setup)} <PageLink href="/about/privacy-policy">Privacy Policy</PageLink>
        </p>
        {chosenBefore && (
          <p className="mt-1 text-13 leading-4.5 text-dim">
            {allowsTags(consent)
              ? "You agreed before. If you decline now, this page reloads to stop running tags."
              : "You declined before."}
          </p>
        )}
        <div className="grid grid-cols-2 gap-2 mt-2.5 max-md:mt-1.5">
          {/* Both answers weigh the same. */}
          <Button variant="light" onClick={() => choose({ analytics: true, advertising: true })}>
            I agree
          </Button>
          <Button variant="light" onClick={() => choose({ analytics: false, advertising: false })}>
            I decline
          </Button>
        </div>
      </Paper>
    </div>
  );
}

/** Text on the effects of agreeing on this installation. */
function describeOptional({ containerId, hasAdvertising }: TagSetup): string {
  if (!containerId) return "This site has no analytics and no ads.";
  return hasAdvertising
    ? "With your consent, Google Tag Manager also measures visits and shows ads."
    : "With your consent, Google Tag Manager also measures visits.";
}
