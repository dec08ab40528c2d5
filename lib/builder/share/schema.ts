import { z } from "zod";
import { decorationKinds, weaponElements } from "@/lib/catalog/codes";
import { artianInfusions } from "../loadout/model";
import { maxLevel, maxListedInCode } from "./build-code-layout";
import { fileVersion } from "./build-file";

/** Maximum number of talismans that one file holds. */
const maxTalismans = 2000;

const id = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is not a known ID");

const decorations = z.array(id.nullable()).max(maxListedInCode);

const figures = {
  talisman: id,
  skills: z.array(z.strictObject({ skill: id, level: z.int().min(1).max(maxLevel) })).max(maxListedInCode),
  slots: z
    .array(z.strictObject({ kind: z.enum(decorationKinds), slot: z.int().min(1).max(3) }))
    .max(maxListedInCode),
};

const artian = z.strictObject({
  parts: z
    .array(z.strictObject({ element: z.enum(weaponElements), infusion: z.enum(artianInfusions) }))
    .max(maxListedInCode),
  reinforcements: z.array(id).max(maxListedInCode),
  setBonus: id.nullable(),
  groupSkill: id.nullable(),
});

const equipped = z.strictObject({ id, decorations }).nullable();

/** A loadout from outside. Everything that passes can be written as a build code; whether it is legal is not checked. */
export const loadoutSchema = z.strictObject({
  weapon: z.strictObject({ id, decorations, artian: artian.nullable() }).nullable(),
  armor: z.strictObject({ head: equipped, chest: equipped, arms: equipped, waist: equipped, legs: equipped }),
  charm: z
    .discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("charm"), id }),
      z.strictObject({ kind: z.literal("talisman"), ...figures, decorations }),
    ])
    .nullable(),
  transcended: z.boolean(),
});

/** A talisman that a player keeps. */
const savedTalismanSchema = z.strictObject({
  id: z.string().min(1).max(100),
  name: z.string().max(60),
  ...figures,
});

/** Format and version of a file; the rest is looked at once these are known. */
export const fileHeadSchema = z.object({ format: z.string(), version: z.number() });

export const buildFileSchema = z.strictObject({
  format: z.string(),
  version: z.literal(fileVersion),
  build: loadoutSchema,
});

export const talismansFileSchema = z.strictObject({
  format: z.string(),
  version: z.literal(fileVersion),
  talismans: z
    .array(savedTalismanSchema)
    .max(maxTalismans)
    .superRefine((talismans, context) => {
      const seen = new Set<string>();
      talismans.forEach(({ id: mark }, at) => {
        if (seen.has(mark)) {
          context.addIssue({ code: "custom", path: [at, "id"], message: "is the ID of another talisman" });
        }
        seen.add(mark);
      });
    }),
});
