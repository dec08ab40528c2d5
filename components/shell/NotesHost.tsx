import { useTimeout } from "@mantine/hooks";
import dynamic from "next/dynamic";
import { useState } from "react";
import { useConsent } from "@/hooks/ui/use-consent";
import type { SettledNotes } from "./settled-notes";

const AnnouncementBanner = dynamic(
  () => import("@/components/announcements/AnnouncementBanner").then((module) => module.AnnouncementBanner),
  { ssr: false },
);
const SchemeOffer = dynamic(() => import("./SchemeOffer").then((module) => module.SchemeOffer), {
  ssr: false,
});
/** Announcements wait until the page has settled, in milliseconds: they must not slow it down. */
const settleMs = 4000;

/**
 * The place of announcements and offers, one at a time, for which no page loads anything at its start.
 *
 * @param after ms until it is found out whether there are any; default 4 s
 */
export function NotesHost({ after = settleMs }: { after?: number }) {
  const [notes, setNotes] = useState<SettledNotes | null>(null);
  const { consent, isDialogOpen } = useConsent();
  const read = () =>
    import("./settled-notes").then(
      async ({ readSettledNotes }) => setNotes(await readSettledNotes()),
      () => undefined,
    );
  useTimeout(read, after, { autoInvoke: true });
  if (!notes) return null;
  const { announcement, offersScheme } = notes;
  if (announcement) {
    return (
      <AnnouncementBanner
        announcement={announcement}
        onClose={() => setNotes({ announcement: null, offersScheme })}
      />
    );
  }
  // The question on cookies comes first.
  const isOffered = offersScheme && consent && !isDialogOpen;
  return isOffered && <SchemeOffer onClose={() => setNotes({ announcement, offersScheme: false })} />;
}
