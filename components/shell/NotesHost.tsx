import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { useConsent } from "@/hooks/ui/use-consent";
import { readSettledNotes, type SettledNotes } from "./settled-notes";

const AnnouncementBanner = dynamic(
  () => import("@/components/announcements/AnnouncementBanner").then((module) => module.AnnouncementBanner),
  { ssr: false },
);
const SchemeOffer = dynamic(() => import("./SchemeOffer").then((module) => module.SchemeOffer), {
  ssr: false,
});
/** Announcements and offers, one at a time: what is said is loaded once it is known that there is something to say. */
export function NotesHost() {
  const [notes, setNotes] = useState<SettledNotes | null>(null);
  const { consent, isDialogOpen } = useConsent();
  useEffect(() => void readSettledNotes().then(setNotes), []);
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
