import { memo } from "react";
import { EmptyState } from "@/components/ui/EmptyState";
import type { Builder } from "@/hooks/builder/use-builder";
import { isUnequipped } from "@/lib/builder/gear/is-unequipped";
import { listBonusTotals, listSkillTotals } from "@/lib/builder/gear/totals";
import { ArmorFigures } from "./ArmorFigures";
import { BonusGroup } from "./BonusGroup";
import { SkillGroup } from "./SkillGroup";
import { WeaponFigures } from "./WeaponFigures";

interface TotalsPaneProps {
  builder: Builder;
}

/** What the loadout gives: figures, skills, set bonuses and group skills. */
export const TotalsPane = memo(function TotalsPane({ builder }: TotalsPaneProps) {
  const { derived, criteria, data: builderData, loadout } = builder;
  const skills = (kind: "armor" | "weapon") => listSkillTotals(derived, criteria, kind, builderData.catalog);
  const bonuses = (kind: "set-bonus" | "group") =>
    listBonusTotals(derived, criteria, kind, builderData.catalog);
  const lists = [skills("armor"), skills("weapon"), bonuses("set-bonus"), bonuses("group")];
  if (isUnequipped(loadout) && lists.every(({ length }) => length === 0)) {
    return (
      <EmptyState title="No gear yet">
        Equip a weapon or armor, or search for skills. Attack, defense, skills and set bonuses appear here.
      </EmptyState>
    );
  }
  return (
    <div className="content-start grid gap-4 min-w-0">
      <div className="grid gap-2.5 py-3 px-3.5 border rounded-md bg-card">
        {derived.weapon && <WeaponFigures weapon={derived.weapon} />}
        <ArmorFigures derived={derived} />
      </div>
      <SkillGroup title="Equipment skills" totals={skills("armor")} builder={builder} />
      <SkillGroup title="Weapon skills" totals={skills("weapon")} builder={builder} />
      <BonusGroup title="Set bonuses" totals={bonuses("set-bonus")} builder={builder} />
      <BonusGroup title="Group skills" totals={bonuses("group")} builder={builder} />
    </div>
  );
});
