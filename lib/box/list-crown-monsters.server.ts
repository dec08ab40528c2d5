import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { CrownMonster } from "./crown-count";

/** All monsters that have crowns, by name, with the sizes at which they earn one. */
export function listCrownMonsters(): readonly CrownMonster[] {
  return getCatalog()
    .monsters.all.flatMap(({ id, name, sizes }): CrownMonster[] =>
      sizes && !("fixed" in sizes)
        ? [
            {
              id,
              name,
              smallGold: sizes.smallGold,
              largeSilver: sizes.largeSilver,
              largeGold: sizes.largeGold,
            },
          ]
        : [],
    )
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}
