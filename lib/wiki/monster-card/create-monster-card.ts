import type { Element } from "@/lib/catalog/codes";
import { damageLabels, damageTypes, rawTypes } from "@/lib/wiki/monsters/damage-types";
import { getBestParts } from "@/lib/wiki/monsters/get-best-parts";
import type { MonsterFigures } from "@/lib/wiki/monsters/monster-page";
import { formatSpecies } from "@/lib/wiki/monsters/species";

/** The words of the picture of a monster, in English. */
export interface MonsterCard {
  readonly id: string;
  readonly name: string;
  readonly species: string;
  /** Two at most, best first; `Dragon 30`. */
  readonly elements: readonly { readonly element: Element; readonly label: string }[];
  /** The best part for each kind of raw damage, in percent: `Head`, `Head +2`. */
  readonly best: readonly { readonly label: string; readonly value: string; readonly part: string }[];
}

/** The picture of a monster: the figures at the head of its page. */
export function createMonsterCard({ id, name, species, elements, hitzones }: MonsterFigures): MonsterCard {
  const parts = getBestParts(hitzones);
  return {
    id,
    name,
    species: formatSpecies(species),
    elements: elements
      .slice(0, 2)
      .map(([element, value]) => ({ element, label: `${damageLabels[element].label} ${value}` })),
    best: rawTypes.map((type) => {
      const best = parts[damageTypes.indexOf(type)];
      const [first, ...others] = best?.parts ?? [];
      const more = others.length > 0 ? ` +${others.length}` : "";
      return {
        label: damageLabels[type].label,
        value: String(best?.value ?? 0),
        part: first ? `${first.name}${more}` : "No part",
      };
    }),
  };
}
