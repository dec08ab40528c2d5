import { whenSeen } from "@/components/ui/when-seen";

/** `CitedGuides`, loaded when it is near. */
export const SeenCitedGuides = whenSeen(
  () => import("./CitedGuides").then((module) => module.CitedGuides),
  () => null,
);
