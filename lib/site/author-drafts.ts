/** One author's drafts, by target: the id of a thing, or `new`. The last used is the last one. */
type Drafts<Draft> = Readonly<Record<string, Draft>>;

/** All drafts of a browser for one kind of form, by whose they are. The last who typed is the last one. */
export type DraftsByAuthor<Draft> = Readonly<Record<string, Drafts<Draft>>>;

/** Whose a draft is: an account's, or a visitor's (`null`). */
export type DraftAuthor = string | null;

const visitor = "";
const maxDrafts = 10;
const maxAuthors = 6;

/** Key of a visitor's drafts that this account took over, apart from its own. */
function claimFor(uid: string): string {
  return `${uid}/visitor`;
}

/**
 * Drafts as they were stored; whatever is not one is left out, as is what does not say whose it is.
 *
 * @param readDraft gives `null` for what is no draft
 */
export function parseDrafts<Draft>(
  text: string | null,
  readDraft: (stored: unknown) => Draft | null,
): DraftsByAuthor<Draft> {
  if (text === null) return {};
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return {};
  }
  return Object.fromEntries(
    listEntries(stored).flatMap(([author, drafts]): [string, Drafts<Draft>][] => {
      const read = listEntries(drafts).flatMap(([target, draft]) => {
        const known = readDraft(draft);
        return known ? [[target, known] as const] : [];
      });
      return read.length > 0 ? [[author, Object.fromEntries(read)]] : [];
    }),
  );
}

function listEntries(stored: unknown): readonly (readonly [string, unknown])[] {
  return typeof stored === "object" && stored !== null ? Object.entries(stored) : [];
}

/**
 * The draft that an author typed, and the one that a visitor typed before the author signed in.
 *
 * @param target id of the thing that it is of, or `new`
 */
export function findDrafts<Draft>(
  drafts: DraftsByAuthor<Draft>,
  author: DraftAuthor,
  target: string,
): { readonly own: Draft | undefined; readonly claimed: Draft | undefined } {
  return {
    own: drafts[author ?? visitor]?.[target],
    claimed: author === null ? undefined : drafts[claimFor(author)]?.[target],
  };
}

/** The drafts with one put last, or taken out (`null`). Of more than ten of one author the oldest go. */
export function withDraft<Draft>(
  drafts: DraftsByAuthor<Draft>,
  author: DraftAuthor,
  target: string,
  draft: Draft | null,
): DraftsByAuthor<Draft> {
  return put(drafts, author ?? visitor, target, draft);
}

/** The drafts without the one that a visitor typed before this account signed in. */
export function withoutClaimed<Draft>(
  drafts: DraftsByAuthor<Draft>,
  uid: string,
  target: string,
): DraftsByAuthor<Draft> {
  return put(drafts, claimFor(uid), target, null);
}

function put<Draft>(
  drafts: DraftsByAuthor<Draft>,
  author: string,
  target: string,
  draft: Draft | null,
): DraftsByAuthor<Draft> {
  const others = Object.entries(drafts[author] ?? {}).filter(([each]) => each !== target);
  const all = draft ? [...others, [target, draft] as const] : others;
  return withAuthor(drafts, author, Object.fromEntries(all.slice(-maxDrafts)));
}

function withAuthor<Draft>(
  drafts: DraftsByAuthor<Draft>,
  author: string,
  own: Drafts<Draft>,
): DraftsByAuthor<Draft> {
  const others = Object.entries(drafts).filter(([each]) => each !== author);
  const all = Object.keys(own).length > 0 ? [...others, [author, own] as const] : others;
  return Object.fromEntries(all.slice(-maxAuthors));
}

/** Gives what a visitor typed to the account that signs in, to which it is then offered and to no other. */
export function claimDrafts<Draft>(drafts: DraftsByAuthor<Draft>, uid: string): DraftsByAuthor<Draft> {
  const { [visitor]: typed, ...others } = drafts;
  if (!typed) return drafts;
  return withAuthor(others, claimFor(uid), { ...others[claimFor(uid)], ...typed });
}

/** The drafts without those of an account. */
export function withoutAccount<Draft>(drafts: DraftsByAuthor<Draft>, uid: string): DraftsByAuthor<Draft> {
  return withAuthor(withAuthor(drafts, uid, {}), claimFor(uid), {});
}
