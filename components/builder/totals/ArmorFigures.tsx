import { ElementValue } from "@/components/game/ElementValue";
import type { DerivedLoadout, SlotCounts } from "@/lib/builder/loadout/derived";
import { elements } from "@/lib/catalog/codes";
import { formatNumber, formatSigned } from "@/lib/text/format";
import classes from "./Figures.module.css";

/** Defense, resistances and the slots that are still free. */
export function ArmorFigures({ derived }: { derived: DerivedLoadout }) {
  const { defense, resistances, freeSlots } = derived;
  const added = defense.withSkills - defense.base;
  return (
    <>
      <dl className={`${classes.band} grid justify-between gap-y-2 gap-x-4`}>
        <div>
          <dt>Defense</dt>
          <dd>
            <span className={classes.main}>{formatNumber(defense.withSkills)}</span>{" "}
            {added !== 0 && (
              <span className="inline-block text-12 leading-4 text-dim">
                {formatNumber(defense.base)} {formatSigned(added)} from skills
              </span>
            )}
          </dd>
        </div>
        <div className={classes.free}>
          <dt>Free slots</dt>
          <dd>
            <FreeSlots kind="armor" counts={freeSlots.armor} />
            <FreeSlots kind="weapon" counts={freeSlots.weapon} />
          </dd>
        </div>
      </dl>
      <ul
        className={`${classes.resistances} flex flex-wrap justify-between gap-y-1 gap-x-2.5 border-t text-14 leading-5.5`}
        aria-label="Resistances"
      >
        {elements.map((element) => (
          <li key={element} data-tone={resistances[element].withSkills < 0 ? "bad" : undefined}>
            <ElementValue type={element} value={resistances[element].withSkills} sign size={16} />
          </li>
        ))}
      </ul>
    </>
  );
}

function FreeSlots({ kind, counts }: { kind: "armor" | "weapon"; counts: SlotCounts }) {
  const levels = ([3, 2, 1] as const).flatMap((level) => {
    const count = counts[level - 1] ?? 0;
    return count > 0 ? [{ level, count }] : [];
  });
  return (
    <span className={classes.slots}>
      <span className="text-13 text-dim">{kind}</span>{" "}
      {levels.length === 0 && <span className="text-14 text-dim font-normal">none</span>}
      <span className="visually-hidden">
        {levels.map(({ level, count }) => `${count} of level ${level}`).join(", ")}
      </span>
      {levels.map(({ level, count }) => (
        <span key={level} className={classes.gems} aria-hidden="true">
          <span
            className={`${classes.gem} w-4.5 h-4.5 inline-block border border-control text-12 leading-4 font-bold text-center`}
            data-kind={kind}
          >
            {level}
          </span>
          {count > 1 && `×${count}`}
        </span>
      ))}
    </span>
  );
}
