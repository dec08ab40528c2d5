import dynamic from "next/dynamic";
import { useDeferredValue, useMemo, useState } from "react";
import { Note } from "@/components/ui/Note";
import { RecordTable } from "@/components/ui/RecordTable";
import { Section } from "@/components/ui/Section";
import type { AdviceBase } from "@/hooks/box/use-advice-base";
import { useAdviceRun } from "@/hooks/box/use-advice-run";
import { useChosenGoals } from "@/hooks/box/use-chosen-goals";
import { useEngine } from "@/hooks/builder/use-engine";
import { useLocalStore } from "@/hooks/ui/use-local-store";
import { useSourceFacts, useWishlistGear } from "@/hooks/wiki/use-wishlist-data";
import { artianStore } from "@/lib/box/artian-weapons";
import { type FarmStep, findFarmTargets, hasOwnArmor } from "@/lib/box/farm-advice";
import { formatTarget, listUnbeaten, type RankedFinding, rankFindings } from "@/lib/box/farm-effort";
import type { FarmProps } from "@/lib/box/farm-props";
import { toTalismanPools } from "@/lib/builder/criteria/format-fix";
import { formatNumber, formatPercent } from "@/lib/text/format";
import type { WishlistItem } from "@/lib/wishlist/wishlist";
import { wishlistStore } from "@/lib/wishlist/wishlist-store";
import { AdviceFrame } from "../advice/AdviceFrame";
import { AdvicePanel } from "../advice/AdvicePanel";

const PointChart = dynamic(
  () => import("@/components/chart/PointChart").then((module) => module.PointChart),
  { ssr: false, loading: () => <p className="text-14 text-dim">Loading.</p> },
);

/** The next targets to farm, once the facts are loaded. */
export function FarmAdvice(props: FarmProps) {
  return <AdviceFrame version={props.version}>{(base) => <Farming base={base} {...props} />}</AdviceFrame>;
}

function Farming({ base, rules, orbs }: FarmProps & { base: AdviceBase }) {
  const { builderData, damageData, goals, collection, owned } = base;
  const { catalog, armor, packedArmor } = builderData;
  const { chosen, choose, chosenGoals } = useChosenGoals(goals);
  const { run, start, stop } = useAdviceRun<FarmStep>(useEngine(packedArmor));
  const { weapons } = useLocalStore(artianStore);
  const ranked = useRanked(useDeferredValue(run.steps), base, { rules, orbs });
  const begin = () => {
    const own = weapons.flatMap((weapon) => {
      const record = catalog.weapons.get(weapon.weapon);
      return record?.artian ? [{ weapon, type: record.type, tier: record.artian }] : [];
    });
    const context = { ...base, skills: armor.skills, weapons: own, rules };
    start((ask) => findFarmTargets(chosenGoals, context, ask));
  };
  const left = [
    ...(collection.decorations === "unlimited"
      ? ["Count your decorations in the builder to see which one to get next."]
      : []),
    ...(hasOwnArmor(owned)
      ? []
      : ["Tick the armor you own on a shopping list to see which piece to make next."]),
    ...(weapons.length > 0 ? [] : ["Add an Artian weapon under Rerolls to see what rolling it is worth."]),
  ];
  return (
    <>
      <AdvicePanel
        goals={goals}
        damageData={damageData}
        chosen={chosen}
        action="Find what to farm"
        run={run}
        onChoose={choose}
        onStart={begin}
        onStop={stop}
      >
        {left.length > 0 && (
          <Note className="mt-4">
            {left.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Note>
        )}
      </AdvicePanel>
      {(ranked.length > 0 || run.phase === "done") && (
        <Section id="farm" title="Most gain for each hunt">
          {ranked.length === 0 ? (
            <p>Nothing else makes your best sets better.</p>
          ) : (
            <Findings ranked={ranked} getName={builderData.getName} />
          )}
          <p className="max-w-text mt-3 text-14 leading-5 text-dim">
            The gain is that of your best set, the mean of the goals you ticked. Hunts are what it takes on
            average with the drop finder’s usual habits, at the quickest source that is always open: a quest
            counts as one hunt, gathering as a part of one. A talisman gives at least the gain that is named.
            Of a reroll it is the average, since only a better result is kept; of reinforcements it is the
            least average that the search proves, by the worse of two columns of weights.
          </p>
        </Section>
      )}
    </>
  );
}

/** Ranks what was found, as costs and sources come in. */
function useRanked(
  steps: readonly FarmStep[],
  { builderData, availability }: AdviceBase,
  { rules, orbs }: Pick<FarmProps, "rules" | "orbs">,
): readonly RankedFinding[] {
  const findings = useMemo(() => {
    const found = steps.flatMap(({ finding }) => finding ?? []);
    return [...new Map(found.map((each) => [JSON.stringify(each.target), each])).values()];
  }, [steps]);
  const { owned } = useLocalStore(wishlistStore);
  const sources = useSourceFacts(findings.length > 0);
  const pieces = useMemo(
    () => [...new Set(findings.flatMap(({ target }) => (target.kind === "armor" ? target.ids : [])))],
    [findings],
  );
  const gear = useWishlistGear(
    useMemo(() => pieces.map((id): WishlistItem => ({ kind: "armor", id, name: id, way: "path" })), [pieces]),
  );
  return useMemo(() => {
    if (!sources) return [];
    const costs = new Map(
      pieces.flatMap((id, at) => {
        const own = gear[at];
        return own === undefined ? [] : [[id, own?.costs[0] ?? null] as const];
      }),
    );
    return rankFindings(findings, {
      sources,
      orbs,
      talismans: toTalismanPools(builderData.armor.talismans, availability.appraisals),
      appraised: availability.appraisals.items,
      rules,
      costs,
      owned,
    });
  }, [findings, sources, pieces, gear, builderData, availability, rules, orbs, owned]);
}

interface FindingsProps {
  ranked: readonly RankedFinding[];
  getName: AdviceBase["builderData"]["getName"];
}

/** The targets as a plot of those that nothing beats, and all of them as a table. */
function Findings({ ranked, getName }: FindingsProps) {
  const [key, setKey] = useState<string | null>(null);
  const unbeaten = listUnbeaten(ranked);
  const chosen = ranked.find((each) => each.key === key) ?? unbeaten[0];
  return (
    <>
      {unbeaten.length > 1 && (
        <>
          <PointChart
            points={unbeaten.map((each) => ({
              key: each.key,
              x: each.effort.hunts ?? 0,
              y: each.gain * 100,
            }))}
            x={{ label: "Expected hunts", format: (value) => formatNumber(value, 1) }}
            y={{ label: "Gain", format: (value) => formatPercent(value, 2) }}
            label="What gives most for its hunts: choose one"
            chosen={chosen?.key ?? null}
            onChoose={setKey}
          />
          {chosen && (
            <p className="mb-3 text-14 leading-5" aria-live="polite">
              <b>{formatTarget(chosen.target, getName)}</b>: {describeGain(chosen)}. {chosen.effort.how}.
            </p>
          )}
        </>
      )}
      <RecordTable
        caption="What to farm, the most gain for each hunt first"
        columns={["What", "Gain", "Hunts", "Gain per hunt", "Why and where"]}
        rows={ranked.map((each) => ({
          key: each.key,
          cells: [
            formatTarget(each.target, getName),
            describeGain(each),
            each.effort.hunts === null ? "Not known" : formatNumber(each.effort.hunts, 1),
            each.perHunt === null || !Number.isFinite(each.perHunt)
              ? "—"
              : formatPercent(each.perHunt * 100, 3),
            each.effort.how,
          ],
        }))}
      />
    </>
  );
}

function describeGain({ gain, isProven }: RankedFinding): string {
  if (gain === Number.POSITIVE_INFINITY) return "makes a goal possible";
  return `${isProven ? "" : "about "}+${formatPercent(gain * 100, gain < 0.001 ? 3 : 1)}`;
}
