import { z } from "zod";
import { defineFields, field } from "@/lib/content/define-fields";
import { cleanLine, cleanLines, cleanTag } from "@/lib/text/clean-text";
import { createLineSchema } from "@/lib/text/schema";
import { maxGuideTags, maxGuideTitleLength, maxSummaryLength, maxTextLength } from "./rules";

export const guideTagSchema = z
  .string()
  .max(96)
  .transform(cleanTag)
  .pipe(
    z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be letters and digits, joined by hyphens")
      .max(24),
  );
const coverSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be an icon or a monster")
  .max(60);
/** Markdown with blocks; `check-guide.server.ts` holds it against its budget. */
export const guideTextSchema = z.string().max(maxTextLength).transform(cleanLines);

const noCover = "guide";

/** Fields of a guide, in the order of the editor. */
export const guideContent = defineFields({
  title: field({
    draft: z.string(),
    empty: "",
    body: createLineSchema(maxGuideTitleLength).pipe(z.string().min(1, "must not be empty")),
    stored: z.string(),
  }),
  summary: field({
    draft: z.string(),
    empty: "",
    body: createLineSchema(maxSummaryLength),
    stored: z.string(),
  }),
  /** Typed with commas between them. */
  tags: field({
    draft: z.string(),
    empty: "",
    body: z
      .array(guideTagSchema)
      .max(maxGuideTags)
      .transform((tags) => [...new Set(tags)]),
    stored: z.array(z.string()),
    toBody: (typed) => [...new Set(typed.split(",").map(cleanTag))].filter((tag) => tag !== ""),
    toDraft: (tags) => tags.join(", "),
  }),
  /** Name of an icon, or the id of a monster. */
  cover: field({
    draft: z.string(),
    empty: noCover,
    body: coverSchema.default(noCover),
    stored: z.string(),
    toBody: (typed) => typed.trim() || noCover,
  }),
  /** The state of the game that the text is about. */
  gameVersion: field({
    draft: z.string(),
    empty: "",
    body: z.string().max(40).transform(cleanLine).pipe(z.string().min(1)),
    stored: z.string(),
  }),
  text: field({ draft: z.string(), empty: "", body: guideTextSchema, stored: z.string() }),
});

/** Fields next to the text, merged as a whole. */
export type GuideField = Exclude<(typeof guideContent.names)[number], "text">;
export const guideFields = guideContent.names.filter((name): name is GuideField => name !== "text");
export const guideFieldLabels: Readonly<Record<GuideField, string>> = {
  title: "Title",
  summary: "Summary",
  tags: "Tags",
  cover: "Icon",
  gameVersion: "Game version",
};
