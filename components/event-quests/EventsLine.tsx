import { getEventsPath } from "@/lib/event-quests/paths";

/** One line, as high as that of a closed fold. */
export function EventsLine() {
  return (
    <p className="flex items-center min-h-9 pointer-coarse:min-h-11 text-14 leading-5 text-dim">
      <a href={getEventsPath()}>All event quests with known dates</a>
    </p>
  );
}
