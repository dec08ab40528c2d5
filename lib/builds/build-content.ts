import { z } from "zod";
import { maxBuffsLength, readBuffs } from "@/lib/builder/target/buffs-link";
import { weaponTypes } from "@/lib/catalog/codes";
import { defineDraft, defineFields, field } from "@/lib/content/define-fields";
import { cleanTag } from "@/lib/text/clean-text";
import { createLineSchema, createMarkdownSchema } from "@/lib/text/schema";
import {
  isTag,
  maxBuildTags,
  maxBuildTitleLength,
  maxNotesLength,
  maxRecordIdLength,
  maxSkills,
  maxTagLength,
  notesBudget,
} from "./rules";

/** Ids of the catalog by their form; an unknown one is found by no filter of the site. */
export const catalogIdSchema = z
  .string()
  .max(maxRecordIdLength)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be an ID such as attack-boost");
export const buildTagSchema = z
  .string()
  .max(4 * maxTagLength)
  .transform(cleanTag)
  .pipe(z.string().max(maxTagLength).refine(isTag, "must be letters and numbers, joined by hyphens"));

function requireUnique(values: readonly string[]): string[] {
  return [...new Set(values)];
}

/** The tags of a typed text as the site writes them, each once. */
export function parseTags(text: string): readonly string[] {
  return requireUnique(text.split(",").map(cleanTag)).filter((tag) => tag !== "");
}

/** May be empty until the build is published. */
const title = field({
  draft: z.string(),
  empty: "",
  body: createLineSchema(maxBuildTitleLength),
  stored: z.string(),
});
/** Typed with commas between them. */
const tags = field({
  draft: z.string(),
  empty: "",
  body: z.array(buildTagSchema).max(maxBuildTags).transform(requireUnique),
  stored: z.array(z.string()),
  toBody: (typed) => [...parseTags(typed)],
  toDraft: (stored) => stored.join(", "),
});
/** Markdown source; `check-markdown.server.ts` holds it against its budget. */
const notes = field({
  draft: z.string(),
  empty: "",
  body: createMarkdownSchema(maxNotesLength, notesBudget),
  stored: z.string(),
});

/** Fields of a build: what the owner types, and the loadout, which the builder hands in whole. */
export const buildContent = defineFields({
  title,
  /** The loadout as one text; `check-code.server.ts` checks it. */
  code: field({ draft: z.string(), empty: "", body: z.string(), stored: z.string() }),
  weapon: field({
    draft: z.enum(weaponTypes),
    empty: weaponTypes[0],
    body: z.enum(weaponTypes),
    stored: z.enum(weaponTypes),
  }),
  /** Target monster. */
  monster: field({
    draft: z.string().nullable(),
    empty: null,
    body: catalogIdSchema.nullable(),
    stored: z.string().nullable(),
  }),
  /** Skills that it can be found by, the most important first. */
  skills: field({
    draft: z.array(z.string()).readonly(),
    empty: [],
    body: z.array(catalogIdSchema).max(maxSkills).transform(requireUnique),
    stored: z.array(z.string()),
    toBody: (skills) => requireUnique(skills).slice(0, maxSkills),
  }),
  tags,
  notes,
  /** Buffs besides gear, as links of the builder have them; absent or empty = nothing. */
  buffs: field({
    draft: z.string(),
    empty: "",
    body: z
      .string()
      .max(maxBuffsLength)
      .refine(
        (text) => text === "" || readBuffs(text) !== null,
        "must be buffs as a link of the builder has them",
      )
      .optional(),
    stored: z.string().optional(),
    toBody: (buffs) => buffs || undefined,
    toDraft: (buffs) => buffs ?? "",
  }),
});

/** Fields of the form that saves a build, in its order. */
export const buildTexts = defineFields({ title, notes, tags });
const typed = {
  draft: { ...buildTexts.draft, published: z.boolean() },
  empty: { ...buildTexts.empty, published: false },
  toDraft: (row: Parameters<typeof buildTexts.toDraft>[0] & { readonly visibility: string }) => ({
    ...buildTexts.toDraft(row),
    published: row.visibility === "published",
  }),
};

/** Draft of a build in this browser, with whether it is to be published. */
export const buildDraft = defineDraft(typed, "version");
export type BuildDraft = ReturnType<typeof buildDraft.create>;

/** Whether two drafts say the same; which build each is to create, and what it began with, does not count. */
export function isSameDraft(a: BuildDraft, b: BuildDraft): boolean {
  return ([...buildTexts.names, "published"] as const).every((name) => a[name] === b[name]);
}
