import { z } from "zod";
import { videoProviders } from "@/lib/leaderboards/run/video-link";
import { citedKinds } from "./blocks";
import { guideTextSchema } from "./guide-content";
import type { Citation, DamageFigure, GuideInline, GuideNode, HitzoneTable } from "./guide-tree";

const citationSchema: z.ZodType<Citation, Citation> = z.object({
  kind: z.enum(citedKinds),
  id: z.string(),
  name: z.string(),
  href: z.string(),
  icon: z.string(),
  entity: z
    .enum([
      "weapons",
      "armor-sets",
      "skills",
      "decorations",
      "charms",
      "items",
      "monsters",
      "quests",
      "locales",
    ])
    .nullable(),
  facts: z.string(),
});

const citedFields = { cite: citationSchema, text: z.string().nullable(), after: z.string().optional() };

const figureSchema: z.ZodType<DamageFigure, DamageFigure> = z.object({
  move: z.string(),
  weapon: z.string(),
  monster: z.string(),
  part: z.string(),
  hits: z.number(),
  raw: z.number(),
  element: z.number(),
  critical: z.number(),
  average: z.number(),
  href: z.string(),
});

const hitzoneSchema: z.ZodType<HitzoneTable, HitzoneTable> = z.object({
  monster: z.string(),
  name: z.string(),
  href: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.object({ part: z.string(), state: z.string(), values: z.array(z.number()) })),
});

const inlineSchema: z.ZodType<GuideInline, GuideInline> = z.lazy(() =>
  z.union([
    z.object({ type: z.enum(["text", "code"]), text: z.string() }),
    z.object({ type: z.literal("break") }),
    z.object({ type: z.enum(["strong", "em"]), children: inlinesSchema }),
    z.object({
      type: z.literal("link"),
      href: z.string(),
      host: z.string().nullable(),
      children: inlinesSchema,
    }),
    z.object({ type: z.literal("image"), src: z.string(), alt: z.string() }),
    z.object({ type: z.literal("cite"), ...citedFields }),
    z.object({ type: z.literal("figure"), figure: figureSchema }),
  ]),
);
const inlinesSchema = z.array(inlineSchema);

const nodeSchema: z.ZodType<GuideNode, GuideNode> = z.lazy(() =>
  z.union([
    z.object({
      type: z.literal("heading"),
      level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
      id: z.string(),
      children: inlinesSchema,
    }),
    z.object({ type: z.literal("paragraph"), children: inlinesSchema }),
    z.object({ type: z.literal("list"), start: z.number().nullable(), items: z.array(nodesSchema) }),
    z.object({ type: z.literal("quote"), children: nodesSchema }),
    z.object({ type: z.literal("code"), text: z.string() }),
    z.object({ type: z.literal("rule") }),
    z.object({
      type: z.literal("table"),
      align: z.array(z.enum(["start", "center", "end"])),
      head: z.array(inlinesSchema),
      rows: z.array(z.array(inlinesSchema)),
    }),
    z.object({ type: z.literal("card"), ...citedFields }),
    z.object({ type: z.literal("hitzones"), table: hitzoneSchema }),
    z.object({
      type: z.literal("video"),
      video: z.object({ provider: z.enum(videoProviders), id: z.string() }),
    }),
    z.object({ type: z.literal("damage"), figure: figureSchema }),
  ]),
);
const nodesSchema = z.array(nodeSchema);

/** POST /api/guides/preview */
export const previewGuideBodySchema = z.strictObject({ text: guideTextSchema });
/** Reply of POST /api/guides/preview: what the page of a text would show, and what is wrong with it. */
export const previewResponseSchema = z.object({
  message: z.literal("OK"),
  rendered: z.object({
    nodes: nodesSchema.readonly(),
    toc: z.array(z.object({ id: z.string(), label: z.string() })).readonly(),
    minutes: z.int().min(1),
    problems: z.array(z.object({ line: z.int(), message: z.string() })).readonly(),
  }),
});
export type PreviewResponse = z.infer<typeof previewResponseSchema>;
