import dynamic from "next/dynamic";
import { useSyncExternalStore } from "react";
import { areNoticesRequested, subscribeToFirstNotice } from "@/components/ui/notify";

const Notices = dynamic(() => import("./Notices").then((module) => module.Notices), { ssr: false });

/** Mounts the notices with the first one, so that pages without any do not load them. */
export function NoticeHost() {
  const target = useSyncExternalStore(subscribeToFirstNotice, areNoticesRequested, () => false);
  return target ? <Notices /> : null;
}
