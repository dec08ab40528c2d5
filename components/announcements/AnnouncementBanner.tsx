import { ActionIcon } from "@mantine/core";
import { IconSpeakerphone, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/PageLink";
import { useAnnouncement } from "@/hooks/announcements/use-announcement";
import classes from "./AnnouncementBanner.module.css";

interface AnnouncementBannerProps {
  /** Shown in its place where nothing is announced. */
  children?: ReactNode;
}

/** The current announcement of the site, until it is closed. It lies over the page. */
export function AnnouncementBanner({ children }: AnnouncementBannerProps) {
  const { announcement, isRead, dismiss } = useAnnouncement();
  if (!announcement) return isRead ? children : null;
  const { text, href } = announcement;
  return (
    <section
      aria-label="Announcement"
      className={`${classes.banner} fixed shadow-float print:hidden flex items-center gap-3 py-2 px-3 border border-strong rounded-lg bg-raised text-14 leading-5`}
    >
      <IconSpeakerphone size={18} stroke={1.75} className="flex-none" aria-hidden="true" />
      <p role="status" className="min-w-0 wrap-anywhere">
        {href ? <PageLink href={href}>{text}</PageLink> : text}
      </p>
      <ActionIcon aria-label="Close announcement" size={36} onClick={dismiss}>
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </section>
  );
}
