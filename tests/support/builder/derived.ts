import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import type { DerivedBonus, DerivedLoadout } from "@/lib/builder/loadout/derived";
import { catalog, loadoutWith } from "./loadouts";

/** What a loadout of these parts comes to. */
export function derive(parts: Parameters<typeof loadoutWith>[0]): DerivedLoadout {
  return deriveLoadout(loadoutWith(parts), catalog);
}

/** The line of a skill; `undefined` where the loadout lacks it. */
export function skillOf(derived: DerivedLoadout, id: string) {
  return derived.skills.find(({ skill }) => skill === id);
}

/** A set or group bonus without where it comes from; `undefined` where the loadout lacks it. */
export function bonusOf(
  { bonuses }: DerivedLoadout,
  id: string,
): Omit<DerivedBonus, "sources" | "kind"> | undefined {
  const found = bonuses.find(({ skill }) => skill === id);
  if (!found) return undefined;
  const { kind: _, sources: __, ...rest } = found;
  return rest;
}
