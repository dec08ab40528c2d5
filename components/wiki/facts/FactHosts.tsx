import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { useLocalTimes } from "@/hooks/ui/use-local-times";
import { readStored } from "@/lib/site/stored-text";
import { compareEvent, compareKey } from "@/lib/wiki/facts/compare-event";
import { RecordCardHost } from "./RecordCardHost";

/** The part of `FactsHost` that is loaded late. */
export function FactHosts() {
  useLocalTimes();
  return (
    <>
      <CompareHost />
      <RecordCardHost />
    </>
  );
}

const CompareTray = dynamic(() => import("./CompareTray").then((module) => module.CompareTray), {
  ssr: false,
});

/** The tray of what is compared, loaded where something is. Narrow screens have none. */
export function CompareHost() {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const wide = window.matchMedia("(min-width: 64em)");
    const look = () => setUsed((before) => before || (wide.matches && readStored(compareKey) !== null));
    look();
    window.addEventListener(compareEvent, look);
    return () => window.removeEventListener(compareEvent, look);
  }, []);
  return isUsed && <CompareTray />;
}
