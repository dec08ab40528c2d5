import type { TalismanSlot } from "@/lib/builder/catalog/catalog";
import { getProblemPlace } from "@/lib/builder/loadout/get-problem-place";
import type { LoadoutPlace } from "@/lib/builder/loadout/model";
import { listFilledPlaces } from "@/lib/builder/loadout/places";
import type { LoadoutProblem } from "@/lib/builder/loadout/problems";
import type { BuilderState } from "@/lib/builder/store/builder-state";

/** Common content of all rows of a place. */
interface PlaceView {
  readonly slots: readonly TalismanSlot[];
  readonly problems: readonly LoadoutProblem[];
  /** Indexes of slots with a problem. */
  readonly wrong: ReadonlySet<number>;
}

/** Slots and problems of a place; none where nothing is there. */
export function getPlaceView(
  { loadout, data: builderData, problems }: Pick<BuilderState, "loadout" | "data" | "problems">,
  place: LoadoutPlace,
): PlaceView {
  const filled = listFilledPlaces(loadout, builderData.catalog).find((each) => each.place === place);
  const own = problems.filter((problem) => getProblemPlace(problem) === place);
  return {
    slots: filled?.slots ?? [],
    problems: own,
    wrong: new Set(own.flatMap((problem) => ("slot" in problem ? [problem.slot] : []))),
  };
}
