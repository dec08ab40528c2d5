import dynamic from "next/dynamic";
import { memo } from "react";
import { EmptyState } from "@/components/ui/EmptyState";
import { pick, useBuilder } from "@/hooks/builder/use-builder";
import { useFirstInput } from "@/hooks/ui/use-first-input";
import { isUnequipped } from "@/lib/builder/gear/is-unequipped";
import { PaneSkeleton } from "../PaneSkeleton";
import { WaysToStart } from "./WaysToStart";

/** An empty build has no totals: their code comes with the first input, at the latest with the first gear. */
const loadContent = () => import("./TotalsContent").then((module) => module.TotalsContent);
const TotalsContent = dynamic(loadContent, { ssr: false, loading: PaneSkeleton });

/** Totals of the loadout: figures, skills, set bonuses and group skills. */
export const TotalsPane = memo(function TotalsPane() {
  const { criteria, loadout } = useBuilder(pick("criteria", "loadout"));
  useFirstInput(() => void loadContent().catch(() => {}));
  const wanted = Object.keys(criteria.skills).length + Object.keys(criteria.bonuses).length;
  if (isUnequipped(loadout) && wanted === 0) {
    return (
      <>
        <EmptyState title="No gear yet">
          Equip a weapon or armor, or search for skills. Attack, defense, skills and set bonuses appear here.
        </EmptyState>
        <WaysToStart />
      </>
    );
  }
  return <TotalsContent />;
});
