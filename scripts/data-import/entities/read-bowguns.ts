import { z } from "zod";
import { enumNameField, enumNumberField, guidField } from "../fields";
import type { ImportContext } from "../importer";

const rowSchema = z.object({
  _Name: guidField,
  _CustomizePattern: z.array(enumNameField),
  _AmmoStrength: enumNameField,
  _EnergyShellTypeNormal: enumNameField,
  _EnergyShellTypePower: enumNameField,
  _EnergyShellTypeWeak: enumNameField,
  _Wp13SpecialAmmo: enumNameField,
});

/** Facts of one bowgun besides the figures of its record. */
interface Bowgun {
  readonly id: string;
  /** Patterns of its places for mods. */
  readonly slots: readonly string[];
  /** Of a heavy bowgun. */
  readonly mode: string | null;
  readonly specialAmmo: readonly string[];
}

const none = "NONE";

/** The bowguns that have a record, light ones first. Needs weapons. */
export function readBowguns({ tables, texts, ids }: ImportContext): Bowgun[] {
  const light = tables
    .getRows("Common/Weapon/LightBowgun", rowSchema.extend({ _LightBowgun: enumNumberField }))
    .filter(({ _Name }) => texts.hasText(_Name))
    .map(
      (row): Bowgun => ({
        id: ids.get("weapons", `light-bowgun/${row._LightBowgun}`, row.place, "_LightBowgun"),
        slots: listSlots(row._CustomizePattern),
        mode: null,
        specialAmmo: [row._Wp13SpecialAmmo],
      }),
    );
  const heavy = tables
    .getRows("Common/Weapon/HeavyBowgun", rowSchema.extend({ _HeavyBowgun: enumNumberField }))
    .filter(({ _Name }) => texts.hasText(_Name))
    .map(
      (row): Bowgun => ({
        id: ids.get("weapons", `heavy-bowgun/${row._HeavyBowgun}`, row.place, "_HeavyBowgun"),
        slots: listSlots(row._CustomizePattern),
        mode: row._AmmoStrength,
        specialAmmo: [row._EnergyShellTypeNormal, row._EnergyShellTypePower, row._EnergyShellTypeWeak],
      }),
    );
  return [...light, ...heavy];
}

function listSlots(patterns: readonly string[]): string[] {
  return patterns.filter((pattern) => pattern !== none && pattern !== "INVALID");
}
