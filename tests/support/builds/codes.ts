import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { getLoadoutCatalog } from "@/lib/builder/loadout/get-loadout-catalog.server";
import { emptyLoadout, type Loadout } from "@/lib/builder/loadout/model";
import { encodeLoadout } from "@/lib/builder/share/encode-build-code";
import { getBuildCodeTables } from "@/lib/builder/share/read-shared-code.server";

const charm = { kind: "charm", id: "exploiter-charm-iii" } as const;
const base = { ...emptyLoadout, charm } satisfies Loadout;
const wield = (id: string, ...decorations: readonly string[]): Loadout => ({
  ...base,
  weapon: { id, decorations, artian: null },
});

/** A bow with an attack decoration, and a charm; then the same without the decoration; then with a lance. */
export const bowLoadout = wield("bow-hunters-stoutbow", "attack-jewel-iii-3");
export const bareBowLoadout = wield("bow-hunters-stoutbow");
export const lanceLoadout = wield("lance-hard-bone-lance");

/** The code of a loadout, by the game's own catalog. */
export function codeOf(loadout: Loadout): string {
  return encodeLoadout(loadout, getBuildCodeTables());
}

/** Every skill that a loadout gives. */
export function skillsOf(loadout: Loadout): string[] {
  return Object.keys(deriveLoadout(loadout, getLoadoutCatalog()).levels);
}
