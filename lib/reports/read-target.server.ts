import { z } from "zod";
import { getBuildRef, readBuild } from "@/lib/builds/read-build-document.server";
import type { DocumentReference, DocumentSnapshot, Firestore } from "@/lib/firebase/admin.server";
import { getGuideRef, readGuide } from "@/lib/guides/read-guide-document.server";
import { getCommentRef } from "@/lib/hunting-help/comments.server";
import { getRunRef, readRun } from "@/lib/leaderboards/read-run-document.server";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import type { ReportedKind } from "./targets";

/** What a report says of the content it is about. */
export interface ReportedContent {
  /** Who made it; `null` where the account is gone. */
  readonly owner: string | null;
  /** Who else made it. */
  readonly partners: readonly string[];
  /** Title or name. */
  readonly title: string;
}

interface Target {
  readonly kind: ReportedKind;
  readonly id: string;
  readonly parent: string | null;
}

/** The document of what is reported. */
export function getTargetRef(db: Firestore, { kind, id, parent }: Target): DocumentReference {
  switch (kind) {
    case "build":
      return getBuildRef(db, id);
    case "run":
      return getRunRef(db, id);
    case "guide":
      return getGuideRef(db, id);
    case "profile":
      return getUserRef(db, id);
    case "help-request":
      return db.collection("helpRequests").doc(id);
    case "help-answer":
      return db
        .collection("helpRequests")
        .doc(parent ?? "none")
        .collection("answers")
        .doc(id);
    case "help-comment":
      return getCommentRef(db, parent ?? "none", id);
    case "hunt-search":
      return db.collection("huntSearches").doc(id);
  }
}

/** What other features store of those who post, as far as reports look at it. */
const postedSchema = z.object({
  visibility: z.string().optional(),
  asker: z.string().nullable().optional(),
  uid: z.string().nullable().optional(),
  title: z.string().optional(),
  note: z.string().optional(),
});

/** What everybody can see of the content; `null` where there is nothing to see, and so nothing to report. */
export function readReportedContent(kind: ReportedKind, snapshot: DocumentSnapshot): ReportedContent | null {
  if (!snapshot.exists) return null;
  switch (kind) {
    case "build": {
      const build = readBuild(snapshot);
      return build?.visibility === "published"
        ? { owner: build.owner, partners: [], title: build.title }
        : null;
    }
    case "run": {
      const run = readRun(snapshot);
      if (run?.status !== "verified") return null;
      const players = run.players.flatMap(({ uid }) => uid ?? []);
      return {
        owner: run.submittedBy,
        partners: players.filter((uid) => uid !== run.submittedBy),
        title: run.players.map(({ name }) => name).join(", "),
      };
    }
    case "guide": {
      const guide = readGuide(snapshot);
      if (guide?.visibility !== "published") return null;
      const { owner, editor, editors, title } = guide;
      const others = [...new Set([...editors, ...(editor === null ? [] : [editor])])];
      return { owner, partners: others.filter((uid) => uid !== owner), title };
    }
    case "profile": {
      const user = readUser(snapshot);
      return user && { owner: snapshot.id, partners: [], title: user.displayName };
    }
    default: {
      const posted = postedSchema.parse(snapshot.data());
      if (posted.visibility !== undefined && posted.visibility !== "published") return null;
      const owner = posted.asker ?? posted.uid ?? null;
      return { owner, partners: [], title: posted.title ?? posted.note ?? "" };
    }
  }
}
