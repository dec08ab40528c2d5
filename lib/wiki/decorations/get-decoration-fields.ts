import { decorationKinds } from "@/lib/catalog/codes";
import {
  createChoiceField,
  createMultiField,
  createSortField,
  createTextField,
  type Sort,
} from "@/lib/site/list-state";

export const slotSizes = ["1", "2", "3"] as const;
export const decorationRarities = ["3", "4", "5", "6", "7"] as const;

export const initialDecorationSort = { key: "name", direction: "asc" } as const satisfies Sort;

/**
 * State of the list of decorations in the address.
 *
 * @param skills ids of the skills that decorations give
 */
export function getDecorationFields(skills: readonly string[]) {
  return {
    q: createTextField(),
    kind: createChoiceField(decorationKinds),
    slot: createMultiField(slotSizes),
    skill: createChoiceField(skills),
    rarity: createMultiField(decorationRarities),
    sort: createSortField(["name", "kind", "slot", "rarity", "level"], initialDecorationSort),
  };
}
