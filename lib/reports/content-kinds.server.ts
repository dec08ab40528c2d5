import { buildKind } from "@/lib/builds/build-kind.server";
import { eventKind } from "@/lib/event-quests/event-kind.server";
import type { DocumentReference, DocumentSnapshot, Firestore } from "@/lib/firebase/admin.server";
import { guideKind } from "@/lib/guides/guide-kind.server";
import { answerKind, commentKind, requestKind } from "@/lib/hunting-help/help-kinds.server";
import { huntKind } from "@/lib/hunting-help/hunt/hunt-kind.server";
import { runKind } from "@/lib/leaderboards/run/run-kind.server";
import type { ContentKind } from "@/lib/publishing/content-kind.server";
import { shortLinkKind } from "@/lib/short-links/short-link-kind.server";
import { getUserPath } from "@/lib/site/routes";
import { stateNameKind } from "@/lib/state-names/state-name-kind.server";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import type { UserDocument } from "@/lib/users/schema";
import type { ReportedKind } from "./targets";

/** The reported content, as a report describes it. */
interface ReportedContent {
  /** Who made it; `null` where the account is gone. */
  readonly owner: string | null;
  /** Who else made it. */
  readonly partners: readonly string[];
  /** Title or name. */
  readonly title: string;
}

/** Which content of a kind is meant: `parent` is the request that an answer belongs to. */
interface Target {
  readonly id: string;
  readonly parent: string | null;
}

/** Name and photo of a person, by their uid. */
const profileKind: ContentKind<UserDocument & { readonly uid: string }> = {
  getRef: getUserRef,
  read: (snapshot) => {
    const user = readUser(snapshot);
    return user && { ...user, uid: snapshot.id };
  },
  getMakers: ({ uid }) => [uid],
  getState: () => "public",
  getTitle: ({ displayName }) => displayName,
  describe: ({ uid, photoURL }) => ({ href: getUserPath(uid), text: "", facts: [], photoURL }),
};

/** Everything that can be reported. A new kind of content is a line in `reportedKinds`, and one here. */
export const contentKinds: Readonly<Record<ReportedKind, ContentKind<unknown>>> = {
  build: buildKind,
  run: runKind,
  guide: guideKind,
  profile: profileKind,
  "help-request": requestKind,
  "help-answer": answerKind,
  "help-comment": commentKind,
  "hunt-search": huntKind,
  "event-quest": eventKind,
  "state-name": stateNameKind,
  "short-link": shortLinkKind,
};

/** The ID of content as its kind takes it. */
export function getContentId({ id, parent }: Target): string {
  return parent === null ? id : `${parent}/${id}`;
}

/** The document of what is reported. */
export function getTargetRef(
  db: Firestore,
  { kind, ...target }: Target & { readonly kind: ReportedKind },
): DocumentReference {
  return contentKinds[kind].getRef(db, getContentId(target));
}

/** Public view of the content; `null` where there is nothing to see, and so nothing to report. */
export function readReportedContent(name: ReportedKind, snapshot: DocumentSnapshot): ReportedContent | null {
  const kind = contentKinds[name];
  const stored = kind.read(snapshot);
  if (stored === null || kind.getState(stored) !== "public") return null;
  const [owner = null, ...others] = kind.getMakers(stored);
  const partners = new Set(others.filter((uid) => uid !== null && uid !== owner));
  return { owner, partners: [...partners].filter((uid) => uid !== null), title: kind.getTitle(stored) };
}
