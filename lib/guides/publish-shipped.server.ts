import { createHash } from "node:crypto";
import { z } from "zod";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { getAuditHeadRef } from "@/lib/audit/audit-chain.server";
import { openAudit, writeAudit } from "@/lib/audit/write-audit.server";
import { type GuideFile, readGuideFiles } from "@/lib/catalog/read-guides.server";
import { createContentState } from "@/lib/content/content-state";
import { getFingerprints } from "@/lib/content/get-fingerprint.server";
import { Timestamp } from "@/lib/firebase/admin.server";
import { addRevision } from "./add-revision.server";
import { requireGuideBudget } from "./check-guide.server";
import { listCitedFigures, listCites } from "./cited-figures.server";
import { guideContent } from "./guide-content";
import { changeGuide, toFingerprintedGuide } from "./guide-kind.server";
import { getGuideRef, readGuide } from "./read-guide-document.server";
import { createGuideBodySchema, type GuideContent, type GuideDocument } from "./schema";

/** Result of each guide that comes with the site, by slug. */
export const shippedResultSchema = z.object({
  published: z.array(z.string()),
  updated: z.array(z.string()),
  unchanged: z.array(z.string()),
  /** Changed on the site since, and left as they are there. */
  kept: z.array(z.string()),
});
type ShippedResult = z.infer<typeof shippedResultSchema>;
type Outcome = keyof ShippedResult;

/**
 * Puts the guides of `data/guides` into the store: new ones are published, those that nobody has edited on the site
 * follow their file. One that was edited there is never overwritten. Can be repeated.
 *
 * @throws ZodError for a file that breaks the rules of guides; ApiError 400 for a text over its budget.
 */
export async function publishShippedGuides(
  { db, now }: Dependencies,
  files: readonly GuideFile[] = readGuideFiles(),
): Promise<ShippedResult> {
  const result: ShippedResult = { published: [], updated: [], unchanged: [], kept: [] };
  for (const file of files) result[await publishOne({ db, now }, file)].push(file.slug);
  return result;
}

async function publishOne({ db, now }: Dependencies, file: GuideFile): Promise<Outcome> {
  const { slug, ...content } = toContent(file);
  requireGuideBudget(content.text);
  const shipped = createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 24);
  return changeGuide(db, slug, [getAuditHeadRef(db)], async (transaction) => {
    const snapshot = await transaction.get(getGuideRef(db, slug));
    const stored = readGuide(snapshot);
    if (stored && (stored.shipped === shipped || guideContent.isSame(stored, content))) return "unchanged";
    if (stored && stored.shipped === null) return "kept";
    const at = now();
    const time = Timestamp.fromDate(at);
    const version = (stored?.version ?? 0) + 1;
    const fields = {
      ...content,
      cites: listCites(content.text),
      figures: listCitedFigures(content.text),
      prints: getFingerprints(toFingerprintedGuide(content)),
      shipped,
      version,
      editor: null,
      updatedAt: time,
    };
    await openAudit(transaction, db);
    if (stored) transaction.update(snapshot.ref, fields);
    else {
      const document: GuideDocument = {
        ...createContentState(),
        ...fields,
        owner: null,
        editors: [],
        visibility: "published",
        publishedAt: time,
        publishAt: null,
        createdAt: time,
      };
      transaction.create(snapshot.ref, document);
    }
    addRevision(transaction, db, { slug, version, content, editor: null, note: "From the site's files", at });
    writeAudit(transaction, db, {
      actor: "command-line",
      action: stored ? "guide.edit" : "guide.publish",
      target: snapshot.ref.path,
      subject: null,
      before: { version: stored?.version ?? 0 },
      after: { version },
      why: "guides that come with the site",
      at,
    });
    return stored ? "updated" : "published";
  });
}

/** The guide of a file, by the rules of those that are written on the site. */
function toContent({ slug, fields, text }: GuideFile): GuideContent & { readonly slug: string } {
  const { title, summary = "", tags = "", cover, gameVersion } = fields;
  return createGuideBodySchema.parse({
    slug,
    title,
    summary,
    tags: tags
      .split(",")
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ""),
    ...(cover && { cover }),
    gameVersion,
    text,
  });
}
