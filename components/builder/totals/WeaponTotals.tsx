import { ConditionalSkillList } from "@/components/game/ConditionalSkillList";
import { SharpnessGauge } from "@/components/game/SharpnessGauge";
import { SummaryTable } from "@/components/game/SummaryTable";
import { useBuilder } from "@/hooks/builder/use-builder";
import { useSummary } from "@/hooks/builder/use-summary";
import { useName } from "@/hooks/wiki/use-names";
import type { DerivedWeapon } from "@/lib/builder/loadout/derived";
import { formatCondition, formatUptime } from "@/lib/builder/summary/format-conditional";
import { readColumns, toSummaryColumns } from "@/lib/builder/summary/summary-columns";
import { formatNumber } from "@/lib/text/format";
import { WeaponTraitList } from "./WeaponTraitList";

interface WeaponTotalsProps {
  weapon: DerivedWeapon;
}

/** The build summed up: base, always on, against the target; sharpness with Handicraft, and what has a condition. */
export function WeaponTotals({ weapon }: WeaponTotalsProps) {
  const data = useBuilder((builder) => builder.data);
  const { summary, monster } = useSummary();
  const { text: monsterName } = useName("monsters", monster?.id ?? "", monster?.name ?? "");
  const columns = readColumns(toSummaryColumns(summary), monster && monsterName);
  return (
    <>
      <SummaryTable caption="Stats of the build" columns={columns} withoutSharpness />
      {weapon.sharpness && <SharpnessGauge sharpness={weapon.sharpness} />}
      <p className="text-13 leading-5 text-dim">
        Attack is true raw; the game shows {formatNumber(weapon.attackDisplay)} as base.
      </p>
      <WeaponTraitList traits={weapon.traits} />
      <ConditionalSkillList
        skills={summary.conditional.map((each) => ({
          id: each.skill,
          name: data.getName("skill", each.skill),
          level: each.level,
          when: formatCondition(each),
          uptime: formatUptime(each),
        }))}
      />
    </>
  );
}
