import { ElementValue } from "@/components/game/ElementValue";
import { Name } from "@/components/game/Name";
import type { FileMonster, StatusThreshold } from "@/lib/builder/data/damage-file";
import type { WeaponAilment } from "@/lib/catalog/codes";
import { listStatusProcs } from "@/lib/catalog/list-status-procs";
import { formatNumber } from "@/lib/text/format";
import { Panel } from "./Panel";

interface StatusPanelProps {
  /** Ailments of the weapon, with skills. Displayed units. */
  ailments: readonly { readonly type: WeaponAilment; readonly value: number }[];
  /** `null` for a target of one's own. */
  monster: FileMonster | null;
}

/**
 * Effect of the weapon's status on the monster, as far as it is known, and why it is in no damage. Renders nothing for a
 * weapon without status.
 */
export function StatusPanel({ ailments, monster }: StatusPanelProps) {
  if (ailments.length === 0) return null;
  const procs = new Map<string, string>(listStatusProcs({ statusProcs: monster?.statusProcs }));
  const thresholds = monster?.statusThresholds;
  return (
    <Panel id="damage-status" title="Status" aside="Not included in damage">
      <ul className="grid gap-2">
        {ailments.map(({ type, value }) => (
          <li key={type} className="text-14 leading-5">
            <ElementValue type={type} value={value} word />{" "}
            <span className="text-dim">with skills that are always on</span>
            {monster && (
              <p>
                <Name entity="monsters" id={monster.id}>
                  {monster.name}
                </Name>
                : {thresholds ? formatThreshold(thresholds[type]) : "threshold unknown"}
                {procs.has(type) && `. Each proc: ${procs.get(type)}`}
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-13 leading-4.5 text-dim">
        Left out of damage: no table says how often a hit adds buildup. Hunt in time counts procs by the
        thresholds of a quest and party, with a chance that you can change.
      </p>
    </Panel>
  );
}

function formatThreshold(threshold: StatusThreshold | undefined): string {
  if (!threshold) return "immune";
  const { initial, increase, max } = threshold;
  return `threshold ${formatNumber(initial)}, +${formatNumber(increase)} per proc, max ${formatNumber(max)}, before rank and party size`;
}
