import type { ReactNode } from "react";
import { useNames } from "@/hooks/wiki/use-names";
import { sleepingContent, useSleepingElement } from "@/lib/paint/use-sleeping-element";

interface ServedPartProps {
  className?: string;
  /** Without handlers and state, and the same as long as the page is; links are followed by the shell. */
  children: ReactNode;
}

/** A part of a page that nothing changes but the language of names: React leaves what the server wrote until then. */
export function ServedPart({ className = "", children }: ServedPartProps) {
  const { language } = useNames();
  const { id, isAsleep } = useSleepingElement(language === null);
  if (isAsleep) return <div id={id} className={className} {...sleepingContent} />;
  return (
    <div key="awake" id={id} className={className}>
      {children}
    </div>
  );
}
