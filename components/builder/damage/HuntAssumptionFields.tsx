import { Button, Checkbox } from "@mantine/core";
import { Fold } from "@/components/ui/Fold";
import type { FileMove } from "@/lib/builder/data/damage-file";
import { type AssumptionKey, assumptionRows, type HuntAssumptions } from "@/lib/builder/hunt/assumptions";
import type { SolvedHunt } from "@/lib/builder/hunt/solve-hunt";
import { FigureField } from "./FigureField";

interface HuntAssumptionFieldsProps {
  changed: Readonly<Partial<HuntAssumptions>>;
  hunters: SolvedHunt["hunters"];
  moves: readonly FileMove[];
  /** Traps are set. */
  hasTraps: boolean;
  onChange(changed: Readonly<Partial<HuntAssumptions>>): void;
  onReset(): void;
}

const units = {
  "%": ", %",
  s: ", seconds",
  "/s": " per second",
  "/min": " per minute",
  "": "",
  switch: "",
} as const;

/** Everything that the hunt takes for granted, each with where it is from, to be changed. */
export function HuntAssumptionFields({
  changed,
  hunters,
  moves,
  hasTraps,
  onChange,
  onReset,
}: HuntAssumptionFieldsProps) {
  const unknown = [...new Set(hunters.flatMap(({ notes }) => notes.unknownEffects))];
  const names = unknown.map((id) => moves.find((move) => move.id === id)?.name ?? id);
  const rows = assumptionRows.filter(({ key }) => takesPart(key, hunters, hasTraps));
  return (
    <Fold look="row" summary="Assumptions">
      <div className="grid gap-3 mt-1">
        <ul className="grid gap-3 md:grid-cols-2">
          {rows.map(({ key, label, unit, usual, limits: [min, max], source }) => (
            <li key={key} className="grid gap-1 content-start">
              {unit === "switch" ? (
                <Checkbox
                  label={label}
                  checked={(changed[key] ?? usual) > 0}
                  onChange={({ currentTarget }) =>
                    onChange({ ...changed, [key]: currentTarget.checked ? 1 : 0 })
                  }
                />
              ) : (
                <FigureField
                  label={label + units[unit]}
                  value={changed[key] ?? usual}
                  min={min}
                  max={max}
                  onChange={(value) => onChange({ ...changed, [key]: value })}
                />
              )}
              <p className="text-12 leading-4 text-dim">{source}</p>
            </li>
          ))}
        </ul>
        <ul className="list-disc ps-5 grid gap-1 text-13 leading-4.5 text-dim">
          <li>Hits come evenly over a combo, and a hunt begins anywhere in it.</li>
          <li>Breaks, mounts, power clashes, offset attacks and Palicoes change no time here.</li>
          <li>An item works for the hunter who uses it alone.</li>
          <li>Damage of fixed size, such as bombs and Focus Strikes on wounds, is left out.</li>
          {names.length > 0 && (
            <li>
              No status, stun or wounding in the tables for {names.join(", ")}: they count as plain hits
              without buildup.
            </li>
          )}
        </ul>
        <Button className="w-fit" size="xs" onClick={onReset}>
          Reset all assumptions
        </Button>
      </div>
    </Fold>
  );
}

/** Whether an assumption changes anything in this hunt; all do until it is known. */
function takesPart(key: AssumptionKey, hunters: SolvedHunt["hunters"], hasTraps: boolean): boolean {
  const isAny = (is: (hunter: SolvedHunt["hunters"][number]) => boolean) =>
    hunters.length === 0 || hunters.some(is);
  switch (key) {
    case "sharpenSec":
    case "duller":
      return isAny(({ bar }) => bar.some(({ color }) => color !== null));
    case "reloadSec":
      return isAny(({ notes }) => notes.load?.kind === "rounds");
    case "coatSec":
      return isAny(({ notes }) => notes.load?.kind === "coating");
    case "maxStamina":
      return isAny(({ notes }) => notes.staminaPerLoop !== null);
    case "melodyPct":
    case "performSec":
      return isAny(({ notes }) => notes.melodySec !== null);
    case "itemSec":
      return isAny(({ notes }) => notes.supplies.length > 0);
    case "trapSec":
    case "trapEverySec":
      return hasTraps;
    default:
      return true;
  }
}
