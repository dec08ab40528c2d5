import { z } from "zod";
import { bowgunModSchema } from "@/lib/catalog/schema/bowguns";
import type { AmmoType, BowgunModEffect, BowgunModTarget } from "@/lib/catalog/weapon-codes";
import { enumNameField, guidField } from "../fields";
import { FigureReader, roundFigure } from "../figures";
import { ImportError, type RowPlace } from "../import-error";
import { compareIds, createImporter, type ImportContext } from "../importer";
import type { Localized } from "../texts";
import { readBowguns } from "./read-bowguns";

const modSchema = z.object({ _ItemID: enumNameField, _Name: guidField, _Value: z.array(z.int()).length(2) });
const slotSchema = z.object({
  _PatternID: enumNameField,
  _ItemID: enumNameField,
  _IsFirstSetting: z.boolean(),
});

interface ModRule {
  readonly effect: BowgunModEffect;
  readonly of: readonly (AmmoType | BowgunModTarget)[];
}

/** Figures that each mod raises, as its text says; no column does. */
const rules: Readonly<Record<string, ModRule>> = {
  CI_000: { effect: "capacity", of: ["normal"] },
  CI_015: { effect: "capacity", of: ["pierce"] },
  CI_016: { effect: "capacity", of: ["spread"] },
  CI_002: { effect: "capacity", of: ["flaming", "water", "thunder", "freeze", "dragon"] },
  CI_004: { effect: "capacity", of: ["rapidFire"] },
  CI_006: { effect: "capacity", of: ["specialAmmo"] },
  CI_001: { effect: "level", of: ["normal"] },
  CI_017: { effect: "level", of: ["pierce"] },
  CI_018: { effect: "level", of: ["spread"] },
  CI_003: { effect: "power", of: ["flaming", "water", "thunder", "freeze"] },
  CI_005: { effect: "recovery", of: ["rapidFire"] },
  CI_007: { effect: "recovery", of: ["specialAmmo"] },
  CI_011: { effect: "recovery", of: ["ignition"] },
  CI_009: { effect: "mode", of: ["standardMode"] },
  CI_010: { effect: "mode", of: ["ignitionMode"] },
};

const heavyTable = "Player/ActionData/Wp12/GlobalParam/Wp12GlobalActionParam";

/** Modes of heavy bowguns: text, and where the multiplier is. The second level stands on no gun: a mod leads to it. */
const modes = [
  { gameId: "AST_001", text: "RefStatus_0006_008_02", at: "_NormalBullet_CustomAttackRate.1" },
  { gameId: "AST_002", text: "RefStatus_0006_008_03", at: "_NormalBullet_CustomAttackRate.2" },
  { gameId: "AST_003", text: "RefStatus_0006_008_04", at: "_Gatling_CustomAttackRate.1" },
  { gameId: "AST_004", text: "RefStatus_0006_008_05", at: "_Gatling_CustomAttackRate.2" },
] as const;

/** Modifications of bowguns, the places for them, and modes of heavy bowguns. Needs weapons. */
export const importBowgunMods = createImporter({
  file: "bowgun-mods",
  schema: bowgunModSchema,
  texts: [
    "Excel_Equip/BowgunCustomize",
    "Excel_Equip/LightBowgun",
    "Excel_Equip/HeavyBowgun",
    "Reference/RefStatus",
  ],
  getKey: ({ gameId }) => gameId,
  run: (context) => {
    const names = new Map<string, Localized>();
    const records = [...readMods(context, names), ...readSlots(context), ...readModes(context, names)];
    return { records: records.sort(compareIds), names: { "bowgun-mods": names } };
  },
});

type ModRecord = z.infer<typeof bowgunModSchema>;

function readMods({ tables, texts, ids }: ImportContext, names: Map<string, Localized>): ModRecord[] {
  const figures = new FigureReader(tables, heavyTable);
  return tables
    .getDistinctRows("Common/Equip/BowgunCustomizeItemData", modSchema, ["_ItemID"])
    .map(({ place, _ItemID, _Name, _Value }) => {
      const rule = rules[_ItemID];
      if (!rule) throw new ImportError(place, "_ItemID", `unknown modification ${_ItemID}.`);
      const name = texts.get(_Name, place, "_Name");
      const id = ids.assign("bowgun-mods", _ItemID, name.en, place);
      names.set(id, name);
      const [value = 0, second] = _Value;
      if (second !== 0) throw new ImportError(place, "_Value", "a second figure.");
      const { effect, of } = rule;
      const record = { id, kind: "mod" as const, gameId: _ItemID, name: name.en, effect, of: [...of] };
      if (effect === "mode") return record;
      if (effect !== "recovery") return { ...record, plus: value };
      // The figure of the Ignition Gauge is a parameter of the weapon.
      const mult =
        value > 0 ? roundFigure(value / 100) : Number(figures.read({ at: "_Energy_CustomEfficiency_Fast" }));
      return { ...record, mult };
    });
}

interface SlotParts {
  readonly options: string[];
  readonly initial: string[];
  readonly place: RowPlace;
}

function readSlots(context: ImportContext): ModRecord[] {
  const { tables, ids } = context;
  const owners = new Map<string, string[]>();
  for (const { id, slots } of readBowguns(context)) {
    for (const slot of slots) owners.set(slot, [...(owners.get(slot) ?? []), id]);
  }
  const bySlot = new Map<string, SlotParts>();
  for (const { place, _PatternID, _ItemID, _IsFirstSetting } of tables.getRows(
    "Common/Equip/BowgunCustomizeData",
    slotSchema,
  )) {
    const mod = ids.get("bowgun-mods", _ItemID, place, "_ItemID");
    const known: SlotParts = bySlot.get(_PatternID) ?? { options: [], initial: [], place };
    bySlot.set(_PatternID, known);
    known.options.push(mod);
    if (_IsFirstSetting) known.initial.push(mod);
  }
  for (const slot of owners.keys()) {
    if (!bySlot.has(slot))
      throw new ImportError({ table: "Common/Weapon" }, "_CustomizePattern", `unknown ${slot}.`);
  }
  return [...bySlot].flatMap(([gameId, { options, initial, place }]): ModRecord[] => {
    const weapons = owners.get(gameId);
    // Some patterns belong to no bowgun.
    if (!weapons) return [];
    const [first, ...others] = initial;
    if (first === undefined || others.length > 0) {
      throw new ImportError(place, "_IsFirstSetting", `${initial.length} first settings of ${gameId}.`);
    }
    const id = ids.assign("bowgun-mods", gameId, `slot ${gameId.slice("CP_".length)}`, place);
    return [{ id, kind: "slot", gameId, options, initial: first, weapons }];
  });
}

function readModes(context: ImportContext, names: Map<string, Localized>): ModRecord[] {
  const { tables, texts, ids } = context;
  const place = { table: heavyTable };
  const figures = new FigureReader(tables, heavyTable);
  const guns = readBowguns(context);
  return modes.map(({ gameId, text, at }) => {
    const name = texts.getByName(text, place);
    const id = ids.assign("bowgun-mods", gameId, name.en, place);
    names.set(id, name);
    const weapons = guns.filter(({ mode }) => mode === gameId).map((gun) => gun.id);
    return { id, kind: "mode", gameId, name: name.en, attackMult: Number(figures.read({ at })), weapons };
  });
}
