import { Button } from "@mantine/core";
import { useDeferredValue, useMemo, useState } from "react";
import { EmptyState } from "@/components/ui/EmptyState";
import { Note } from "@/components/ui/Note";
import { PageLink } from "@/components/ui/PageLink";
import { SearchInput } from "@/components/ui/SearchInput";
import { Section } from "@/components/ui/Section";
import type { AdviceBase } from "@/hooks/box/use-advice-base";
import { useAdviceRun } from "@/hooks/box/use-advice-run";
import { useChosenGoals } from "@/hooks/box/use-chosen-goals";
import { useEngine } from "@/hooks/builder/use-engine";
import { useOutclassed } from "@/hooks/builder/use-outclassed";
import { useTalismanSearch } from "@/hooks/builder/use-talisman-search";
import { ownTalismansPath } from "@/lib/box/own-paths";
import { toGoalQuery } from "@/lib/builder/advice/advice-goals";
import {
  canBeGivenUp,
  isWithoutGain,
  rateTalismans,
  sortByWorth,
  toTalismanWorth,
  type WorthStep,
} from "@/lib/builder/advice/talisman-worth";
import {
  getFiguresKey,
  withoutTalismans,
  withRestoredTalismans,
} from "@/lib/builder/collection/own-talismans";
import { changeCollection } from "@/lib/builder/collection/store";
import type { GetName } from "@/lib/builder/loadout/format-problem";
import type { SavedTalisman } from "@/lib/builder/share/build-file";
import { findTalismanBuilds } from "@/lib/builder/workspace/my-builds/find-talisman-builds";
import { formatCount, formatNumber } from "@/lib/text/format";
import { AdviceFrame } from "../advice/AdviceFrame";
import { AdvicePanel } from "../advice/AdvicePanel";
import { getTalismanLabel } from "./get-talisman-label";
import { WorthRow } from "./WorthRow";

/** Rows that are shown at first, and more of them with each press. */
const pageSize = 50;
const noBuilds: readonly string[] = [];

/** Talismans by their worth for a hunter's goals, the most useful first, and which can be given up. */
export function TalismanWorth({ version }: { version: string }) {
  return <AdviceFrame version={version}>{(base) => <TalismanWorthList base={base} />}</AdviceFrame>;
}

function TalismanWorthList({ base }: { base: AdviceBase }) {
  const { collection, builderData, builds, goals, damageData } = base;
  const { talismans } = collection;
  const { catalog, getName } = builderData;
  const { chosen, choose, chosenGoals } = useChosenGoals(goals);
  const { run, start, stop } = useAdviceRun<WorthStep>(useEngine(builderData.packedArmor));
  const [count, setCount] = useState(pageSize);
  const [deleted, setDeleted] = useState<{ text: string; before: readonly SavedTalisman[] } | null>(null);

  const outclassed = useOutclassed(collection, catalog);
  const used = useMemo(() => findTalismanBuilds(builds, builderData.tables), [builds, builderData.tables]);
  const steps = useDeferredValue(run.steps);
  const worth = useMemo(() => toTalismanWorth(steps), [steps]);
  const asked = useMemo(() => new Set(steps.map(({ goal }) => goal)).size, [steps]);
  const rows = talismans.map((talisman) => {
    const names = used.get(getFiguresKey(talisman)) ?? noBuilds;
    const better = outclassed.get(talisman.id) ?? null;
    return { talisman, better, betterId: better?.id ?? null, names, builds: names.length };
  });
  const search = useTalismanSearch(getName, talismans.length);
  const sorted = search.find(sortByWorth(rows, worth), ({ talisman }) => talisman);
  const free = rows.filter(canBeGivenUp);
  const isWhole = run.phase === "done";
  const useless = isWhole ? rows.filter((row) => isWithoutGain(row, worth, asked)) : [];

  const begin = () => {
    const questions = chosenGoals.flatMap((goal) => {
      const query = toGoalQuery(goal, base);
      return query ? [{ id: goal.id, query }] : [];
    });
    const kept = talismans
      .filter(({ id }) => !outclassed.has(id))
      .map(({ id, talisman, skills, slots }) => ({ id, talisman, skills, slots }));
    start((ask) => rateTalismans(questions, kept, builderData.armor.skills, ask));
  };
  const remove = (gone: readonly (typeof rows)[number][], text: string) => {
    const ids = new Set(gone.map(({ talisman }) => talisman.id));
    setDeleted({ text, before: talismans });
    changeCollection((now) => withoutTalismans(now, ({ id }) => ids.has(id)), catalog);
  };
  const undo = () => {
    if (deleted) changeCollection((now) => withRestoredTalismans(now, deleted.before), catalog);
    setDeleted(null);
  };

  if (talismans.length === 0 && !deleted)
    return (
      <EmptyState
        title="No talismans yet"
        action={
          <PageLink href={ownTalismansPath} className="underline underline-offset-3">
            Add talismans in the builder
          </PageLink>
        }
      >
        Type your appraised talismans, or take them from screenshots, files or a pasted list.
      </EmptyState>
    );
  return (
    <>
      <div role="status">
        {deleted && (
          <Note
            className="mb-5"
            action={
              <Button variant="default" onClick={undo}>
                Undo
              </Button>
            }
          >
            {deleted.text}
          </Note>
        )}
      </div>
      <AdvicePanel
        goals={goals}
        damageData={damageData}
        chosen={chosen}
        action="Work out what they are worth"
        run={run}
        onChoose={choose}
        onStart={begin}
        onStop={stop}
      />
      <Section id="give-up" title="You can give these up">
        <GiveUp
          rows={free}
          getName={getName}
          why="Outclassed by another talisman of yours, whatever decorations are in them, and in none of your builds."
          none="No talisman is outclassed and in no build."
          onDelete={() =>
            remove(
              free,
              `Deleted ${formatCount(free.length, "outclassed talisman", "outclassed talismans")}.`,
            )
          }
        />
        {isWhole && (
          <GiveUp
            rows={useless}
            getName={getName}
            why={`Not outclassed, but in none of your builds, and the best ${asked === 1 ? "set for your goal takes" : "sets for your goals take"} others. Another goal may need them.`}
            none="All others are in a build or in the best set for a goal."
            onDelete={() =>
              remove(
                useless,
                `Deleted ${formatCount(useless.length, "talisman", "talismans")} without a gain.`,
              )
            }
          />
        )}
      </Section>
      <Section
        id="talismans"
        title="Your talismans"
        flush
        aside={run.steps.length > 0 ? "Most useful first" : undefined}
      >
        {search.isOffered && <SearchInput {...search.field} className="max-w-[360px] mt-3 mx-4 mb-3" />}
        {sorted.length === 0 && <p className="py-6 px-4 text-dim">No talisman matches.</p>}
        <ul>
          {sorted.slice(0, count).map(({ talisman, better, names }) => (
            <WorthRow
              key={talisman.id}
              talisman={talisman}
              better={better}
              builds={names}
              goals={chosenGoals.flatMap(({ id, name }) => {
                const own = worth.get(talisman.id)?.get(id);
                return own ? [{ name, worth: own }] : [];
              })}
              getName={getName}
            />
          ))}
        </ul>
        {sorted.length > count && (
          <Button fullWidth className="mt-3" onClick={() => setCount(count + pageSize)}>
            Show more ({formatNumber(sorted.length - count)})
          </Button>
        )}
      </Section>
    </>
  );
}

interface GiveUpProps {
  rows: readonly { readonly talisman: SavedTalisman }[];
  why: string;
  /** Shown where there is none. */
  none: string;
  getName: GetName;
  onDelete(): void;
}

/** Talismans that are named before the rest is only counted. */
const maxNamed = 5;

/** Talismans that can go, why, and the button that deletes them. */
function GiveUp({ rows, why, none, getName, onDelete }: GiveUpProps) {
  if (rows.length === 0) return <p className="py-1 text-14 leading-5 text-dim">{none}</p>;
  const named = rows.slice(0, maxNamed).map(({ talisman }) => getTalismanLabel(talisman, getName));
  const rest = rows.length - named.length;
  return (
    <div className="flex flex-wrap items-center justify-between gap-y-2 gap-x-4 py-2">
      <div className="grow basis-60 min-w-0 text-14 leading-5 wrap-anywhere">
        <p>
          {formatCount(rows.length, "talisman", "talismans")}: {named.join("; ")}
          {rest > 0 && ` and ${formatNumber(rest)} more`}
        </p>
        <p className="text-dim">{why}</p>
      </div>
      <Button variant="default" onClick={onDelete}>
        Delete {rows.length === 1 ? "it" : `all ${formatNumber(rows.length)}`}
      </Button>
    </div>
  );
}
