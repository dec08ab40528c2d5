import { useMemo } from "react";
import type { createDamageGauge, DamageGauge } from "@/lib/builder/gear/damage-gauge";
import { pick, useBuilder } from "./use-builder";
import { useDamageData } from "./use-damage-data";
import { createLateData } from "./use-late-data";

/** The code: it comes with the first list that needs it. */
const useGaugeCode = createLateData(async (): Promise<{ readonly create: typeof createDamageGauge }> => {
  const { createDamageGauge } = await import("@/lib/builder/gear/damage-gauge");
  return { create: createDamageGauge };
});

/** By how much a change of the build raises the damage to the target; `null` without one, and until it is known. */
export function useDamageGauge(): DamageGauge | null {
  const { setup, derived, data: builderData } = useBuilder(pick("setup", "derived", "data"));
  const hasTarget = setup.monster !== null && derived.weapon !== null;
  const damage = useDamageData(hasTarget);
  const code = useGaugeCode(hasTarget, "");
  const damageData = damage.status === "ready" ? damage.data : null;
  const create = code.status === "ready" ? code.data.create : null;
  return useMemo(
    () => (hasTarget && damageData && create ? create({ setup, derived, builderData, damageData }) : null),
    [hasTarget, damageData, create, setup, derived, builderData],
  );
}
