import { Button, useMantineColorScheme } from "@mantine/core";
import { useEffect } from "react";
import classes from "@/components/announcements/AnnouncementBanner.module.css";
import { storageKeys } from "@/lib/site/pre-paint";
import { writeStored } from "@/lib/site/stored-text";

/** The offer to see the colors of the device, which are light, in place of dark ones. Made once per browser. */
export function SchemeOffer({ onClose }: { onClose(): void }) {
  const { setColorScheme } = useMantineColorScheme();
  // What is shown now is what was chosen until something else is: the offer does not come again.
  useEffect(() => {
    writeStored(storageKeys.colorScheme, "dark");
  }, []);
  const choose = (scheme: "auto" | "dark") => {
    onClose();
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
