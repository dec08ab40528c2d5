import { decorationKinds } from "@/lib/catalog/codes";
import { choiceField, multiField, sortField, textField } from "@/lib/site/list-state";

export const slotSizes = ["1", "2", "3"] as const;
export const decorationRarities = ["3", "4", "5", "6", "7"] as const;

/**
 * State of the list of decorations in the address.
 *
 * @param skills ids of the skills that decorations give
 */
export function decorationFields(skills: readonly string[]) {
  return {
    q: textField(),
    kind: choiceField(decorationKinds),
    slot: multiField(slotSizes),
    skill: choiceField(skills),
    rarity: multiField(decorationRarities),
    sort: sortField(["name", "kind", "slot", "rarity"], { key: "name", direction: "asc" }),
  };
}
