import { useBuilder } from "@/hooks/builder/use-builder";
import type { HunterNotes } from "@/lib/builder/hunt/request";
import { formatNumber, formatPercent } from "@/lib/text/format";
import { FigureField } from "./FigureField";

interface HuntBuffsProps {
  buffs: HunterNotes["buffs"];
  renewals: Readonly<Record<string, number>>;
  onChange(renewals: Readonly<Record<string, number>>): void;
}

/** Timed buffs and are renewed: how often, and for how much of the time that makes them work. */
export function HuntBuffs({ buffs, renewals, onChange }: HuntBuffsProps) {
  const data = useBuilder((builder) => builder.data);
  return (
    <fieldset className="grid gap-2 min-w-0">
      <legend className="text-15 font-semibold mb-1">Timed buffs</legend>
      <ul className="grid gap-3 md:grid-cols-2">
        {buffs.map(({ skill, durationSec, uptime }) => (
          <li key={skill} className="grid gap-1 content-start">
            <FigureField
              label={`${data.getName("skill", skill)} is renewed every, seconds`}
              value={renewals[skill] ?? 0}
              min={0}
              max={3600}
              onChange={(seconds) => onChange({ ...renewals, [skill]: seconds })}
            />
            <p className="text-12 leading-4 text-dim">
              Lasts {formatNumber(durationSec, 0)} s. {(renewals[skill] ?? 0) > 0 ? "" : "As under Uptimes: "}
              {formatPercent(uptime)} of the time.
            </p>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
