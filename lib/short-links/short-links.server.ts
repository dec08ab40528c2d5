import { createHash } from "node:crypto";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { readSearch, writeSearch } from "@/lib/builder/criteria/criteria-link";
import { getLoadoutCatalog } from "@/lib/builder/loadout/get-loadout-catalog.server";
import { describeSharedBuild, type SharedBuildText } from "@/lib/builder/share/describe-shared-build.server";
import { formatCodeProblem } from "@/lib/builder/share/format-code-problem";
import { readBuildCode } from "@/lib/builder/share/read-shared-code.server";
import { emptyDamageSetup } from "@/lib/builder/target/damage-setup";
import { applyTarget, readTarget, writeTarget } from "@/lib/builder/target/target-link";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { readPageData } from "@/lib/content/cache-page.server";
import { getFingerprints } from "@/lib/content/get-fingerprint.server";
import { findTakeDown, readFingerprints } from "@/lib/content/read-fingerprints.server";
import { FieldPath, Timestamp } from "@/lib/firebase/admin.server";
import { refuseField } from "@/lib/http/refusals";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { readPage } from "@/lib/paging/read-page.server";
import { changeKind } from "@/lib/publishing/content-kind.server";
import type { PersonalDocuments } from "@/lib/publishing/personal-documents.server";
import { ensureUser, getUserRef } from "@/lib/users/read-user-document.server";
import { refuseShortLink } from "./refusals";
import { shortLinkIdLength } from "./rules";
import {
  type CreatedShortLinkResponse,
  type CreateShortLink,
  type OwnShortLinksQuery,
  type OwnShortLinksResponse,
  type ShortLinkDocument,
  shortLinkDocumentSchema,
  shortLinkQuerySchema,
} from "./schema";
import { getShortLinkRef, shortLinkKind, toFingerprintedLink } from "./short-link-kind.server";

/** Content of a short link, with texts about its build. */
export interface ShortLinkPageData extends CreateShortLink {
  readonly id: string;
  readonly build: SharedBuildText;
}

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** 59 bits: of a million links no two meet. The same account and content always give the same id. */
function getShortLinkId(uid: string, content: CreateShortLink): string {
  const hash = createHash("sha256")
    .update(`${uid}/${toFingerprintedLink(content).payload}`)
    .digest();
  let rest = hash.readBigUInt64BE();
  return Array.from({ length: shortLinkIdLength }, () => {
    const digit = digits[Number(rest % 62n)] ?? "";
    rest /= 62n;
    return digit;
  }).join("");
}

/**
 * Stores a build with its search, target and buffs under an address of its own. The same content of an account has one
 * address, and sending it again changes nothing.
 *
 * @throws ApiError 400 for a code that is not whole; 409 for what a moderator removed; 429 after too many links today.
 */
export async function createShortLink(
  { db, now }: Dependencies,
  actor: Actor,
  sent: CreateShortLink,
): Promise<CreatedShortLinkResponse> {
  const { uid } = actor;
  const content = cleanContent(sent);
  const id = getShortLinkId(uid, content);
  return changeKind(db, shortLinkKind, id, [getUserRef(db, uid)], async (transaction) => {
    const at = now();
    const { entry, user, limit } = await readTogether(transaction, {
      entry: getShortLinkRef(db, id),
      user: getUserRef(db, uid),
      limit: getLimitRef(db, uid, "short-links", at),
    });
    const printed = toFingerprintedLink(content);
    const takenDown = findTakeDown(await readFingerprints(transaction, db, printed));
    const profile = await actor.confirmed;
    const held = shortLinkKind.read(entry);
    const removed = held?.takenDown ?? takenDown;
    if (removed) throw refuseShortLink("taken-down", removed.reason);
    if (held) return { message: "OK", id };
    takeLimit(transaction, limit, { uid, action: "short-links", at });
    ensureUser(transaction, user, profile, at);
    const time = Timestamp.fromDate(at);
    const stored: ShortLinkDocument = {
      ...{ owner: uid, ...content, prints: getFingerprints(printed), createdAt: time, updatedAt: time },
      ...{ visibility: "published", takenDown: null, publishedAt: time, deletedFrom: null, purgeAt: null },
    };
    transaction.create(entry.ref, stored);
    return { message: "OK", id };
  });
}

/** Only what the builder would read, written as it would write it: a link says nothing else, and equal ones are the same. */
function cleanContent({ code, buffs, search, target }: CreateShortLink): CreateShortLink {
  const [problem] = readBuildCode(code).problems;
  if (problem) throw refuseField("code", `cannot be read. ${formatCodeProblem(problem)}`);
  const criteria = readSearch(search, getLoadoutCatalog())?.criteria;
  const read = readTarget(target)?.target;
  return {
    ...{ code, buffs },
    search: criteria ? writeSearch(criteria) : null,
    target: read ? writeTarget(applyTarget(emptyDamageSetup, read)) : null,
  };
}

/**
 * Content of a short link. Reads one document, once a second at most.
 *
 * @param id from the address, whatever it holds
 * @returns `null` for everything but a link that is there for everybody
 */
export async function readShortLink(
  { db }: Pick<Dependencies, "db">,
  id: unknown,
): Promise<ShortLinkPageData | null> {
  const query = shortLinkQuerySchema.safeParse({ id });
  if (!query.success) return null;
  const ref = getShortLinkRef(db, query.data.id);
  return readPageData(ref.path, async () => {
    const stored = shortLinkKind.read(await ref.get());
    if (!stored || getIsHidden(stored)) return null;
    const { code, buffs, search, target } = stored;
    return { id: ref.id, code, buffs, search, target, build: describeSharedBuild(code) };
  });
}

const getIsHidden = ({ visibility, takenDown }: ShortLinkDocument) =>
  visibility !== "published" || takenDown !== null;

/**
 * One page of a person's own short links, newest first.
 *
 * @throws ApiError 400 for a cursor that this list did not hand out.
 */
export async function listOwnShortLinks(
  { db }: Pick<Dependencies, "db">,
  actor: Actor,
  { cursor }: OwnShortLinksQuery,
): Promise<OwnShortLinksResponse> {
  const { rows, nextCursor } = await readPage({
    query: db
      .collection("shortLinks")
      .where("owner", "==", actor.uid)
      .orderBy("createdAt", "desc")
      .orderBy(FieldPath.documentId(), "desc"),
    ...{ list: "short-links", fields: ["time", "id"], cursor },
    parse: (document) => ({ id: document.id, stored: shortLinkDocumentSchema.parse(document.data()) }),
    toPosition: ({ id, stored }) => [stored.createdAt, id],
  });
  await actor.confirmed;
  const links = rows.map(({ id, stored: { code, target, createdAt, takenDown } }) => ({
    id,
    title: describeSharedBuild(code).title,
    monster: getCatalog().monsters.get(readTarget(target)?.target.monster ?? "")?.name ?? null,
    createdAt: createdAt.toDate().toISOString(),
    takenDown: takenDown?.reason ?? null,
  }));
  return { message: "OK", links, nextCursor };
}

/**
 * Deletes one's own short link for good. One that a moderator removed stays with the moderators.
 *
 * @throws ApiError 404 for somebody else's and for what is not there; 429 after too many today.
 */
export function removeShortLink(
  { db, now }: Dependencies,
  actor: Actor,
  { id }: { readonly id: string },
): Promise<CreatedShortLinkResponse> {
  const { uid } = actor;
  return changeKind(db, shortLinkKind, id, [], async (transaction) => {
    const at = now();
    const { entry, limit } = await readTogether(transaction, {
      entry: getShortLinkRef(db, id),
      limit: getLimitRef(db, uid, "short-links", at),
    });
    await actor.confirmed;
    const stored = shortLinkKind.read(entry);
    if (!stored || getIsHidden(stored) || stored.owner !== uid) throw refuseShortLink("not-found");
    takeLimit(transaction, limit, { uid, action: "short-links", at });
    transaction.delete(entry.ref);
    return { message: "OK", id };
  });
}

/** Short links of a person go with them. */
export const personalShortLinks: PersonalDocuments = {
  listOf: (db, uid) => db.collection("shortLinks").where("owner", "==", uid),
  async erase({ db }, { ref }) {
    await changeKind(db, shortLinkKind, ref.id, [], async (transaction) => {
      transaction.delete(ref);
    });
    return true;
  },
};
