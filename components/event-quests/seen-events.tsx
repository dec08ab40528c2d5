import { Skeleton } from "@mantine/core";
import { whenSeen } from "@/components/ui/when-seen";
import { EventsLine } from "./EventsLine";

/** `ItemEvents`, loaded when it is near. Its line is there before, so that nothing moves. */
export const SeenItemEvents = whenSeen(
  () => import("./ItemEvents").then((module) => module.ItemEvents),
  EventsLine,
);

/** `QuestDates`, loaded when it is near. */
export const SeenQuestDates = whenSeen(
  () => import("./QuestDates").then((module) => module.QuestDates),
  EventsLine,
);

/** `EventsSection`, loaded when it is near. */
export const SeenEvents = whenSeen(
  () => import("./EventsSection").then((module) => module.EventsSection),
  () => <Skeleton height={240} animate={false} />,
);
