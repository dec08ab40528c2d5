import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import { FieldPath, type QueryDocumentSnapshot } from "@/lib/firebase/admin.server";
import { takeLimitAlone } from "@/lib/limits/take-limit.server";
import { readPage } from "@/lib/paging/read-page.server";
import { isAdminOrCreator } from "@/lib/site/roles";
import { readAuthors } from "@/lib/users/read-authors.server";
import { listAllPaths } from "@/lib/wiki/list-all-paths.server";
import { getGuideRef, getRevisionRef, isShown, requireGuide, toOwnGuide } from "./read-guide-document.server";
import { mayPropose } from "./read-proposals.server";
import { refuseGuide } from "./refusals";
import { renderGuide } from "./resolve-blocks.server";
import {
  type OwnGuideResponse,
  type RevisionDocument,
  type RevisionResponse,
  type RevisionsResponse,
  revisionDocumentSchema,
} from "./schema";
import type { PreviewResponse } from "./tree-schema";

/**
 * A text as its page would show it, with what is wrong with it. Stores nothing but that there was one more today.
 *
 * @throws ApiError 403 for who may not propose a guide; 429 after too many previews today, before the text is parsed
 */
export async function previewGuide(
  { db, now }: Dependencies,
  actor: Actor,
  text: string,
): Promise<PreviewResponse> {
  await actor.confirmed;
  if (!(await mayPropose({ db, now }, actor))) throw refuseGuide("not-trusted");
  await takeLimitAlone(db, { uid: actor.uid, action: "guides-preview", at: now() });
  return { message: "OK", rendered: await renderGuide(db, text, isKnownPage) };
}

/** Pages of the wiki that players make, which only the store knows. */
const storedPages = /^\/wiki\/(?:builds|guides|featured-content)(?:\/|$)/;
let pages: ReadonlySet<string> | undefined;

/** Whether there is a page at a path of the wiki; what is not of the wiki is not looked at. */
function isKnownPage(path: string): boolean {
  const [plain = ""] = path.split(/[?#]/);
  if (!plain.startsWith("/wiki/") || storedPages.test(plain)) return true;
  pages ??= new Set(listAllPaths());
  return pages.has(plain);
}

/**
 * A guide for its editor: in every state for creators, and one that is published for who proposes a change.
 *
 * @throws ApiError 404 for an unknown one.
 */
export async function readOwnGuide(
  { db }: Dependencies,
  actor: Actor,
  slug: string,
): Promise<OwnGuideResponse> {
  const snapshot = await getGuideRef(db, slug).get();
  await actor.confirmed;
  const stored = requireGuide(snapshot);
  if (!isAdminOrCreator(actor) && !isShown(stored)) throw refuseGuide("not-found");
  return { message: "OK", guide: toOwnGuide(slug, stored) };
}

/**
 * One page of the revisions of a guide, newest first, without their texts.
 *
 * @throws ApiError 400 for a cursor that this list did not hand out.
 */
export async function listRevisions(
  { db }: Dependencies,
  actor: Actor,
  { slug, cursor }: { readonly slug: string; readonly cursor?: string | undefined },
): Promise<RevisionsResponse> {
  await actor.confirmed;
  const { rows, nextCursor } = await readPage({
    query: db
      .collection("guideRevisions")
      .where("guide", "==", slug)
      .orderBy("version", "desc")
      .orderBy(FieldPath.documentId(), "desc"),
    list: "guide-revisions",
    fields: ["integer", "id"],
    cursor,
    parse: (document: QueryDocumentSnapshot) => ({
      id: document.id,
      stored: revisionDocumentSchema.parse(document.data()),
    }),
    toPosition: ({ id, stored }) => [stored.version, id],
  });
  const getAuthor = await readAuthors(
    db,
    rows.flatMap(({ stored }) => stored.editor ?? []),
  );
  const revisions = rows.map(({ stored }) => {
    const { version, note, at, editor, title } = toRevision(stored, getAuthor);
    return { version, note, at, editor, title };
  });
  return { message: "OK", revisions, nextCursor };
}

/**
 * One revision with its text.
 *
 * @throws ApiError 404 for an unknown one.
 */
export async function readRevision(
  { db }: Dependencies,
  actor: Actor,
  { slug, version }: { readonly slug: string; readonly version: number },
): Promise<RevisionResponse> {
  const snapshot = await getRevisionRef(db, slug, version).get();
  await actor.confirmed;
  if (!snapshot.exists) throw refuseGuide("no-version");
  const stored = revisionDocumentSchema.parse(snapshot.data());
  const getAuthor = await readAuthors(db, stored.editor === null ? [] : [stored.editor]);
  return { message: "OK", revision: toRevision(stored, getAuthor) };
}

function toRevision(
  { guide, at, editor, ...revision }: RevisionDocument,
  getAuthor: (uid: string) => NonNullable<RevisionResponse["revision"]["editor"]>,
): RevisionResponse["revision"] {
  return {
    ...revision,
    at: at.toDate().toISOString(),
    editor: editor === null ? null : getAuthor(editor),
  };
}
