import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { findBestCrownOdds } from "@/lib/catalog/relations/crown-odds";
import type { CrownMonster } from "./crown-count";

/** All monsters that have crowns, by name, with the sizes at which they earn one. */
export function listCrownMonsters(): readonly CrownMonster[] {
  const { monsters, monsterCombat } = getCatalog();
  return monsters.all
    .flatMap(({ id, name, sizes }): CrownMonster[] =>
      sizes && !("fixed" in sizes)
        ? [
            {
              id,
              name,
              smallGold: sizes.smallGold,
              largeSilver: sizes.largeSilver,
              largeGold: sizes.largeGold,
              odds: getOdds(monsterCombat.get(id)?.crowns ?? []),
            },
          ]
        : [],
    )
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

function getOdds(chances: Parameters<typeof findBestCrownOdds>[0]): CrownMonster["odds"] {
  const small = findBestCrownOdds(chances, "smallGold");
  const large = findBestCrownOdds(chances, "largeGold");
  return small && large ? { small, large } : null;
}
