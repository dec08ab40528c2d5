import { elements, physicalDamage } from "@/lib/catalog/codes";
import { isRecord, readNumberIn } from "@/lib/text/read-stored";
import type { HitzoneFigures } from "../damage/inputs";
import type { FileMonster } from "../data/damage-file";

/** In place of a monster's id, for hitzones that a person types in. */
export const customTargetId = "custom-target";

/** Least and most of a hitzone value. */
export const hitzoneLimits = [0, 200] as const;

/** Kinds of damage in the order in which a link has them. */
export const hitzoneKinds = [...physicalDamage, ...elements] as const;

/** Where typing begins: a weak spot, with some of each element. Of no monster. */
export const defaultHitzone: HitzoneFigures = Object.freeze({
  sever: 45,
  blunt: 45,
  ammo: 45,
  fire: 20,
  water: 20,
  thunder: 20,
  ice: 20,
  dragon: 20,
});

/**
 * A target with these values in each state. Only what a wound does to Weakness Exploit tells its states apart.
 *
 * @param hitzone `null` = as they are to begin with
 */
export function createCustomTarget(hitzone: HitzoneFigures | null): FileMonster {
  const figures = hitzone ?? defaultHitzone;
  const states = (["normal", "wound"] as const).map((state) => ({ ...figures, state }));
  return {
    id: customTargetId,
    name: "Custom target",
    size: "large",
    hitzones: [{ part: customTargetId, name: "your values", states }],
  };
}

/** Values that were stored, whole numbers within the limits; `null` where there are none. */
export function readHitzone(stored: unknown): HitzoneFigures | null {
  if (!isRecord(stored)) return null;
  const read = (kind: keyof HitzoneFigures) =>
    Math.round(readNumberIn(stored[kind], hitzoneLimits, defaultHitzone[kind]));
  return {
    sever: read("sever"),
    blunt: read("blunt"),
    ammo: read("ammo"),
    fire: read("fire"),
    water: read("water"),
    thunder: read("thunder"),
    ice: read("ice"),
    dragon: read("dragon"),
  };
}
