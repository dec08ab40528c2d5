import { whenSeen } from "@/components/ui/when-seen";

/** `FeaturedPanel`, loaded when it is near. */
export const SeenFeatured = whenSeen(
  () => import("./FeaturedPanel").then((module) => module.FeaturedPanel),
  () => null,
);
