import dynamic from "next/dynamic";
import { SummaryTable } from "@/components/game/SummaryTable";
import { pick, useBuilder } from "@/hooks/builder/use-builder";
import { listBonusTotals, listSkillTotals } from "@/lib/builder/gear/totals";
import { readArmorColumns } from "@/lib/builder/summary/summary-columns";
import { ArmorFigures } from "./ArmorFigures";
import { BonusGroup } from "./BonusGroup";
import { SkillGroup } from "./SkillGroup";

// With it comes the calculation of damage, which a page without a weapon has no use for.
const WeaponTotals = dynamic(() => import("./WeaponTotals").then((module) => module.WeaponTotals), {
  ssr: false,
  loading: WeaponTotalsSkeleton,
});

/** Figures, skills, set bonuses and group skills of what is equipped and wanted. */
export function TotalsContent() {
  const { derived, criteria, data: builderData } = useBuilder(pick("derived", "criteria", "data"));
  const skills = (kind: "armor" | "weapon") => listSkillTotals(derived, criteria, kind, builderData.catalog);
  const bonuses = (kind: "set-bonus" | "group") =>
    listBonusTotals(derived, criteria, kind, builderData.catalog);
  return (
    <div className="content-start grid gap-4 min-w-0">
      <div className="grid gap-2.5 py-3 px-3.5 border rounded-md bg-card">
        {derived.weapon ? (
          <WeaponTotals weapon={derived.weapon} />
        ) : (
          <SummaryTable caption="Stats of the build" columns={readArmorColumns(derived)} />
        )}
        <ArmorFigures derived={derived} />
      </div>
      <SkillGroup title="Equipment skills" totals={skills("armor")} />
      <SkillGroup title="Weapon skills" totals={skills("weapon")} />
      <BonusGroup title="Set bonuses" totals={bonuses("set-bonus")} />
      <BonusGroup title="Group skills" totals={bonuses("group")} />
    </div>
  );
}

/** As high as the table of a weapon without a target, so that what is below stays in place. */
function WeaponTotalsSkeleton() {
  return <div className="min-h-36" aria-hidden="true" />;
}
