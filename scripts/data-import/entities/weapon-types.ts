import type { WeaponType } from "@/lib/catalog/codes";
import { createCodeField } from "../fields";

/**
 * The tables' names of weapon types: in the names of their tables, and in `WeaponDef.TYPE`. In the order of the game's
 * own numbers, which its texts use too.
 */
export const weaponTables: readonly {
  readonly type: WeaponType;
  readonly table: string;
  readonly code: string;
}[] = [
  { type: "great-sword", table: "LongSword", code: "LONG_SWORD" },
  { type: "sword-and-shield", table: "ShortSword", code: "SHORT_SWORD" },
  { type: "dual-blades", table: "TwinSword", code: "TWIN_SWORD" },
  { type: "long-sword", table: "Tachi", code: "TACHI" },
  { type: "hammer", table: "Hammer", code: "HAMMER" },
  { type: "hunting-horn", table: "Whistle", code: "WHISTLE" },
  { type: "lance", table: "Lance", code: "LANCE" },
  { type: "gunlance", table: "GunLance", code: "GUN_LANCE" },
  { type: "switch-axe", table: "SlashAxe", code: "SLASH_AXE" },
  { type: "charge-blade", table: "ChargeAxe", code: "CHARGE_AXE" },
  { type: "insect-glaive", table: "Rod", code: "ROD" },
  { type: "bow", table: "Bow", code: "BOW" },
  { type: "heavy-bowgun", table: "HeavyBowgun", code: "HEAVY_BOWGUN" },
  { type: "light-bowgun", table: "LightBowgun", code: "LIGHT_BOWGUN" },
];

/** A value of `WeaponDef.TYPE`. */
export const weaponTypeField = createCodeField(
  Object.fromEntries(weaponTables.map(({ type, code }) => [code, type])),
);
