/**
 * What guides cost: documents that each view reads with hundreds of guides in a store inside this process, and how long
 * it takes from publishing, and from a moderator's decision to hide, until a visitor's next request shows it.
 *
 *     npm run bench:guides [guides]
 */

import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { purgePages } from "@/lib/content/cache-page.server";
import type { Firestore } from "@/lib/firebase/admin.server";
import { changeGuideState } from "@/lib/guides/change-guide-state.server";
import { createGuide } from "@/lib/guides/create-guide.server";
import {
  listCitedGuides,
  listGuides,
  listGuidesOf,
  listGuideTitles,
  listUnpublishedGuides,
} from "@/lib/guides/list-guides.server";
import { moderatedGuide } from "@/lib/guides/moderate-guide.server";
import { publishShippedGuides } from "@/lib/guides/publish-shipped.server";
import { listRevisions, readOwnGuide, readRevision } from "@/lib/guides/read-editor.server";
import { readGuidePage } from "@/lib/guides/read-guide-page.server";
import { renderGuide } from "@/lib/guides/resolve-blocks.server";
import { saveGuide } from "@/lib/guides/save-guide.server";
import { createGuideBodySchema, guideDocumentSchema } from "@/lib/guides/schema";
import { moderateContent } from "@/lib/publishing/moderate-content.server";
import { countBilledOperations } from "../support/billed-operations";
import { createInProcessDb } from "../support/in-process-db";
import { addHunter, moderatorOf } from "../support/leaderboards/runs";

const guides = Number(process.argv[2] ?? 400);
const rounds = 20;
const writers = 20;
const revisions = 60;
const writer = moderatorOf("writer-0");
const keeper = moderatorOf("alma");

const contentOf = (slug: string, text: string) =>
  createGuideBodySchema.parse({
    ...{
      slug,
      title: `Guide ${slug}`,
      summary: "How to hunt.",
      tags: ["bow"],
      gameVersion: "Ver. 1.041",
      text,
    },
  });

/** Published guides that cite the same skill, a quarter of them drafts, of 20 writers. */
async function layGuides(place: Dependencies): Promise<void> {
  const { db } = place;
  await createGuide(
    place,
    writer,
    contentOf("model", "Take [[skill:attack-boost]] against [[monster:rathalos]]."),
  );
  const model = guideDocumentSchema.parse((await db.doc("guides/model").get()).data());
  for (let number = 0; number < guides; number += 1) {
    const at = new Date(Date.now() - number * 60_000);
    const isDraft = number % 4 === 0;
    await db.doc(`guides/laid-${number}`).set({
      ...model,
      ...{
        title: `Guide ${number}`,
        owner: `writer-${number % writers}`,
        editor: `writer-${number % writers}`,
      },
      ...{ visibility: isDraft ? "private" : "published", publishedAt: isDraft ? null : at },
      ...{ createdAt: at, updatedAt: at },
    });
  }
}

/** A guide that cites 40 others, the most that is looked up, with a list of versions. */
async function layLongGuide(db: Firestore, place: Dependencies): Promise<void> {
  const cites = Array.from({ length: 40 }, (_, index) => `[[guide:laid-${4 * index + 1}]]`).join("\n\n");
  await createGuide(place, writer, contentOf("long", cites));
  await changeGuideState(place, writer, { slug: "long", action: "publish" });
  const first = (await db.doc("guideRevisions/long_1").get()).data() ?? {};
  for (let version = 2; version <= revisions; version += 1) {
    await db.doc(`guideRevisions/long_${version}`).set({ ...first, version });
  }
  await db.doc("guides/long").update({ version: revisions });
}

function forgetPages(): void {
  for (const under of ["guides", "guide-lists"]) purgePages(under);
}

function describeTimes(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(0);
  return `p50 ${at(0.5)} ms, longest ${at(1)} ms`;
}

/** Publishes and hides guides in turn and looks at each page right after: the visitor's next request has to show it. */
async function measureVisibility(place: Dependencies): Promise<void> {
  const [published, hidden]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const slug = `seen-${round}`;
    const owner = moderatorOf(`writer-${round % writers}`);
    await createGuide(place, owner, contentOf(slug, `Round ${round}: [[skill:attack-boost]].`));
    // A visitor looked before: what is held for a second must not be shown after the change.
    await readGuidePage(place, slug);
    let start = performance.now();
    await changeGuideState(place, owner, { slug, action: "publish" });
    if (!(await readGuidePage(place, slug))) throw new Error(`${slug} is published and not shown.`);
    published.push(performance.now() - start);
    await listGuides(place, {});
    start = performance.now();
    await moderateContent(place, keeper, moderatedGuide, { id: slug, action: "take-down", reason: "Bench" });
    const isShown = (await readGuidePage(place, slug)) !== null;
    const isListed = (await listGuides(place, {})).guides.some((guide) => guide.slug === slug);
    if (isShown || isListed) throw new Error(`${slug} is hidden and shown.`);
    hidden.push(performance.now() - start);
  }
  console.log(`from publish to the page, ${rounds} times: ${describeTimes(published)}`);
  console.log(`from hide to no page and no row in the list, ${rounds} times: ${describeTimes(hidden)}`);
}

async function main(): Promise<void> {
  const db = createInProcessDb();
  const place: Dependencies = { db, now: () => new Date() };
  await addHunter(db, "alma");
  for (let number = 0; number < writers; number += 1) await addHunter(db, `writer-${number}`);
  await layGuides(place);
  await layLongGuide(db, place);
  const { published } = await publishShippedGuides(place);
  const billed = await countBilledOperations(db);

  async function measure(name: string, work: () => Promise<unknown>): Promise<void> {
    forgetPages();
    const before = { ...billed };
    const start = performance.now();
    await work();
    const ms = (performance.now() - start).toFixed(0);
    console.log(
      `${name}: ${billed.reads - before.reads} reads, ${billed.writes - before.writes} writes, ${ms} ms`,
    );
  }

  console.log(
    `${guides} guides of ${writers} writers, a quarter of them drafts; ${published.length} of the site`,
  );
  await measure("list, first page", () => listGuides(place, {}));
  const { nextCursor } = await listGuides(place, {});
  await measure("list, second page", () => listGuides(place, { cursor: nextCursor ?? undefined }));
  await measure("list of a tag", () => listGuides(place, { tag: "bow" }));
  await measure("titles for search, feed and sitemap", () => listGuideTitles(place));
  await measure("guide that cites a skill", () => readGuidePage(place, "laid-1"));
  await measure("guide that cites 40 guides", () => readGuidePage(place, "long"));
  await measure("guide of the site", () => readGuidePage(place, published[0] ?? ""));
  await measure("guides that cite a skill", () =>
    listCitedGuides(place, { kind: "skill", id: "attack-boost" }),
  );
  await measure("guides of a person", () => listGuidesOf(place, "writer-1"));
  await measure("unpublished, first page", () => listUnpublishedGuides(place, writer, {}));
  await measure("editor", () => readOwnGuide(place, writer, "long"));
  await measure("preview of a text that cites 40 guides", async () => {
    const { guide } = await readOwnGuide(place, writer, "long");
    return renderGuide(db, guide.text);
  });
  await measure("versions, a page", () => listRevisions(place, writer, { slug: "long" }));
  await measure("one version", () => readRevision(place, writer, { slug: "long", version: 2 }));
  await measure("save", () => {
    const content = contentOf("long", "Shorter: [[skill:attack-boost]].");
    return saveGuide(place, writer, { ...content, version: revisions, note: "" });
  });
  await measureVisibility(place);
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
