import dynamic from "next/dynamic";
import { useEffect, useState } from "react";

const AnnouncementBanner = dynamic(
  () => import("@/components/announcements/AnnouncementBanner").then((module) => module.AnnouncementBanner),
  { ssr: false },
);

/** Announcements wait until the page has settled, in milliseconds: they must not slow it down. */
const settleMs = 4000;

/** The place of announcements, for which no page loads anything at its start. */
export function AnnouncementHost() {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settleMs);
    return () => clearTimeout(timer);
  }, []);
  return isSettled && <AnnouncementBanner />;
}
