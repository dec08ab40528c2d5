import { useMemo } from "react";
import { pick, useBuilder } from "@/hooks/builder/use-builder";
import { useDamageGauge } from "@/hooks/builder/use-damage-gauge";
import { changeLoadout } from "@/lib/builder/editor/change-loadout";
import { compareDerived } from "@/lib/builder/editor/compare-derived";
import { type DeltaPart, listDamageParts, listDeltaParts } from "@/lib/builder/gear/list-delta-parts";
import { listTargetIds } from "@/lib/builder/gear/picker-targets";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import type { TalismanFigures } from "@/lib/builder/loadout/model";
import type { SavedTalisman } from "@/lib/builder/share/build-file";

export interface TalismanEffect {
  /** By how much equipping it changes the damage to the target, as a share; `null` = not known. */
  readonly damage: number | null;
  readonly parts: readonly DeltaPart[];
}

/**
 * Changes that equipping a talisman would make; `null` where it cannot be equipped. `getEffect` is for saved ones, whose
 * changes are worked out once.
 */
export function useTalismanEffects() {
  const { loadout, derived, criteria, data } = useBuilder(pick("loadout", "derived", "criteria", "data"));
  const { gauge } = useDamageGauge();
  const { getEffect, measure } = useMemo(() => {
    const { catalog } = data;
    const targets = listTargetIds(criteria);
    const known = new Map<string, TalismanEffect | null>();
    const measure = ({ talisman, skills, slots }: TalismanFigures): TalismanEffect | null => {
      const action = { type: "equip-talisman", talisman: { talisman, skills, slots } } as const;
      const changed = changeLoadout(loadout, action, catalog);
      if ("code" in changed) return null;
      const after = deriveLoadout(changed.loadout, catalog);
      const damage = gauge?.ofLevels(after.levels) ?? null;
      const delta = compareDerived(derived, after);
      return {
        damage,
        parts: [
          ...listDamageParts(damage),
          ...listDeltaParts(delta, targets, catalog, loadout.charm === null),
        ],
      };
    };
    const getEffect = (talisman: SavedTalisman) => {
      if (!known.has(talisman.id)) known.set(talisman.id, measure(talisman));
      return known.get(talisman.id) ?? null;
    };
    return { getEffect, measure };
  }, [loadout, derived, criteria, data, gauge]);
  return { gauge, getEffect, measure };
}
