import { z } from "zod";
import { storedTimeSchema } from "@/lib/firebase/stored-time";
import { isGuideSlug } from "@/lib/guides/rules";
import { videoIdForms, videoProviders } from "@/lib/leaderboards/run/video-link";
import { cursorSchema, nextCursorSchema } from "@/lib/paging/schema";
import { featuredContent } from "./featured-content";
import { type FeaturedKind, featuredKinds } from "./kinds";

/** Longest time that something is featured, in milliseconds: a year. */
const maxPeriod = 366 * 86_400_000;

const time = z.iso.datetime();
const storedId = /^[0-9a-f]{24}$/;

const contentSchema = z
  .strictObject(featuredContent.body)
  .refine(({ kind, ref }) => isReference(kind, ref), { message: "must name what is featured", path: ["ref"] })
  .refine(({ kind, title }) => kind !== "video" || title !== "", {
    message: "must be given for a video",
    path: ["title"],
  })
  .refine(({ from, until }) => isPeriod(from, until), {
    message: "must be after the first day, by a year at most",
    path: ["until"],
  });
export type FeaturedContent = z.output<typeof contentSchema>;

function isReference(kind: FeaturedKind, ref: string): boolean {
  if (kind === "guide") return isGuideSlug(ref);
  if (kind !== "video") return storedId.test(ref);
  const [first, id = "", ...more] = ref.split("/");
  const provider = videoProviders.find((each) => each === first);
  return provider !== undefined && more.length === 0 && videoIdForms[provider].test(id);
}

function isPeriod(from: string, until: string): boolean {
  const length = Date.parse(until) - Date.parse(from);
  return length > 0 && length <= maxPeriod;
}

/** POST /api/featured: a repeated call with the same key adds nothing. */
export const addFeaturedBodySchema = z.strictObject({
  key: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, "must be 8 to 64 letters, numbers, - or _"),
  content: contentSchema,
});
export type AddFeatured = z.output<typeof addFeaturedBodySchema>;
/** POST /api/featured/{id} */
export const editFeaturedBodySchema = z.strictObject({ content: contentSchema });
export const featuredQuerySchema = z.strictObject({
  id: z.string().regex(storedId, "must be the ID of featured content"),
});
export const allFeaturedQuerySchema = z.strictObject({ cursor: cursorSchema });

/** Document `featured/{id}`. Written by the server alone. */
export const featuredDocumentSchema = z.object({
  ...featuredContent.stored,
  /** `null` after the account was deleted. */
  addedBy: z.string().min(1).nullable(),
  createdAt: storedTimeSchema,
  updatedAt: storedTimeSchema,
});
export type FeaturedDocument = z.infer<typeof featuredDocumentSchema>;

const ok = z.literal("OK");
/** Something featured as everybody sees it. */
const shownSchema = z.object({
  id: z.string(),
  kind: z.enum(featuredKinds),
  caption: z.string(),
  title: z.string(),
  facts: z.string(),
  /** Within the site, or the page of the video. */
  href: z.string(),
  icon: z.string(),
  from: time,
});
export type ShownFeatured = z.infer<typeof shownSchema>;
export const featuredResponseSchema = z.object({ message: ok, featured: z.array(shownSchema) });
export type FeaturedResponse = z.infer<typeof featuredResponseSchema>;

const entrySchema = z.object({
  id: z.string(),
  ...featuredContent.stored,
  from: time,
  until: time,
  /** Whether visitors see it now, and if not, why. */
  state: z.enum(["shown", "upcoming", "over", "unavailable"]),
  /** Title of what is featured; `null` where it is not public. */
  name: z.string().nullable(),
});
export type FeaturedEntry = z.infer<typeof entrySchema>;
export const allFeaturedResponseSchema = z.object({
  message: ok,
  featured: z.array(entrySchema),
  nextCursor: nextCursorSchema,
});
export type AllFeaturedResponse = z.infer<typeof allFeaturedResponseSchema>;
export const changedFeaturedResponseSchema = z.object({ message: ok, id: z.string() });
export type ChangedFeaturedResponse = z.infer<typeof changedFeaturedResponseSchema>;
