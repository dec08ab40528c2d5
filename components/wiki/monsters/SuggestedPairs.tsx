import { Emblem } from "@/components/game/Emblem";
import { getMonsterEmblem } from "@/components/game/get-emblem";
import { Name } from "@/components/game/Name";
import { getComparePath } from "@/lib/site/wiki-paths";
import type { MonsterFigures } from "@/lib/wiki/monsters/monster-page";
import { suggestPairs } from "@/lib/wiki/monsters/suggest-pairs";

interface SuggestedPairsProps {
  monsters: readonly MonsterFigures[];
  /** The monster that is chosen already. */
  chosen: string | null;
}

/** Monsters that are alike, as links to their comparison. */
export function SuggestedPairs({ monsters, chosen }: SuggestedPairsProps) {
  const pairs = suggestPairs(monsters, chosen, 6);
  if (pairs.length === 0) return null;
  return (
    <nav aria-label="Suggested comparisons">
      <ul className="flex flex-wrap gap-2 my-6 text-14 leading-5">
        {pairs.map(([first, second]) => (
          <li key={`${first.id} ${second.id}`}>
            <a
              href={getComparePath(first.id, second.id)}
              className="hover:border-control min-h-11 text-default inline-flex items-center gap-2 px-3 border rounded-md bg-card"
            >
              <Emblem name={getMonsterEmblem(first.id)} />
              <span>
                <Name entity="monsters" id={first.id}>
                  {first.name}
                </Name>{" "}
                and{" "}
                <Name entity="monsters" id={second.id}>
                  {second.name}
                </Name>
              </span>
              <Emblem name={getMonsterEmblem(second.id)} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
