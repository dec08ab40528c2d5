import { changeContent } from "@/lib/content/change-content.server";
import type { FingerprintedContent } from "@/lib/content/get-fingerprint.server";
import type { ContentState } from "@/lib/content/schema";
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  Transaction,
} from "@/lib/firebase/admin.server";

/** Content as moderators see it, in any state. */
interface ContentCard {
  /** `hidden`: a moderator hid it. `private`: its author did. `gone`: deleted or never there. */
  readonly state: "public" | "hidden" | "private" | "gone";
  /** Where everybody sees it; `null` unless it is public. */
  readonly href: string | null;
  readonly title: string;
  /** Markdown or plain text of a player. */
  readonly text: string;
  readonly facts: { label: string; value: string }[];
  readonly photoURL: string | null;
}

/** Fields of the content's card: facts without a value are left out. */
type CardFields = Pick<ContentCard, "href" | "text" | "facts"> &
  Partial<Pick<ContentCard, "title" | "photoURL">>;

/** Where content was found. */
interface Found {
  readonly db: Firestore;
  readonly id: string;
  readonly at: Date;
}

/**
 * One kind of what people show to others. Its document, who made it and what everybody sees of it are said here once;
 * reports and the card of a moderator follow, and what is done to the content says the rest next to this.
 */
export interface ContentKind<Stored> {
  /** @param id the IDs along its path joined by a slash: `{request}/{answer}` */
  getRef(db: Firestore, id: string): DocumentReference;
  /** `null` where there is none. */
  read(snapshot: DocumentSnapshot): Stored | null;
  /** Accounts that wrote it, its owner first; `null` where an account is gone. None of them decides about it. */
  getMakers(stored: Stored): readonly (string | null)[];
  getState(stored: Stored): ContentCard["state"];
  /** Title in reports and notices. */
  getTitle(stored: Stored): string;
  /** Fields of the card; `null` where there is nothing left to see. */
  describe(stored: Stored, found: Found): CardFields | null | Promise<CardFields | null>;
}

/** A kind with the states of published content, which can be taken down with its copies. */
export interface PublishedKind<Stored extends ContentState> extends ContentKind<Stored> {
  /** All of its documents, with their fingerprints in `prints`. */
  listAll(db: Firestore): Query;
  /** Identity of the content. */
  toFingerprinted(stored: Stored): FingerprintedContent;
  /** Identity that copies are found by. Default: the same. */
  toCopied?(stored: Stored): FingerprintedContent;
  /** The document whose page shows it. Default: its own. */
  getPage?(db: Firestore, id: string): DocumentReference;
  /** Path under which lists that name it are held. */
  readonly lists?: string;
}

/**
 * Runs a transaction that may change what others see of some content; its page, and every list that may name it, are
 * purged before it returns, also where the outcome is not known.
 *
 * @throws Whatever `body` throws, with nothing written.
 */
export function changeKind<T>(
  db: Firestore,
  kind: Pick<PublishedKind<never>, "getRef" | "getPage" | "lists">,
  id: string,
  contended: readonly DocumentReference[],
  body: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const page = kind.getPage?.(db, id) ?? kind.getRef(db, id);
  return changeContent(db, page, contended, body, kind.lists);
}

const gone: ContentCard = { state: "gone", href: null, title: "", text: "", facts: [], photoURL: null };

/** The card of some content. Reads its document, and what its kind looks up. */
export async function readCard<Stored>(
  { db, now }: { readonly db: Firestore; readonly now: () => Date },
  kind: ContentKind<Stored>,
  id: string,
): Promise<ContentCard> {
  const stored = kind.read(await kind.getRef(db, id).get());
  const card = stored && (await kind.describe(stored, { db, id, at: now() }));
  if (!stored || !card) return gone;
  const state = kind.getState(stored);
  return {
    ...{ state, title: kind.getTitle(stored), photoURL: null, ...card },
    href: state === "public" ? card.href : null,
    facts: card.facts.filter(({ value }) => value !== ""),
  };
}

/** The state of something that has the five fields of content. */
export function getShownState({
  visibility,
  takenDown,
}: Pick<ContentState, "visibility" | "takenDown">): ContentCard["state"] {
  if (takenDown) return "hidden";
  if (visibility === "deleted") return "gone";
  return visibility === "published" ? "public" : "private";
}
