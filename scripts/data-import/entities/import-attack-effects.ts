import { z } from "zod";
import type { WeaponAilment, WeaponType } from "@/lib/catalog/codes";
import { attackEffectSchema } from "@/lib/catalog/schema/attack-effects";
import { toSlug } from "@/lib/catalog/to-slug";
import { attackElementCodes, createCodeField } from "../fields";
import { roundFigure } from "../figures";
import { ImportError } from "../import-error";
import { createImporter } from "../importer";
import { parseAt, type Tables } from "../tables";
import { attackOverlaySchema } from "./attack-overlay";
import { damageTypeCodes, valueSchema } from "./import-attacks";

/** Weapon types by the number of their folder. */
const weaponsByFolder: readonly (readonly [folder: string, weapons: readonly WeaponType[]])[] = [
  ["Wp00", ["great-sword"]],
  ["Wp01", ["sword-and-shield"]],
  ["Wp02", ["dual-blades"]],
  ["Wp03", ["long-sword"]],
  ["Wp04", ["hammer"]],
  ["Wp05", ["hunting-horn"]],
  ["Wp06", ["lance"]],
  ["Wp07", ["gunlance"]],
  ["Wp08", ["switch-axe"]],
  ["Wp09", ["charge-blade"]],
  ["Wp10", ["insect-glaive"]],
  ["Wp11", ["bow"]],
  ["Wp12", ["heavy-bowgun"]],
  ["Wp13", ["light-bowgun"]],
  ["WpGunCommon", ["light-bowgun", "heavy-bowgun"]],
];

/**
 * Hashes of the tables, as in the attacks of monsters. Exhaustion is inferred: hammers, hunting horns and
 * exhaust ammo have its hash.
 */
const conditions: ReadonlyMap<number, WeaponAilment | "exhaust" | null> = new Map([
  [1220034176, null],
  [1990626048, "poison"],
  [-1247186944, "paralysis"],
  [1974656256, "sleep"],
  [-1852839936, "blast"],
  [-392388800, "exhaust"],
]);

const conditionField = z.int().transform((hash, context) => {
  const condition = conditions.get(hash);
  if (condition !== undefined) return condition;
  context.addIssue({ code: "custom", message: `unknown condition ${hash}.` });
  return z.NEVER;
});

const amount = z.number().min(0);
const rowSchema = z.object({
  _Attack: amount,
  _ActionTypeFixed: valueSchema(createCodeField(damageTypeCodes)),
  _AttackAttrFixed: valueSchema(createCodeField(attackElementCodes)),
  _AttrValue: amount,
  _UseStatusAttrPower: z.boolean(),
  _StatusAttrRate: amount,
  _StatusConditionRate: amount,
  _AttackCond: conditionField,
  _CondValue: amount,
  _StunDamage: amount,
  _PartsBreakRate: amount,
  _TearScarCreateRate: amount,
  _RideDamage: amount,
  _ParryDamage: amount,
});

type Row = z.infer<typeof rowSchema>;

const shapesSchema = z.object({ requestSets: z.array(z.object({ userData: z.unknown() })) });

/** Every row of hunters' attack tables that does something, with the moves of `attacks.json` that are made of it. */
export const importAttackEffects = createImporter({
  file: "attack-effects",
  schema: attackEffectSchema,
  getKey: () => null,
  run: ({ tables, overlays }) => {
    const moves = new Map<string, string[]>();
    for (const { id, rows = [] } of overlays.get("attacks", attackOverlaySchema)) {
      for (const { table, row } of rows) {
        const key = `${table}/${row}`;
        moves.set(key, [...(moves.get(key) ?? []), id]);
      }
    }
    const records = weaponsByFolder.flatMap(([folder, weapons]) =>
      listTables(tables, folder).flatMap(({ name, path }) =>
        tables.getShapes(path, shapesSchema).requestSets.flatMap(({ userData }, row) => {
          // Sensors and what hits the hunter stand in the same tables.
          if (typeof userData !== "object" || userData === null || !("_Attack" in userData)) return [];
          const figures = toFigures(parseAt(rowSchema, userData, { table: path, row }));
          const own = moves.get(`${name}/${row}`) ?? [];
          moves.delete(`${name}/${row}`);
          if (!figures.isUsed && own.length === 0) return [];
          const id = `${toSlug(name)}-${row}`;
          return [{ id, weapons: [...weapons], table: name, row, moves: own, ...figures.facts }];
        }),
      ),
    );
    const [lost] = moves.keys();
    if (lost !== undefined) {
      throw new ImportError({ table: "data/sources/attacks.json" }, lost, "no attack stands in this row.");
    }
    return { records };
  },
});

interface ShapeTable {
  readonly name: string;
  readonly path: string;
}

function listTables(tables: Tables, folder: string): ShapeTable[] {
  return ["Collider", "Shell"]
    .map((kind) => `Player/ActionData/${folder}/Collision/${kind}`)
    .filter((path) => tables.hasFolder(path))
    .flatMap((path) =>
      tables.list(path, /^(Wp\w+)\.rcol\.38\.json$/).map((name) => ({ name, path: `${path}/${name}` })),
    );
}

/** Figures of a row, and whether it does anything. */
function toFigures(row: Row) {
  const { _AttackCond: condition, _CondValue: buildup, _AttackAttrFixed: element } = row;
  const effects = {
    ...(condition && condition !== "exhaust" && buildup > 0
      ? { status: { type: condition, value: buildup } }
      : {}),
    ...(row._StunDamage > 0 ? { stun: row._StunDamage } : {}),
    ...(condition === "exhaust" && buildup > 0 ? { exhaust: buildup } : {}),
    ...(row._RideDamage > 0 ? { mount: row._RideDamage } : {}),
    ...(row._ParryDamage > 0 ? { offset: row._ParryDamage } : {}),
  };
  const facts = {
    damageType: row._ActionTypeFixed,
    motionValue: roundFigure(row._Attack),
    elementFactor: row._UseStatusAttrPower ? roundFigure(row._StatusAttrRate) : 0,
    statusFactor: roundFigure(row._StatusConditionRate),
    ...(element ? { element: { type: element, value: row._AttrValue } } : {}),
    ...effects,
    ...(row._PartsBreakRate === 1 ? {} : { partBreakFactor: roundFigure(row._PartsBreakRate) }),
    ...(row._TearScarCreateRate === 1 ? {} : { woundFactor: roundFigure(row._TearScarCreateRate) }),
  };
  return { facts, isUsed: row._Attack > 0 || Object.keys(effects).length > 0 };
}
