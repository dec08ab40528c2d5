import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readPageData } from "@/lib/content/cache-page.server";
import { readAuthors } from "@/lib/users/read-authors.server";
import { listChangedFigures } from "./cited-figures.server";
import type { GuidePageData } from "./guide-page";
import { isGuideDue } from "./guide-state";
import { listRelatedGuides, toGuideRow } from "./list-guides.server";
import { publishDueGuides } from "./publish-due-guides.server";
import { getGuideRef, readGuide } from "./read-guide-document.server";
import { renderGuide } from "./resolve-blocks.server";
import { isGuideSlug } from "./rules";
import type { GuideDocument } from "./schema";

/**
 * Content of a published guide's page, made once a second at most. Reads the guide, its author, 17 guides at most to find
 * the related ones, and each build, run and guide that it cites.
 *
 * @param slug from the address, whatever it holds
 * @returns `null` for everything but a published guide
 */
export async function readGuidePage(
  dependencies: Dependencies,
  slug: unknown,
): Promise<GuidePageData | null> {
  if (typeof slug !== "string" || !isGuideSlug(slug)) return null;
  const { path } = getGuideRef(dependencies.db, slug);
  return readPageData(path, () => makeGuidePage(dependencies, slug));
}

async function makeGuidePage(dependencies: Dependencies, slug: string): Promise<GuidePageData | null> {
  const stored = await readPublishedGuide(dependencies, slug);
  if (!stored) return null;
  const { db } = dependencies;
  const [rendered, related, getAuthor] = await Promise.all([
    renderGuide(db, stored.text),
    listRelatedGuides(dependencies, slug, stored),
    readAuthors(db, stored.owner === null ? [] : [stored.owner]),
  ]);
  const { problems, ...shown } = rendered;
  const { minutes, ...guide } = toGuideRow(slug, stored, getAuthor);
  return {
    ...shown,
    guide,
    owner: stored.owner,
    changed: listChangedFigures(stored.text, stored.figures),
    related,
  };
}

async function readPublishedGuide(dependencies: Dependencies, slug: string): Promise<GuideDocument | null> {
  const reference = getGuideRef(dependencies.db, slug);
  const stored = readGuide(await reference.get());
  if (stored && isGuideDue(stored, dependencies.now())) {
    await publishDueGuides(dependencies);
    const published = readGuide(await reference.get());
    return published?.visibility === "published" ? published : null;
  }
  return stored?.visibility === "published" ? stored : null;
}
