import { z } from "zod";
import { specialAmmoSchema } from "@/lib/catalog/schema/bowguns";
import { FigureReader, type FigureRule } from "../figures";
import { ImportError } from "../import-error";
import { compareIds, createImporter } from "../importer";
import { parseAt } from "../tables";
import type { Localized } from "../texts";
import { readBowguns } from "./read-bowguns";

const heavy = "Player/ActionData/Wp12/GlobalParam/Wp12GlobalActionParam";
const light = "Player/ActionData/Wp13/GlobalParam/Wp13GlobalActionParam";

interface AmmoRule {
  readonly gameId: string;
  readonly text: string;
  readonly weapon: "heavy-bowgun" | "light-bowgun";
  /** Parameters by figure; a list of them is a list of figures. */
  readonly figures: Readonly<Record<string, string | readonly string[]>>;
  /** Parameter of the steps of holding it: a list of seconds, with lists of costs and multipliers. */
  readonly charge?: string;
}

const listOf = (path: string, count: number) => Array.from({ length: count }, (_, at) => `${path}.${at}`);

/**
 * Which code is which ammo follows from the order of the names (`RefEquipment_0007`: kind of place, then number), and
 * from what the tables call the parameters.
 */
const rules: readonly AmmoRule[] = [
  {
    gameId: "ESN_000",
    text: "RefEquipment_0007_00_00",
    weapon: "heavy-bowgun",
    figures: {
      minEnergy: "_GatlingBullet_BasicData._MinUseEnergy",
      intervalSec: "_GatlingBullet_ShootInterval",
      hitMults: listOf("_GatlingHitAttackRate", 10),
      modeMults: listOf("_Gatling_CustomAttackRate", 3),
      gaugePerSec: "_Energy_AutoRecoverSpeed",
    },
  },
  {
    gameId: "ESN_001",
    text: "RefEquipment_0007_00_01",
    weapon: "heavy-bowgun",
    figures: {
      minEnergy: "_EnergyLaserBullet_BasicData._MinUseEnergy",
      multiHits: "_EnergyLaser_MultiHitCount",
      range: "_EnergyLaserMaxUIRange",
      modeMults: listOf("_EnergyLaser_CustomAttackRate", 3),
      gaugePerSec: "_Energy_AutoRecoverSpeed",
    },
  },
  {
    gameId: "ESP_000",
    text: "RefEquipment_0007_01_00",
    weapon: "heavy-bowgun",
    charge: "_ParryBullet_ChargeInfo",
    figures: {
      minEnergy: "_ParryBullet_BasicData._MinUseEnergy",
      overheatSec: "_ParryBullet_ChargeInfo._OverheatTime",
      range: "_ParryBulletRange",
      modeMults: listOf("_ParryBullet_CustomAttackRate", 3),
      gaugePerSec: "_Energy_AutoRecoverSpeed",
    },
  },
  {
    gameId: "ESP_001",
    text: "RefEquipment_0007_01_01",
    weapon: "heavy-bowgun",
    figures: {
      minEnergy: "_EnergyGrenadeBullet_BasicData._MinUseEnergy",
      range: "_EnergyGrenadeBullet_MaxRange",
      modeMults: listOf("_EnergyGrenadeBullet_CustomAttackRate", 3),
      gaugePerSec: "_Energy_AutoRecoverSpeed",
    },
  },
  {
    gameId: "ESW_000",
    text: "RefEquipment_0007_02_00",
    weapon: "heavy-bowgun",
    charge: "_WeakPointSnipeBullet_ChargeInfo",
    figures: {
      multiHits: "_WeakPointSnipeBullet_MultiHitCount",
      maxRounds: "_WeakPointSnipeBullet_MaxBulletNum",
      reloadSec: "_WeakPointSnipeBullet_AddBulletTime",
      range: "_WeakPointSnipeBullet_MaxRange",
      modeMults: listOf("_WeakPointSnipe_CustomAttackRate", 3),
    },
  },
  {
    gameId: "SET_BOMB",
    text: "RefEquipment_0007_03_00",
    weapon: "light-bowgun",
    figures: {
      maxRounds: "_MaxSetBombAmmo",
      reloadSec: "_ReloadSetBombAmmoTime",
      levelMults: listOf("_SetBombAttackRate", 4),
    },
  },
  {
    gameId: "CHATCH",
    text: "RefEquipment_0007_03_01",
    weapon: "light-bowgun",
    figures: {
      maxRounds: "_MaxCatchAmmo",
      reloadSec: "_ReloadCatchAmmoTime",
      lifeSec: "_CatchAmmoLifeTime",
      levelHits: ["_CatchAmmoLv1ToLv2HitCount", "_CatchAmmoLv2ToLv3HitCount"],
    },
  },
];

const chargeSchema = z.looseObject({
  _Time: z.array(z.number()),
  _EnergyCost: z.array(z.number()),
  _AttackRate: z.array(z.number()),
  _ParryRate: z.array(z.number()).optional(),
});

/** Special ammo of bowguns with its figures, and the bowguns that have it. Needs weapons. */
export const importSpecialAmmo = createImporter({
  file: "special-ammo",
  schema: specialAmmoSchema,
  texts: ["Reference/RefEquipment", "Excel_Equip/LightBowgun", "Excel_Equip/HeavyBowgun"],
  getKey: ({ gameId }) => gameId,
  run: (context) => {
    const { tables, texts, ids } = context;
    const names = new Map<string, Localized>();
    const guns = readBowguns(context);
    const known = new Set(rules.map(({ gameId }) => gameId));
    for (const { id, specialAmmo } of guns) {
      const unknown = specialAmmo.find((code) => !known.has(code));
      if (unknown) throw new ImportError({ table: "Common/Weapon" }, id, `unknown special ammo ${unknown}.`);
    }
    const records = rules.map(({ gameId, text, weapon, figures, charge }) => {
      const table = weapon === "heavy-bowgun" ? heavy : light;
      const place = { table };
      const reader = new FigureReader(tables, table);
      const read = (at: string | readonly string[]) =>
        typeof at === "string"
          ? reader.read({ at } satisfies FigureRule)
          : at.map((each) => reader.read({ at: each }));
      const name = texts.getByName(text, place);
      const id = ids.assign("special-ammo", gameId, name.en, place);
      names.set(id, name);
      const steps =
        charge &&
        chargeSchema.parse(tables.getTable(table, z.looseObject({ [charge]: z.unknown() }))[charge]);
      return parseAt(
        specialAmmoSchema,
        {
          id,
          gameId,
          name: name.en,
          weapon,
          weapons: guns.filter(({ specialAmmo }) => specialAmmo.includes(gameId)).map((gun) => gun.id),
          ...Object.fromEntries(Object.entries(figures).map(([figure, at]) => [figure, read(at)])),
          ...(steps ? { charges: toCharges(steps) } : {}),
        },
        place,
      );
    });
    return { records: records.sort(compareIds), names: { "special-ammo": names } };
  },
});

/** Two first steps that begin at once are one. */
function toCharges({ _Time, _EnergyCost, _AttackRate, _ParryRate }: z.infer<typeof chargeSchema>) {
  const steps = _Time.map((sec, at) => ({
    sec,
    ...((_EnergyCost[at] ?? 0) > 0 ? { energy: _EnergyCost[at] } : {}),
    attackMult: _AttackRate[at] ?? 1,
    ...(_ParryRate ? { offsetMult: _ParryRate[at] ?? 1 } : {}),
  }));
  return steps.filter(({ sec }, at) => steps[at + 1]?.sec !== sec);
}
