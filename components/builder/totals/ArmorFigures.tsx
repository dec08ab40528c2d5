import { ElementValue } from "@/components/game/ElementValue";
import type { DerivedLoadout, SlotCounts } from "@/lib/builder/loadout/derived";
import { elements } from "@/lib/catalog/codes";
import { formatSigned } from "@/lib/text/format";

/** Resistances, of the pieces and with skills, and the slots that are still free. */
export function ArmorFigures({ derived }: { derived: DerivedLoadout }) {
  const { resistances, freeSlots } = derived;
  return (
    <>
      <ul
        className="pt-2 flex flex-wrap justify-between gap-y-1 gap-x-2.5 border-t text-14 leading-5.5"
        aria-label="Resistances"
      >
        {elements.map((element) => {
          const { base, withSkills } = resistances[element];
          return (
            <li key={element} className={withSkills < 0 ? "text-bad" : undefined}>
              <ElementValue type={element} value={withSkills} sign size={16} />
              {base !== withSkills && (
                <span className="block text-12 leading-4 text-dim">base {formatSigned(base)}</span>
              )}
            </li>
          );
        })}
      </ul>
      <dl className="flex flex-wrap items-baseline gap-x-3 text-12 leading-4 text-dim">
        <dt>Free slots</dt>
        <dd className="flex flex-wrap gap-x-3">
          <FreeSlots kind="armor" counts={freeSlots.armor} />
          <FreeSlots kind="weapon" counts={freeSlots.weapon} />
        </dd>
      </dl>
    </>
  );
}

function FreeSlots({ kind, counts }: { kind: "armor" | "weapon"; counts: SlotCounts }) {
  const levels = ([3, 2, 1] as const).flatMap((level) => {
    const count = counts[level - 1] ?? 0;
    return count > 0 ? [{ level, count }] : [];
  });
  return (
    <span className="inline-flex gap-0.75 items-center whitespace-nowrap gap-1.5">
      <span className="text-13 text-dim">{kind}</span>{" "}
      {levels.length === 0 && <span className="text-14 text-dim font-normal">none</span>}
      <span className="visually-hidden">
        {levels.map(({ level, count }) => `${count} of level ${level}`).join(", ")}
      </span>
      {levels.map(({ level, count }) => (
        <span key={level} className="inline-flex gap-0.75 items-center whitespace-nowrap" aria-hidden="true">
          <span
            className="data-[kind=armor]:rounded-[50%] rounded-md w-4.5 h-4.5 inline-block border border-control text-12 leading-4 font-bold text-center"
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
