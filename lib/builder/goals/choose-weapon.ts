import type { WeaponType } from "@/lib/catalog/codes";
import { explainRotation } from "../damage/rotation-damage";
import type { BuilderData } from "../data/builder-data";
import type { DamageData } from "../data/damage-file";
import type { FileWeapon } from "../data/weapons-file";
import { fillSlots } from "../editor/fill-slots";
import { deriveLoadout } from "../loadout/derive-loadout";
import { deriveWeapon } from "../loadout/derive-weapon";
import { emptyLoadout, type Loadout } from "../loadout/model";
import { chooseRotation, getUsualCombo } from "../target/combos";
import type { DamageSetup } from "../target/damage-setup";
import { toScenario } from "../target/to-scenario";

/** Skills that fill the slots of a weapon to compare it: those that raise the damage of every weapon. */
const commonSkills = [
  { skill: "critical-eye", level: 5 },
  { skill: "attack-boost", level: 5 },
];

/** Rarities below the highest of a type that are still compared. */
const rarityRange = 1;

/**
 * The weapon of a type that hits a target hardest by itself, with its own skills and with attack and affinity in its
 * slots, by the usual combo where no move of it is chosen. Artian weapons are left out: what they are worth depends on
 * their rolls, which the search over all weapons compares. Against a monster without hitzones it is the one with the
 * most attack.
 *
 * @param isOutOfReach whether a weapon cannot be made yet, by its id
 * @returns the id; `null` where none can be made
 */
export function chooseWeapon(
  type: WeaponType,
  setup: DamageSetup,
  builderData: BuilderData,
  damageData: DamageData,
  isOutOfReach: (id: string) => boolean = () => false,
): string | null {
  const ofType = builderData.weapons.weapons.filter(
    (each) => each.type === type && each.artian === null && !isOutOfReach(each.id),
  );
  const rarity = ofType.reduce((max, each) => Math.max(max, each.rarity), 0) - rarityRange;
  const strong = ofType.filter((each) => each.rarity >= rarity);
  // By other combos, weapons do not compare.
  const alike = strong.filter((each) => isUsualAct(each, builderData, damageData));
  let best: { readonly id: string; readonly worth: number } | null = null;
  for (const weapon of alike.length > 0 ? alike : strong) {
    const worth = estimateWorth(weapon, setup, builderData, damageData);
    if (best === null || worth > best.worth) best = { id: weapon.id, worth };
  }
  return best?.id ?? null;
}

/** Whether the usual combo of a weapon is that of its type. */
function isUsualAct(weapon: FileWeapon, { catalog }: BuilderData, damageData: DamageData): boolean {
  const first = damageData.combos.find((combo) => combo.weapon === weapon.type);
  const derived = deriveWeapon({ id: weapon.id, decorations: [], artian: null }, 0, catalog);
  const usual = derived && getUsualCombo(damageData, derived);
  return !first || usual?.act === (first.act ?? first.id);
}

/** Damage of the rotation against the target; the attack where there is no target to hit. */
function estimateWorth(
  weapon: FileWeapon,
  setup: DamageSetup,
  { armor, catalog }: BuilderData,
  damageData: DamageData,
): number {
  const bare: Loadout = { ...emptyLoadout, weapon: { id: weapon.id, decorations: [], artian: null } };
  const { loadout } = fillSlots(bare, commonSkills, "unlimited", catalog);
  const derived = deriveLoadout(loadout, catalog);
  const chosen = derived.weapon && chooseRotation(setup, derived.weapon, damageData);
  const scenario = toScenario({ ...setup, ...chosen }, derived.weapon, damageData);
  if (!scenario.ok) return derived.weapon?.attack ?? 0;
  return explainRotation(scenario.scenario, armor.skills, derived.levels).total.value;
}
