import { useMediaQuery } from "@mantine/hooks";
import type { ReactNode } from "react";
import { sleepingContent, useSleepingElement } from "@/lib/paint/use-sleeping-element";

/** From this width on the filters are next to the list; below they are in a drawer. Same as in the style sheet. */
export const wideScreen = "(min-width: 64em)";

/**
 * The filters of a rail that go into the drawer on a phone: all but the text field. There they are out of sight until
 * the drawer shows them anew, so those of the document stay as the server wrote them, and cost no work.
 */
export function DrawerFilters({ children }: { children: ReactNode }) {
  const isWide = useMediaQuery(wideScreen, false, { getInitialValueInEffect: false });
  const { id, isAsleep } = useSleepingElement(!isWide);
  if (isAsleep) return <div id={id} className="contents" {...sleepingContent} />;
  return (
    <div key="awake" id={id} className="contents">
      {children}
    </div>
  );
}
