import { Skeleton } from "@mantine/core";
import { whenSeen } from "@/components/ui/when-seen";

/** `ItemEvents`, loaded when it is near. */
export const SeenItemEvents = whenSeen(
  () => import("./ItemEvents").then((module) => module.ItemEvents),
  () => null,
);

/** `EventsSection`, loaded when it is near. */
export const SeenEvents = whenSeen(
  () => import("./EventsSection").then((module) => module.EventsSection),
  () => <Skeleton height={240} animate={false} />,
);
