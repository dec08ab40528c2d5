import dynamic from "next/dynamic";
import type { PlaceProblemsProps } from "./PlaceProblemList";

/** Comes with the first problem: most builds have none. */
const PlaceProblemList = dynamic(
  () => import("./PlaceProblemList").then((module) => module.PlaceProblemList),
  { ssr: false },
);

/** Why what is in a place cannot be so in the game; nothing where it can. */
export function PlaceProblems(props: PlaceProblemsProps) {
  return props.problems.length > 0 && <PlaceProblemList {...props} />;
}
