import { z } from "zod";
import { ammoSchema } from "@/lib/catalog/schema/attacks";
import { createCodeField } from "../fields";
import { ImportError } from "../import-error";
import { createImporter, type ImportContext } from "../importer";
import { parseAt } from "../tables";
import { readAmmoFactors } from "./ammo-factors";

const rowReferenceSchema = z.strictObject({ table: z.string(), row: z.int().min(0) });

/** A kind of ammunition in `data/sources/ammo.json`: where its figures stand. */
const ammoOverlaySchema = z.strictObject({
  id: ammoSchema.shape.id,
  item: ammoSchema.shape.item,
  /** Rows of its base figures, which agree with each other. */
  rows: z.array(rowReferenceSchema).min(1),
  /** Rows of levels 1 to 3, where each level has a motion value of its own. */
  levelRows: z.array(rowReferenceSchema).length(3).optional(),
  /** The shell whose factors and distances it has. */
  shell: z.string(),
});

const figure = z.number().min(0);

const paramsSchema = z.object({
  _Attack: figure,
  _AttrValue: figure,
  _CondValue: figure,
  _StunDamage: figure,
  _CaptureDamage: figure,
  _PartsBreakRate: figure,
  _SpecialType: z
    .object({ _Value: createCodeField({ NORMAL: false, BOWGUN_ELEMENT_SHOT: true } as const) })
    .transform(({ _Value }) => ({ isElementOfAttack: _Value })),
});

const collisionSchema = z.object({ requestSets: z.array(z.object({ userData: z.unknown() })) });

type AmmoOverlay = z.infer<typeof ammoOverlaySchema>;
type RowReference = z.infer<typeof rowReferenceSchema>;
type Params = z.infer<typeof paramsSchema>;

/** Kinds of ammunition with the figures of their rows in the attack tables and of their shells. Needs items. */
export const importAmmo = createImporter({
  file: "ammo",
  schema: ammoSchema,
  getKey: () => null,
  run: (context) => ({
    records: context.overlays.get("ammo", ammoOverlaySchema).map((entry) => toAmmo(entry, context)),
  }),
});

function toAmmo({ id, item, rows, levelRows, shell }: AmmoOverlay, context: ImportContext) {
  const [params, ...others] = rows.map((reference) => readRow(reference, context));
  if (!params || others.some((other) => JSON.stringify(other) !== JSON.stringify(params))) {
    throw new ImportError({ table: "data/sources/ammo.json" }, id, "its rows have different figures.");
  }
  const motionValueByLevel = levelRows?.map((reference) => readRow(reference, context)._Attack);
  return {
    id,
    item,
    motionValue: params._Attack,
    ...(motionValueByLevel && { motionValueByLevel }),
    ...readElement(params),
    ...(params._CondValue > 0 && { status: params._CondValue }),
    ...(params._StunDamage > 0 && { stun: params._StunDamage }),
    ...(params._CaptureDamage > 0 && { capture: params._CaptureDamage }),
    ...(params._PartsBreakRate !== 1 && { partBreakMultiplier: params._PartsBreakRate }),
    ...readAmmoFactors(shell, context),
  };
}

/** Element shots state their element as a percentage of attack, all others as a figure. */
function readElement({ _AttrValue, _SpecialType }: Params) {
  if (_AttrValue === 0) return {};
  return _SpecialType.isElementOfAttack ? { elementPctOfAttack: _AttrValue } : { fixedElement: _AttrValue };
}

/** @throws ImportError where there is no such table or row */
function readRow({ table, row }: RowReference, { tables }: ImportContext): Params {
  const { requestSets } = tables.getCollisions(table, collisionSchema);
  const shape = requestSets[row];
  if (!shape) throw new ImportError({ table, row }, null, "no such row.");
  return parseAt(paramsSchema, shape.userData, { table, row });
}
