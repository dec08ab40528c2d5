import { Button, useMantineColorScheme } from "@mantine/core";
import { useEffect, useState } from "react";
import { AnnouncementBanner } from "@/components/announcements/AnnouncementBanner";
import classes from "@/components/announcements/AnnouncementBanner.module.css";
import { useConsent } from "@/hooks/ui/use-consent";
import { storageKeys } from "@/lib/site/pre-paint";
import { readStored, writeStored } from "@/lib/site/stored-text";

/** Notes of a settled page, one at a time: the announcement, or the offer of light colors. */
export function SettledNotes() {
  const { consent, isDialogOpen } = useConsent();
  // The question on cookies comes first.
  return <AnnouncementBanner>{consent && !isDialogOpen && <SchemeOffer />}</AnnouncementBanner>;
}

/** Offers the colors of the device to whoever sees dark ones without having chosen them. Once per browser. */
function SchemeOffer() {
  const { setColorScheme } = useMantineColorScheme();
  const [isOpen, setOpen] = useState(isSchemeOffered);
  // What is shown now is what was chosen until something else is: the offer does not come again.
  useEffect(() => {
    if (isOpen) writeStored(storageKeys.colorScheme, "dark");
  }, [isOpen]);
  if (!isOpen) return null;
  const choose = (scheme: "auto" | "dark") => {
    setOpen(false);
    setColorScheme(scheme);
  };
  return (
    <section
      aria-label="Colors"
      className={`${classes.banner} fixed shadow-float print:hidden flex flex-wrap items-center gap-x-3 gap-y-1 py-2 px-3 border border-strong rounded-lg bg-raised text-14 leading-5`}
    >
      <p role="status">Your device is set to light colors.</p>
      <span className="flex gap-2">
        <Button variant="filled" size="sm" onClick={() => choose("auto")}>
          Follow device
        </Button>
        <Button size="sm" onClick={() => choose("dark")}>
          Keep dark
        </Button>
      </span>
    </section>
  );
}

/** Whether no colors were chosen, and the device asks for light ones. */
function isSchemeOffered(): boolean {
  return readStored(storageKeys.colorScheme) === null && matchMedia("(prefers-color-scheme: light)").matches;
}
