import { traps as trapFigures } from "@/lib/builder/hunt/constants";
import type { HuntPlan } from "@/lib/builder/hunt/plan";
import type { HunterNotes } from "@/lib/builder/hunt/request";
import type { monsterTraps } from "@/lib/catalog/world-codes";
import { monsterItemLabels } from "@/lib/catalog/world-labels";
import { formatNumber } from "@/lib/text/format";
import { FigureField } from "./FigureField";

interface HuntSuppliesProps {
  /** Of the builder's own hunter. */
  notes: HunterNotes;
  /** That hold the monster. */
  traps: readonly (typeof monsterTraps)[number][];
  plan: HuntPlan;
  onChange(by: Partial<HuntPlan>): void;
}

/** Most traps of a kind that make a difference in the longest quest. */
const maxTraps = 20;

/** Consumables of a hunt: items that end and are used again, rounds, and traps. */
export function HuntSupplies({
  notes: { supplies, load, melodySec },
  traps,
  plan,
  onChange,
}: HuntSuppliesProps) {
  const { uses, renewals } = plan;
  return (
    <fieldset className="grid gap-2 min-w-0">
      <legend className="text-15 font-semibold mb-1">Items and traps</legend>
      <ul className="grid gap-3 md:grid-cols-2">
        {supplies.map(({ id, name, lastsSec, everySec, uses: used, maxCarry }) => (
          <li key={id} className="grid gap-1 content-start">
            <FigureField
              label={`${name}, uses`}
              value={used}
              min={0}
              max={99}
              onChange={(value) => onChange({ uses: { ...uses, [`modifier:${id}`]: value } })}
            />
            <FigureField
              label={`${name} is used every, seconds`}
              value={renewals[`modifier:${id}`] ?? 0}
              min={0}
              max={3600}
              onChange={(value) => onChange({ renewals: { ...renewals, [`modifier:${id}`]: value } })}
            />
            <p className="text-12 leading-4 text-dim">
              Lasts {formatNumber(lastsSec, 0)} s, up to {maxCarry} carried. The first is used before the hunt
              {everySec > lastsSec ? "." : ", the next when it ends."}
            </p>
          </li>
        ))}
        {load?.kind === "rounds" && (
          <li className="grid gap-1 content-start">
            <FigureField
              label="Rounds that your combo fires"
              value={plan.roundsPerLoop ?? load.perLoop}
              min={0}
              max={200}
              onChange={(value) => onChange({ roundsPerLoop: value || null })}
            />
            <p className="text-12 leading-4 text-dim">
              Counted by us: three hits of rapid fire or of a shot that passes through are one round.
            </p>
          </li>
        )}
        {traps.map((trap) => {
          const { first, less, least } = trapFigures[trap];
          return (
            <li key={trap} className="grid gap-1 content-start">
              <FigureField
                label={`${monsterItemLabels[trap]}s set`}
                value={plan.traps[trap] ?? 0}
                min={0}
                max={maxTraps}
                onChange={(value) => onChange({ traps: { ...plan.traps, [trap]: value } })}
              />
              <p className="text-12 leading-4 text-dim">
                Holds it for {first} s at first, each further one {less} s less, at least {least} s.
              </p>
            </li>
          );
        })}
      </ul>
      <p className="text-12 leading-4 text-dim">
        {supplies.length === 0 && "Items such as Might Seed are chosen under Buffs. "}
        {traps.length === 0 && "Traps do not hold this monster. "}
        {melodySec !== null && `Your melodies are played again every ${formatNumber(melodySec, 0)} s.`}
      </p>
    </fieldset>
  );
}
