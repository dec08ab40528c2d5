import { z } from "zod";
import type { WeaponElement } from "@/lib/catalog/codes";
import {
  type AmmoType,
  type Coating,
  type EchoWave,
  echoBubbles,
  echoWaves,
} from "@/lib/catalog/weapon-codes";
import { countField, createCodeField, enumNameField, enumNumberField } from "../fields";

/** Elements by the sum of the flags that stand for them: 1 fire, 2 water, 4 thunder, 8 sleep. */
const elementsByFlags: ReadonlyMap<number, WeaponElement> = new Map([
  [1, "fire"],
  [2, "water"],
  [3, "ice"],
  [4, "thunder"],
  [5, "dragon"],
  [6, "poison"],
  [7, "paralysis"],
  [8, "sleep"],
  [9, "blast"],
]);

/** The element of a list of flags, or of one value that is their sum. `null` for none. */
export const elementField = z
  .union([z.array(enumNumberField), enumNumberField])
  .transform((flags, context): WeaponElement | null => {
    const sum = typeof flags === "number" ? flags : flags.reduce((total, flag) => total + flag, 0);
    if (sum === 0) return null;
    const element = elementsByFlags.get(sum);
    if (element) return element;
    context.addIssue({ code: "custom", message: `unknown element ${sum}.` });
    return z.NEVER;
  });

export const shellTypeField = createCodeField({ NORMAL: "normal", WIDE: "wide", LONG: "long" } as const);
export const shellLevelField = createCodeField({ LV1: 1, LV2: 2, LV3: 3, LV4: 4 } as const);

export const switchAxePhialField = createCodeField({
  POWER: "power",
  ELEMENT: "element",
  DRAGON: "dragon",
  STAMINA: "exhaust",
  PARALYSE: "paralysis",
  POISON: "poison",
} as const);

export const chargeBladePhialField = createCodeField({ GRENADE: "impact", ELEMENT: "element" } as const);

/** Level of the kinsect, 1 to 10, of `RIC_00` to `RIC_09`. `null` where there is none. */
export const kinsectLevelField = enumNameField.transform((name, context) => {
  if (name === "INVALID") return null;
  const level = Number(/^RIC_(\d\d)$/.exec(name)?.[1] ?? Number.NaN) + 1;
  if (Number.isNaN(level)) {
    context.addIssue({ code: "custom", message: `unknown value ${name}.` });
    return z.NEVER;
  }
  return level;
});

export const specialAmmoField = createCodeField({ SET_BOMB: "wyvernblast", CHATCH: "adhesive" } as const);

/** Level of ammo, 1 to 3; 0 where it is not loaded. */
export const ammoLevelField = createCodeField({ NONE: 0, SL_000: 1, SL_001: 2, SL_002: 3 } as const);

/** Whether each coating is loaded, in the order of `coatingOrder`. */
export const coatingsField = z.array(z.boolean()).length(8);

/** Coatings and ammo in the order in which the columns of a weapon name them. */
const coatingOrder = [
  "close-range",
  "power",
  "pierce",
  "poison",
  "paralysis",
  "sleep",
  "blast",
  "exhaust",
] as const satisfies readonly Coating[];

export const ammoOrder = [
  "normal",
  "pierce",
  "spread",
  "sticky",
  "cluster",
  "slicing",
  "wyvern",
  "flaming",
  "water",
  "thunder",
  "freeze",
  "dragon",
  "poison",
  "paralysis",
  "sleep",
  "demon",
  "armor",
  "recover",
  "exhaust",
  "tranq",
] as const satisfies readonly AmmoType[];

/** The coatings that a column of flags names. */
export function listCoatings(flags: readonly boolean[]): Coating[] {
  return coatingOrder.filter((_, index) => flags[index]);
}

/** Columns of the ammo of a bowgun. */
export const ammoColumns = {
  _ShellLv: z.array(ammoLevelField).length(ammoOrder.length),
  _ShellNum: z.array(countField).length(ammoOrder.length),
  _IsRappid: z.array(z.boolean()).length(ammoOrder.length),
};

export const echoBubbleField = createCodeField(
  Object.fromEntries(echoBubbles.map((code) => [toGameCode("HIBIKI", code), code])),
);

/** `null` for a horn whose element decides its wave. */
export const echoWaveField = createCodeField<EchoWave | null>({
  NONE: null,
  ...Object.fromEntries(echoWaves.map((code) => [toGameCode("HIGH_FREQ", code), code])),
});

/** The tables' code for one of ours: `elem-water` is `HIGH_FREQ_ELEM_WATER`. */
function toGameCode(prefix: string, code: string): string {
  return `${prefix}_${code.toUpperCase().replaceAll("-", "_")}`;
}
