import { getCatalog } from "../get-catalog.server";
import { runOnce } from "../run-once";
import type { Charm } from "../schema";
import { growForest } from "../upgrade-forest";

/** A charm and what it is upgraded into, level by level. */
export interface CharmFamily {
  /** The name without its numeral, as in "Attack Charm". */
  readonly name: string;
  /** Level 1 first. */
  readonly charms: readonly Charm[];
}

/** Every family, in the order of the catalog. */
export function listCharmFamilies(): readonly CharmFamily[] {
  return indexes().families;
}

/** @throws for an unknown id of a charm */
export function getCharmFamily(id: string): CharmFamily {
  const family = indexes().byCharm.get(id);
  if (!family) throw new Error(`No charm "${id}"`);
  return family;
}

const indexes = runOnce(() => {
  const forest = growForest(getCatalog().charms.all);
  const families = forest.roots.map((root): CharmFamily => {
    const charms = Object.freeze(forest.descendants(root.id));
    return Object.freeze({ name: root.name.replace(/ [IVX]+$/, ""), charms });
  });
  const byCharm = new Map(families.flatMap((family) => family.charms.map(({ id }) => [id, family] as const)));
  return { families: Object.freeze(families), byCharm };
});
