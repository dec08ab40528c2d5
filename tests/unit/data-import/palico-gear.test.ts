import { afterAll, describe, expect, test } from "vitest";
import { languageCodes } from "@/lib/catalog/languages";
import { importPalicoGear } from "@/scripts/data-import/entities/import-palico-gear";
import { Ids } from "@/scripts/data-import/ids";
import { Overlays } from "@/scripts/data-import/overlays";
import { Tables } from "@/scripts/data-import/tables";
import { Texts } from "@/scripts/data-import/texts";
import { writeTables } from "@/tests/support/data-import/tables";

const guid = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const numbers = [0, 1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 21, 26, 32];
const textFile = (...names: string[]) => ({
  languages: numbers,
  entries: names.map((name) => {
    const [number = "", text = ""] = name.split(":");
    return { name, guid: guid(Number(number)), content: numbers.map(() => text) };
  }),
});

const weapon = {
  _Series: "[500] ID_005",
  _Name: guid(1),
  _AttackType: "[2306638208] SLASH",
  _Attribute: ["[1] FIRE", "[2] WATER", "[4] ELEC"],
  _AttributeValue: 10,
  _MeleeAttack: 3,
  _RangeAttack: 5,
  _Defense: 0,
  _Critical: 15,
};

/** A set of a weapon and a head, and a series of layered armor alone. */
function read(row: typeof weapon = weapon) {
  const folder = writeTables(
    {
      "Otomo/DataParam/OtomoEquipSeriesData": [
        { _Series: "[500] ID_005", _Name: guid(3), _Rare: "[18] RARE0", _Price: 100 },
        { _Series: "[600] ID_006", _Name: guid(3), _Rare: "[18] RARE0", _Price: 0 },
      ],
      "Otomo/DataParam/OtomoWeaponData": [row],
      "Otomo/DataParam/OtomoArmorData": [
        {
          _Series: "[500] ID_005",
          _EquipCategory: "[1] HELM",
          _Name: guid(2),
          _Defense: 8,
          _AttributeResist: [-3, 3, 0, 1, 2],
        },
      ],
      "Facility/data/OtomoEquipRecipe": [
        {
          _SeriesId: "[500] ID_005",
          _EquipCategory: "[0] WEAPON",
          _Item: ["[10] ITEM_0010", "[0] INVALID"],
          _ItemNum: [2, 0],
        },
      ],
      "Text/Excel_Equip/OtomoWeapon": textFile("1:Felyne Barina Needle"),
      "Text/Excel_Equip/OtomoArmor": textFile("2:Felyne Barina Cap"),
      "Text/Excel_Equip/OtomoEquipSeries": textFile("3:Felyne Lala Barina"),
    },
    afterAll,
  );
  const ids = new Ids(new Map());
  ids.assign("items", "10", "scale", { table: "test" });
  const tables = Tables.open(folder);
  const texts = new Texts(tables, importPalicoGear.texts);
  return importPalicoGear.run({ tables, ids, texts, overlays: new Overlays(folder) });
}

describe("Palico gear", () => {
  test("is a record per series with its pieces, and an element by the sum of its flags", () => {
    const { records, names } = read();
    expect(records).toEqual([
      {
        id: "felyne-lala-barina",
        gameId: 500,
        name: "Felyne Lala Barina",
        rarity: 1,
        zenny: 100,
        pieces: [
          {
            piece: "weapon",
            name: "Felyne Barina Needle",
            attackType: "sever",
            attack: 3,
            rangedAttack: 5,
            affinity: 15,
            defense: 0,
            element: { type: "paralysis", value: 10 },
            materials: [{ item: "scale", qty: 2 }],
          },
          {
            piece: "head",
            name: "Felyne Barina Cap",
            defense: 8,
            resistances: { fire: -3, water: 3, thunder: 0, ice: 1, dragon: 2 },
            materials: [],
          },
        ],
      },
    ]);
    expect([...(names?.["palico-gear"]?.keys() ?? [])]).toEqual([
      "felyne-lala-barina/weapon",
      "felyne-lala-barina/head",
    ]);
    expect(Object.keys(names?.["palico-sets"]?.get("felyne-lala-barina") ?? {})).toHaveLength(
      languageCodes.length,
    );
  });

  test("is refused where an element has no value, no number, or a piece no series", () => {
    expect(() => read({ ...weapon, _AttributeValue: 0 })).toThrow(/0 of paralysis/);
    expect(() => read({ ...weapon, _Attribute: ["[8] SLEEP", "[4] ELEC"] })).toThrow(/number 12/);
    expect(() => read({ ...weapon, _Series: "[700] ID_007" })).toThrow(/no series 700/);
  });
});
