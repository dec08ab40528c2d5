import { Button, NativeSelect } from "@mantine/core";
import { useMemo } from "react";
import { Emblem } from "@/components/game/Emblem";
import { getMonsterEmblem } from "@/components/game/get-emblem";
import { Name } from "@/components/game/Name";
import { EmptyState } from "@/components/ui/EmptyState";
import { useListState } from "@/hooks/ui/use-list-state";
import { useNames } from "@/hooks/wiki/use-names";
import { getNameIn } from "@/lib/names/names-store";
import { getComparePath } from "@/lib/site/wiki-paths";
import { getCompareFields } from "@/lib/wiki/monsters/compare-state";
import type { MonsterFigures } from "@/lib/wiki/monsters/monster-page";
import { formatHitzoneState, parseHitzoneState } from "@/lib/wiki/monsters/monster-page-state";
import { suggestPairs } from "@/lib/wiki/monsters/suggest-pairs";
import classes from "./ComparePage.module.css";
import { LinkedNames } from "./LinkedNames";
import { MonsterComparison } from "./MonsterComparison";

/** Compares two monsters. */
export function CompareMonstersPage({ monsters }: { monsters: readonly MonsterFigures[] }) {
  const fields = useMemo(() => getCompareFields(monsters), [monsters]);
  const { state, set } = useListState(fields);
  const find = (id: string) => monsters.find((monster) => monster.id === id);
  // A monster chosen twice is shown once.
  const chosen = [...new Set([find(state.a), find(state.b)])].filter((monster) => monster !== undefined);
  return (
    <div className={classes.compare}>
      <div className="grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] lg:max-w-190 grid items-end gap-2 mb-6">
        <MonsterSelect
          label="First monster"
          monsters={monsters}
          value={state.a}
          onChange={(a) => set({ a })}
        />
        <Button
          variant="default"
          disabled={chosen.length === 0}
          onClick={() => set({ a: state.b, b: state.a })}
        >
          <span aria-hidden="true">⇄</span> Swap
        </Button>
        <MonsterSelect
          label="Second monster"
          monsters={monsters}
          value={state.b}
          onChange={(b) => set({ b })}
        />
      </div>
      <noscript className="block mt-4">
        <p>
          Comparing needs JavaScript. Each monster's page has the same data:{" "}
          <LinkedNames entity="monsters" names={monsters.map(({ id, name }) => [id, name])} />.
        </p>
      </noscript>
      <div className="noscript:hidden">
        {chosen.length === 0 && (
          <EmptyState title="Choose two monsters">
            See their hitzones, weaknesses and ailments side by side. You can share the link.
          </EmptyState>
        )}
        {chosen.length < 2 && <SuggestedPairs monsters={monsters} chosen={chosen[0]?.id ?? null} />}
      </div>
      {chosen.length > 0 && (
        <MonsterComparison
          monsters={chosen}
          state={parseHitzoneState(state.state)}
          onState={(next) => set({ state: formatHitzoneState(next) })}
        />
      )}
    </div>
  );
}

interface MonsterSelectProps {
  label: string;
  monsters: readonly Pick<MonsterFigures, "id" | "name" | "size">[];
  /** Id, or `""` while none is chosen. */
  value: string;
  onChange(id: string): void;
}

/** A native choice of one monster, large ones first. */
function MonsterSelect({ label, monsters, value, onChange }: MonsterSelectProps) {
  const names = useNames();
  const options = (size: MonsterFigures["size"]) =>
    monsters
      .filter((monster) => monster.size === size)
      .map((monster) => (
        <option key={monster.id} value={monster.id}>
          {getNameIn(names, "monsters", monster.id, monster.name).text}
        </option>
      ));
  return (
    <NativeSelect label={label} size="sm" value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">Choose a monster</option>
      <optgroup label="Large">{options("large")}</optgroup>
      <optgroup label="Small">{options("small")}</optgroup>
    </NativeSelect>
  );
}

interface SuggestedPairsProps {
  monsters: readonly MonsterFigures[];
  /** The monster that is chosen already. */
  chosen: string | null;
}

/** Monsters that are alike, as links to their comparison. */
function SuggestedPairs({ monsters, chosen }: SuggestedPairsProps) {
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
