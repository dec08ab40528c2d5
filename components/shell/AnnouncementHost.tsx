import { useTimeout } from "@mantine/hooks";
import dynamic from "next/dynamic";
import { useState } from "react";

const AnnouncementBanner = dynamic(
  () => import("@/components/announcements/AnnouncementBanner").then((module) => module.AnnouncementBanner),
  { ssr: false },
);

/** Announcements wait until the page has settled, in milliseconds: they must not slow it down. */
const settleMs = 4000;

/** The place of announcements, for which no page loads anything at its start. */
export function AnnouncementHost() {
  const [isSettled, setSettled] = useState(false);
  useTimeout(() => setSettled(true), settleMs, { autoInvoke: true });
  return isSettled && <AnnouncementBanner />;
}
