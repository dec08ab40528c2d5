import type { DamageScenario } from "@/lib/builder/damage/inputs";
import { listDamageMoves } from "@/lib/builder/damage/moves";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { getLoadoutCatalog } from "@/lib/builder/loadout/get-loadout-catalog.server";
import { emptyLoadout } from "@/lib/builder/loadout/model";
import type { PostedQuery } from "@/lib/builder/worker/protocol";
import { getCatalog } from "@/lib/catalog/get-catalog.server";

/** A great sword against the first part of Arkveld. */
export function greatSwordScenario(): DamageScenario {
  const { weapons, attacks, monsters } = getCatalog();
  const record = weapons.all.find(({ type, slots }) => type === "great-sword" && slots.length === 3);
  const loadout = { ...emptyLoadout, weapon: { id: record?.id ?? "", decorations: [], artian: null } };
  const { weapon } = deriveLoadout(loadout, getLoadoutCatalog());
  const hitzone = monsters.require("arkveld").hitzones[0]?.states[0];
  if (!weapon || !hitzone) throw new Error("Both are in the facts.");
  const rotation = listDamageMoves(attacks.all)
    .filter(({ id }) => id === "great-sword-true-charged-slash-lv3-1")
    .map((move) => ({ move, count: 1 }));
  return { weapon, rotation, target: { hitzone, state: hitzone.state } };
}

/** Takes seconds to prove. */
export function longQuery(): PostedQuery {
  return {
    objective: { kind: "damage", scenario: greatSwordScenario() },
    weapon: { slots: [3, 3, 3] },
    talismans: "any-legal",
    limit: 100,
  };
}
