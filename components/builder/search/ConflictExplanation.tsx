import { useAvailability } from "@/hooks/builder/use-availability";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import {
  formatConflict,
  formatGiven,
  formatLowered,
  formatNearest,
  getLowered,
} from "@/lib/builder/criteria/format-conflict";
import {
  type FixNames,
  formatDamageLoss,
  formatFix,
  formatTalismanOdds,
  getFixSteps,
} from "@/lib/builder/criteria/format-fix";
import type { SearchRunState } from "@/lib/builder/criteria/search-state";
import { withSkillTargets } from "@/lib/builder/criteria/skill-targets";
import type { BuilderData } from "@/lib/builder/data/builder-data";
import type { Fix } from "@/lib/builder/search/fixes";
import type { FoundSet } from "@/lib/builder/search/query";
import { joinWords } from "@/lib/text/join-words";
import type { SavedNames } from "../found/CharmLine";
import { FixList, type FixRow } from "./FixList";

interface ConflictExplanationProps {
  state: SearchRunState;
  savedNames: SavedNames;
  onEquip(set: FoundSet): void;
}

/** Why no set was found, what makes one possible, cheapest first, and which skills to give up otherwise. */
export function ConflictExplanation({ state, savedNames, onEquip }: ConflictExplanationProps) {
  const { conflict, nearest, fixes, phase } = state;
  const {
    criteria,
    data: builderData,
    collection,
    loadout,
  } = useBuilder(pick("criteria", "data", "collection", "loadout"));
  const owned = collection.decorations !== "unlimited" && criteria.decorations === "own";
  const given = formatGiven(criteria, { owned, transcended: loadout.transcended });
  const weaponless =
    !loadout.weapon && conflict?.conflict?.some(({ id }) => builderData.skills.get(id)?.kind === "weapon");
  const { options, lowered } = useFixRows(state, builderData, onEquip);
  const list = { savedNames, getName: builderData.getName };
  return (
    <section className="grid-cols-1 grid gap-2 text-14 leading-5" aria-label="Why no set was found">
      <p>
        {conflict ? formatConflict(conflict, builderData.getName) : "Finding conflicting skills …"}
        {conflict && given.length > 0 && <span className="text-dim"> Assuming {joinWords(given)}.</span>}
      </p>
      {weaponless && (
        <p className="text-dim">
          Weapon skills come from the weapon and its decorations. Choose a weapon first.
        </p>
      )}
      {options.length > 0 && <FixList title="What makes it possible" rows={options} {...list} />}
      {fixes?.status === "complete" && options.length === 0 && state.changes.length > 0 && (
        <p className="text-dim">No other option makes it possible (proven).</p>
      )}
      {lowered.length > 0 ? (
        <FixList
          title="What you could give up"
          intro={nearest ? formatNearest(nearest) : undefined}
          rows={lowered}
          {...list}
        />
      ) : (
        nearest && <p className="text-dim">{formatNearest(nearest)}</p>
      )}
      {conflict && phase === "explaining" && <p className="text-dim">{formatWork(state)}</p>}
    </section>
  );
}

function formatWork({ fixes, nearest }: SearchRunState): string {
  if (!fixes) return "Finding what makes it possible …";
  return nearest ? "Calculating damage …" : "Finding the closest sets …";
}

/** Options first, then skills with fewer levels; ways that lower several skills at once are among those. */
function useFixRows(
  { fixes, nearest, changes }: SearchRunState,
  { armor, catalog, getName }: BuilderData,
  onEquip: (set: FoundSet) => void,
) {
  const { searchWith, latest } = useCommands();
  const found = fixes?.fixes ?? [];
  const reach = useAvailability(
    found.some(({ talisman }) => talisman !== null) || changes.some(({ about }) => about.kind === "monster"),
  );
  const known = reach.status === "ready" ? reach.data : null;
  const names: FixNames = {
    getName,
    getMonster: (id) => known?.monsters.find((each) => each.id === id)?.name ?? "this monster",
    getOdds: (talisman) => (known ? formatTalismanOdds(talisman, armor.talismans, known.appraisals) : ""),
  };
  const ways = (nearest?.ways ?? []).filter(({ dropped }) => dropped.length > 1);
  const most = Math.max(0, ...[...found, ...ways].map(({ set }) => set.damage ?? 0));
  const getNotes = (takes: string, way: Pick<Fix, "set">) =>
    [takes, formatDamageLoss(way, most)].filter((note) => note !== "");
  const toRow = (fix: Fix, at: number): FixRow => {
    const { action, takes } = formatFix(fix, changes, names);
    const isLowered = fix.lowered !== null;
    return {
      key: isLowered ? `lowered ${fix.lowered?.id}` : `${fix.keys.join()} ${at}`,
      action,
      notes: getNotes(takes, fix),
      set: fix.set,
      onApply: () => {
        const steps = getFixSteps(fix, changes, latest().criteria, catalog);
        searchWith(steps.criteria, steps.actions);
      },
      onEquip: isLowered ? () => onEquip(fix.set) : undefined,
    };
  };
  const several = ways.map((way): FixRow & { readonly loss: number } => {
    const lowered = getLowered(way);
    return {
      key: JSON.stringify(way.dropped),
      loss: way.dropped.reduce((sum, { by }) => sum + by, 0),
      action: formatLowered(lowered, getName),
      notes: getNotes("", way),
      set: way.set,
      onApply: () => searchWith((criteria) => withSkillTargets(criteria, lowered, catalog)),
      onEquip: () => onEquip(way.set),
    };
  });
  const single = found.flatMap((fix, at) => {
    const { lowered } = fix;
    return lowered ? [{ ...toRow(fix, at), loss: lowered.level - lowered.to }] : [];
  });
  return {
    options: found.filter(({ lowered }) => lowered === null).map(toRow),
    lowered: [...single, ...several].toSorted((a, b) => a.loss - b.loss),
  };
}
