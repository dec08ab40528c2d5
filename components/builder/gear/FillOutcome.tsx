import { Name } from "@/components/game/Name";
import type { BuilderData } from "@/lib/builder/data/builder-data";
import type { FilledSlots } from "@/lib/builder/editor/fill-slots";
import { listOpenSlots } from "@/lib/builder/editor/place-decorations";
import { countIds } from "@/lib/builder/gear/fill-targets";
import { formatDamageChange } from "@/lib/builder/gear/list-delta-parts";
import { formatCount } from "@/lib/text/format";

interface FillOutcomeProps {
  filled: FilledSlots;
  /** The player counts what they own. */
  isLimited: boolean;
  /** By how much all of it changes the damage to the target, as a share; `null` = not known. */
  damage: number | null;
  builderData: BuilderData;
}

/** Preview, and which levels would still be missing. */
export function FillOutcome({ filled, isLimited, damage, builderData }: FillOutcomeProps) {
  const { added, missing, loadout } = filled;
  const left = listOpenSlots(loadout, builderData.catalog).length;
  return (
    <section
      aria-label="Preview"
      className="max-md:bg-(--surface-body) md:sticky md:top-3.5 self-start p-3 border rounded-md bg-card"
    >
      <div role="status">
        <h3 className="not-first:mt-3 tracking-[0] mb-1 text-14 leading-5">
          Adds {formatCount(added.length, "decoration", "decorations")}
        </h3>
        {damage !== null && added.length > 0 && (
          <p className="text-14 leading-5.5 text-dim">{formatDamageChange(damage)}</p>
        )}
        {added.length > 0 && (
          <ul className="text-14 leading-5.5">
            {[...countIds(added)].map(([id, count]) => (
              <li key={id}>
                <span className="min-w-6 inline-block text-good font-bold">{count}×</span>{" "}
                <Name entity="decorations" id={id}>
                  {builderData.getName("decoration", id)}
                </Name>
              </li>
            ))}
          </ul>
        )}
        {missing.length > 0 && (
          <>
            <h3 className="not-first:mt-3 tracking-[0] mb-1 text-14 leading-5">Still missing</h3>
            <ul className="text-14 leading-5.5 text-warn">
              {missing.map(({ skill, level }) => (
                <li key={skill}>
                  <Name entity="skills" id={skill}>
                    {builderData.getName("skill", skill)}
                  </Name>{" "}
                  {formatCount(level, "level", "levels")}
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="mt-2.5 text-13 leading-4.5 text-dim">
          {left === 0 ? "No free slots left." : `${formatCount(left, "free slot", "free slots")} left.`}
          {isLimited && " Uses only decorations you own."}
        </p>
      </div>
    </section>
  );
}
