import { FoldLine } from "@/components/ui/FoldLine";
import { getEventsPath } from "@/lib/event-quests/paths";

/** The way to all event quests, in the place of a fold of some. */
export function EventsLine() {
  return (
    <FoldLine>
      <a href={getEventsPath()}>All event quests with known dates</a>
    </FoldLine>
  );
}
