import dynamic from "next/dynamic";
import { SummaryTable } from "@/components/game/SummaryTable";
import { pick, useBuilder } from "@/hooks/builder/use-builder";
import { useDamageGauge } from "@/hooks/builder/use-damage-gauge";
import type { DamageGauge } from "@/lib/builder/gear/damage-gauge";
import {
  type BonusTotal,
  listBonusTotals,
  listSkillTotals,
  type SkillTotal,
} from "@/lib/builder/gear/totals";
import { readArmorColumns } from "@/lib/builder/summary/summary-columns";
import { ArmorFigures } from "./ArmorFigures";
import { BonusLine } from "./BonusLine";
import { SkillLine } from "./SkillLine";

// With it comes the calculation of damage, which a page without a weapon has no use for.
const WeaponTotals = dynamic(() => import("./WeaponTotals").then((module) => module.WeaponTotals), {
  ssr: false,
  loading: WeaponTotalsSkeleton,
});

const SkillPoints = dynamic(() => import("./SkillPoints").then((module) => module.SkillPoints), {
  ssr: false,
});

/** Figures, skills, set bonuses and group skills of what is equipped and wanted. */
export function TotalsContent() {
  const { derived, criteria, data: builderData } = useBuilder(pick("derived", "criteria", "data"));
  const { gauge, isComing } = useDamageGauge();
  const worth = { gauge, isGaugeComing: isComing };
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
      <SkillGroup title="Equipment skills" totals={skills("armor")} {...worth} />
      <SkillGroup title="Weapon skills" totals={skills("weapon")} {...worth} />
      <BonusGroup title="Set bonuses" totals={bonuses("set-bonus")} />
      <BonusGroup title="Group skills" totals={bonuses("group")} />
      {gauge && <SkillPoints gauge={gauge} />}
    </div>
  );
}

/** As high as the table of a weapon without a target, so that what is below stays in place. */
function WeaponTotalsSkeleton() {
  return <div className="min-h-36" aria-hidden="true" />;
}

interface BonusGroupProps {
  title: string;
  totals: readonly BonusTotal[];
}

/** Set bonuses or group skills, a line each with the pieces that count. */
function BonusGroup({ title, totals }: BonusGroupProps) {
  if (totals.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="tracking-[0] mb-1.5 text-14 leading-5">
        {title}{" "}
        <span className="text-dim font-normal">{totals.filter(({ level }) => level > 0).length} active</span>
      </h3>
      <ul className="border rounded-md bg-card">
        {totals.map((total) => (
          <BonusLine key={total.skill} total={total} />
        ))}
      </ul>
    </section>
  );
}

interface SkillGroupProps {
  title: string;
  totals: readonly SkillTotal[];
  /** `null` = damage to a target is not known. */
  gauge: DamageGauge | null;
  /** It is on its way. */
  isGaugeComing: boolean;
}

/** Skills of one kind, a line each. */
function SkillGroup({ title, totals, ...worth }: SkillGroupProps) {
  if (totals.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="tracking-[0] mb-1.5 text-14 leading-5">
        {title} <span className="text-dim font-normal">{totals.filter(({ level }) => level > 0).length}</span>
      </h3>
      <ul className="border rounded-md bg-card">
        {totals.map((total) => (
          <SkillLine key={total.skill} total={total} {...worth} />
        ))}
      </ul>
    </section>
  );
}
