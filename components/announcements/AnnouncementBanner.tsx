import { ActionIcon } from "@mantine/core";
import { IconSpeakerphone, IconX } from "@tabler/icons-react";
import { PageLink } from "@/components/ui/PageLink";
import { dismissedStore } from "@/lib/announcements/dismissed-store";
import type { ShownAnnouncement } from "@/lib/announcements/shown";
import classes from "./AnnouncementBanner.module.css";

interface AnnouncementBannerProps {
  announcement: ShownAnnouncement;
  /** It was closed, for good in this browser. */
  onClose(): void;
}

/** An announcement of the site, until it is closed. It lies over the page. */
export function AnnouncementBanner({ announcement, onClose }: AnnouncementBannerProps) {
  const { id, text, href } = announcement;
  const close = () => {
    dismissedStore.change(() => id);
    onClose();
  };
  return (
    <section
      aria-label="Announcement"
      className={`${classes.banner} fixed shadow-float print:hidden flex items-center gap-3 py-2 px-3 border border-strong rounded-lg bg-raised text-14 leading-5`}
    >
      <IconSpeakerphone size={18} stroke={1.75} className="flex-none" aria-hidden="true" />
      <p role="status" className="min-w-0 wrap-anywhere">
        {href ? <PageLink href={href}>{text}</PageLink> : text}
      </p>
      <ActionIcon aria-label="Close announcement" size={36} onClick={close}>
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </section>
  );
}
