import { getDecorationsAt, refitDecorations, withDecorationsAt } from "../editor/place-decorations";
import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import type { Loadout, LoadoutPlace } from "../loadout/model";
import { listFilledPlaces } from "../loadout/places";
import type { LoadoutProblem } from "../loadout/problems";

/** Whether a problem is one of decorations and their slots, which `fixPlace` solves. */
export function isSlotProblem({ code }: LoadoutProblem): boolean {
  return code.startsWith("decoration-") || code === "unknown-decoration";
}

/** The loadout with only those decorations in a place that have a slot there. */
export function fixPlace(loadout: Loadout, place: LoadoutPlace, catalog: LoadoutCatalog): Loadout {
  const slots = listFilledPlaces(loadout, catalog).find((each) => each.place === place)?.slots ?? [];
  const { decorations } = refitDecorations(getDecorationsAt(loadout, place), slots, catalog);
  return withDecorationsAt(loadout, place, decorations);
}
