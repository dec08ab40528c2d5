import { z } from "zod";
import { maxBuildCodeLength } from "@/lib/builder/share/build-code-layout";
import { weaponTypes } from "@/lib/catalog/codes";
import { type BuildAttachment, isWholeCode, savedBuildId } from "./attachment";
import { publishedBuildsResponseSchema } from "./schema";

const codeSchema = z
  .string()
  .max(maxBuildCodeLength)
  .refine(isWholeCode, { error: "must be a complete build code" });
const idSchema = z.string().regex(savedBuildId, "must be a build ID");

/** A field of documents and requests that carry a build. */
export const buildAttachmentSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("code"), code: codeSchema }),
  z.strictObject({ kind: z.literal("build"), id: idSchema }),
]);

/** GET /api/builds/attachment?code= or ?id= */
export const attachmentQuerySchema = z
  .strictObject({ code: codeSchema.optional(), id: idSchema.optional() })
  .transform(({ code, id }, context): BuildAttachment => {
    if (code !== undefined && id === undefined) return { kind: "code", code };
    if (id !== undefined && code === undefined) return { kind: "build", id };
    context.addIssue({ code: "custom", message: "must have either code or id" });
    return z.NEVER;
  });

/** Public fields of an attached build. */
export const attachedBuildSchema = z.object({
  attachment: buildAttachmentSchema,
  /** Of a saved build, and may be empty there; empty for a code. */
  title: z.string(),
  weapon: z.enum(weaponTypes),
  /** The loadout, for the builder. */
  code: z.string(),
  /** `null` where the code of a saved build can no longer be read. */
  summary: publishedBuildsResponseSchema.shape.builds.element.shape.summary,
});
export type AttachedBuild = z.infer<typeof attachedBuildSchema>;

export const attachedBuildResponseSchema = z.object({ message: z.literal("OK"), build: attachedBuildSchema });
