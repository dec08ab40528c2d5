import { z } from "zod";
import { maxBuildCodeLength } from "@/lib/builder/share/build-code-layout";
import { isLinkField } from "@/lib/builder/share/link-fields";
import { maxBuffsLength, readBuffs } from "@/lib/builder/target/buffs-link";
import { contentStateFields } from "@/lib/content/schema";
import { storedTimeSchema } from "@/lib/firebase/stored-time";
import { cursorSchema, nextCursorSchema } from "@/lib/paging/schema";
import { shortLinkIdLength } from "./rules";

const idSchema = z
  .string()
  .regex(new RegExp(`^[0-9A-Za-z]{${shortLinkIdLength}}$`), "must be the ID of a short link");
const fieldSchema = z.string().refine(isLinkField, "must be as a link of the builder has it").nullable();

/** POST /api/short-links: what the long link has in its address. */
export const createShortLinkBodySchema = z.strictObject({
  code: z
    .string()
    .max(maxBuildCodeLength)
    .regex(/^[\w-]+$/, "must be the code of a build"),
  buffs: z
    .string()
    .max(maxBuffsLength)
    .refine((text) => readBuffs(text) !== null, "must be as a link of the builder has it")
    .nullable()
    .default(null),
  search: fieldSchema.default(null),
  target: fieldSchema.default(null),
});
export type CreateShortLink = z.output<typeof createShortLinkBodySchema>;
export const shortLinkQuerySchema = z.strictObject({ id: idSchema });
export const ownShortLinksQuerySchema = z.strictObject({ cursor: cursorSchema });
export type OwnShortLinksQuery = z.output<typeof ownShortLinksQuerySchema>;

const fields = {
  code: z.string(),
  buffs: z.string().nullable(),
  search: z.string().nullable(),
  target: z.string().nullable(),
};

/** Document `shortLinks/{id}`: a build of the builder under an address of its own. Written by the server alone. */
export const shortLinkDocumentSchema = z.object({
  owner: z.string().min(1),
  ...fields,
  /** By which copies of what was taken down are found. */
  prints: z.array(z.string()),
  createdAt: storedTimeSchema,
  updatedAt: storedTimeSchema,
  ...contentStateFields,
});
export type ShortLinkDocument = z.infer<typeof shortLinkDocumentSchema>;

const ok = z.literal("OK");
export const createdShortLinkResponseSchema = z.object({ message: ok, id: z.string() });
export type CreatedShortLinkResponse = z.infer<typeof createdShortLinkResponseSchema>;
export const removedShortLinkResponseSchema = createdShortLinkResponseSchema;
export const ownShortLinksResponseSchema = z.object({
  message: ok,
  links: z.array(
    z.object({
      id: z.string(),
      /** Name of the build: its weapon. */
      title: z.string(),
      /** English, of the target's monster; `null` without one. */
      monster: z.string().nullable(),
      createdAt: z.iso.datetime(),
      /** Why a moderator removed it; `null` for all others. */
      takenDown: z.string().nullable(),
    }),
  ),
  nextCursor: nextCursorSchema,
});
export type OwnShortLinksResponse = z.infer<typeof ownShortLinksResponseSchema>;
export type OwnShortLink = OwnShortLinksResponse["links"][number];
