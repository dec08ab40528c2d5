import { z } from "zod";
import type { MonsterAilment } from "@/lib/catalog/attack-codes";
import { monsterAttacksSchema } from "@/lib/catalog/schema/monster-combat";
import { attackElementCodes, createCodeField } from "../fields";
import { roundFigure } from "../figures";
import { compareIds, createImporter, type ImportContext } from "../importer";
import { parseAt } from "../tables";
import { getMonsterTablePath, getPartsPath } from "./read-monster-parts";

const codeField = <Code>(codes: Readonly<Record<string, Code>>) =>
  z.object({ _Value: createCodeField(codes) }).transform(({ _Value }) => _Value);

/**
 * Ailments by the hash with which the tables name them. No table has the words: each was taken from the field guide,
 * which lists the ailment for the large monsters whose attacks have the hash; five of them rest on one monster each.
 */
const ailments: ReadonlyMap<number, MonsterAilment | null> = new Map([
  [1220034176, null],
  [-241644512, "fireblight"],
  [-884058560, "waterblight"],
  [-1420948736, "thunderblight"],
  [-1884804352, "iceblight"],
  [-2131498240, "dragonblight"],
  [2077525120, "frostblight"],
  [-1852839936, "blastblight"],
  [1990626048, "poison"],
  [-1247186944, "paralysis"],
  [1974656256, "sleep"],
  [-376294176, "bleeding"],
  [29314, "bubbleblight"],
  [861936, "frenzy"],
  [4811685, "stench"],
  [-912398848, "webbed"],
  [-1202268416, "defenseDown"],
]);

const ailmentField = z.int().transform((hash, context): MonsterAilment | null => {
  const ailment = ailments.get(hash);
  if (ailment !== undefined) return ailment;
  context.addIssue({ code: "custom", message: `unknown ailment ${hash}.` });
  return z.NEVER;
});

const attackSchema = z.object({
  _DamageTypeFixed: codeField({
    NONE: "none",
    NORMAL: "flinch",
    SMASH_SMALL: "knockbackSmall",
    SMASH_MIDDLE: "knockbackMedium",
    SMASH: "knockback",
    SMASH_UPPER: "launch",
    SMASH_HYPER: "knockbackHuge",
    SLIP: "slip",
    EAR: "roar",
    QUAKE: "tremor",
    WIND: "wind",
    FLASH: "flash",
    GESTURE: "gesture",
    CATCH: "grab",
    CATCH_ZAKO: "grab",
    PREY_CONST: "grab",
    ZAKO_FORCE_DOWN: "other",
    FORCE_KILL: "other",
  } as const),
  _DamageLevel: z.int().min(0),
  _Attack: z.number().min(0),
  _AttackAttrFixed: codeField(attackElementCodes),
  _AttrValue: z.number().min(0),
  _AttackCond: ailmentField,
  _CondValue: z.number().min(0),
  _StunDamage: z.number().min(0),
  _GuardType: createCodeField({
    NORMAL: "front",
    ALL_RANGE: "all",
    UNABLE_GUARD: "unblockable",
    SKILL_GUARD: "skill",
    SKILL_GUARD_ALL_RANGE: "skillAll",
  } as const),
  _VersusGuardPower: z.number().min(0),
});

/** Shapes without a class of their own, and those that sense something, are no attacks. */
const shapesSchema = z.object({ requestSets: z.array(z.object({ userData: z.unknown() })) });
const isAttackSchema = z.looseObject({ _VersusGuardPower: z.unknown(), _DamageTypeFixed: z.unknown() });

/** Reactions whose strength a level says. */
const leveled = new Set(["roar", "tremor", "wind"]);

/** Attacks of every monster on hunters. Needs monsters. */
export const importMonsterAttacks = createImporter({
  file: "monster-attacks",
  schema: monsterAttacksSchema,
  getKey: () => null,
  run: (context) => ({
    records: context.ids
      .list("monsters")
      .map(([gameId, id]) => ({ id, attacks: readAttacks(context, gameId) }))
      .sort(compareIds),
  }),
});

/** A monster without a table of its body uses that of the monster whose parts it has. */
function readAttacks(context: ImportContext, gameId: string) {
  const paths = [getMonsterTablePath(gameId), getPartsPath(context, gameId)];
  const [body = "", shell = ""] = ["Collision/Collider/*_Attack", "Shell/*_Shell_Attack"].map((pattern) => {
    // `Enemy/Em0002/00/Data/Em0002_00` is folder and beginning of the name.
    const names = paths.map((path) =>
      path.replace(/\/Data\/(.+)$/, (_, name: string) => `/${pattern.replace("*", name)}`),
    );
    return names.find((name) => context.tables.hasShapes(name));
  });
  return [
    ...readShapes(context, body, "body" as const),
    ...readShapes(context, shell, "projectile" as const),
  ];
}

/** Attacks of one table, shapes with the same figures as one; none without a table. */
function readShapes<Origin>({ tables }: ImportContext, table: string, origin: Origin) {
  if (table === "") return [];
  const { requestSets } = tables.getShapes(table, shapesSchema);
  const rows = new Map<string, number[]>();
  for (const [row, { userData }] of requestSets.entries()) {
    if (!isAttackSchema.safeParse(userData).success) continue;
    const key = JSON.stringify(toAttack(parseAt(attackSchema, userData, { table, row })));
    rows.set(key, [...(rows.get(key) ?? []), row]);
  }
  return [...rows].map(([key, shapes]) => ({
    origin,
    ...(JSON.parse(key) as ReturnType<typeof toAttack>),
    rows: shapes,
  }));
}

function toAttack(row: z.infer<typeof attackSchema>) {
  const status = row._AttackCond;
  return {
    reaction: row._DamageTypeFixed,
    ...(leveled.has(row._DamageTypeFixed) && { level: row._DamageLevel }),
    damage: roundFigure(row._Attack),
    ...(row._AttackAttrFixed && {
      element: row._AttackAttrFixed,
      elementDamage: roundFigure(row._AttrValue),
    }),
    ...(status && { status }),
    ...(status && row._CondValue > 0 && { buildup: roundFigure(row._CondValue) }),
    stun: roundFigure(row._StunDamage),
    guard: row._GuardType,
    guardPower: roundFigure(row._VersusGuardPower),
  };
}
