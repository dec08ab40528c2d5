import { useEffect, useMemo, useState } from "react";
import type { createDamageGauge, DamageGauge } from "@/lib/builder/gear/damage-gauge";
import { pick, useBuilder } from "./use-builder";
import { useDamageData } from "./use-damage-data";
import { createLateData } from "./use-late-data";

/** The code: it comes with the first list that needs it. */
const useGaugeCode = createLateData(async (): Promise<{ readonly create: typeof createDamageGauge }> => {
  const { createDamageGauge } = await import("@/lib/builder/gear/damage-gauge");
  return { create: createDamageGauge };
});

type GaugeQuestion = Parameters<typeof createDamageGauge>[0];

/** The last gauge with its question: several parts of the page ask the same one. */
let last: { readonly question: GaugeQuestion; readonly gauge: DamageGauge | null } | null = null;

function createOnce(question: GaugeQuestion, create: typeof createDamageGauge): DamageGauge | null {
  const isSame = (key: keyof GaugeQuestion) => last?.question[key] === question[key];
  if (!last || !(["setup", "derived", "builderData", "damageData"] as const).every(isSame)) {
    last = { question, gauge: create(question) };
  }
  return last.gauge;
}

interface GaugeState {
  /** `null` without a target or a weapon, and until it is known. */
  readonly gauge: DamageGauge | null;
  /** There is a target, and what the gauge needs is on its way. */
  readonly isComing: boolean;
}

/** By how much a change of the build raises the damage to the target. */
export function useDamageGauge(): GaugeState {
  const { setup, derived, data: builderData } = useBuilder(pick("setup", "derived", "data"));
  const hasTarget = setup.monster !== null && derived.weapon !== null;
  const damage = useDamageData(hasTarget);
  const code = useGaugeCode(hasTarget, "");
  const damageData = damage.status === "ready" ? damage.data : null;
  const create = code.status === "ready" ? code.data.create : null;
  const gauge = useMemo(
    () =>
      hasTarget && damageData && create
        ? createOnce({ setup, derived, builderData, damageData }, create)
        : null,
    [hasTarget, damageData, create, setup, derived, builderData],
  );
  const isFailed = damage.status === "failed" || code.status === "failed";
  return { gauge, isComing: hasTarget && !isFailed && !(damageData && create) };
}

/** How long a list waits for the gauge before it is sorted without it, in milliseconds. */
const patienceMs = 1500;

interface ListGauge extends GaugeState {
  /** The list is not sorted yet: the gauge comes within a moment. */
  readonly isAwaited: boolean;
  /** The list may be sorted by it. One that came after the list was sorted leaves rows where they are. */
  readonly leads: boolean;
}

/** The gauge for a list that sorts by it: rows are sorted once, so that none moves from under the pointer. */
export function useListGauge(): ListGauge {
  const { gauge, isComing } = useDamageGauge();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isComing) return;
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isComing]);
  return { gauge, isComing, isAwaited: isComing && !isLate, leads: gauge !== null && !isLate };
}
