import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import { FieldPath } from "@/lib/firebase/admin.server";
import { readPage } from "@/lib/paging/read-page.server";
import { getCaseRef } from "@/lib/reports/open-case.server";
import { isAdmin } from "@/lib/site/roles";
import { readAuthors } from "@/lib/users/read-authors.server";
import type { Author } from "@/lib/users/schema";
import { getStaffMarksRef, readStaffMarks } from "@/lib/users/staff-marks.server";
import { decideJudge, judgeRefusals, toDecisionTarget } from "./appeal-rules";
import { type AppealDocument, appealDocumentSchema } from "./fields";
import { hasNobodyElse, toJudged } from "./judge-appeal.server";
import type { AppealsQuery, AppealsResponse, ShownAppeal } from "./schema";

interface Listed {
  readonly id: string;
  readonly stored: AppealDocument;
}

/**
 * One page of appeals: those that wait, oldest first, or those that were judged, latest first. Of the caller's own there
 * is nothing but that it exists. Reads 25 appeals and the people of the page.
 *
 * @throws ApiError 400 for a cursor that this list did not hand out.
 */
export async function listAppeals(
  { db, now }: Pick<Dependencies, "db" | "now">,
  actor: Actor,
  { show, cursor }: AppealsQuery,
): Promise<AppealsResponse> {
  const field = show === "open" ? "at" : "judgedAt";
  const direction = show === "open" ? "asc" : "desc";
  const [marks, { rows, nextCursor }] = await Promise.all([
    getStaffMarksRef(db).get(),
    readPage({
      query: db
        .collection("appeals")
        .where("status", "==", show)
        .orderBy(field, direction)
        .orderBy(FieldPath.documentId(), direction),
      list: `appeals-${show}`,
      fields: ["time", "id"],
      cursor,
      parse: (document): Listed => ({
        id: document.id,
        stored: appealDocumentSchema.parse(document.data()),
      }),
      toPosition: ({ id, stored }) => [stored[field] ?? stored.at, id],
    }),
  ]);
  await actor.confirmed;
  const staff = readStaffMarks(marks);
  const named = rows.flatMap(({ stored: { uid, decidedBy, judgedBy } }) => [uid, decidedBy, judgedBy]);
  const getAuthor = await readAuthors(
    db,
    named.filter((uid) => uid !== null),
  );
  const at = now();
  const toShown = ({ id, stored }: Listed): ShownAppeal => {
    const judge = decideJudge(toJudged(stored), {
      ...{ uid: actor.uid, isAdmin: isAdmin(actor), at },
      hasNobodyElse: hasNobodyElse(staff, stored, actor.uid),
    });
    const isOwn = judge.refusal === "own";
    const problem = judge.refusal && judgeRefusals[judge.refusal];
    const shown = toShownAppeal(id, stored, getAuthor);
    if (isOwn) return { ...shown, ...nothingOfIt, isOwn, problem };
    const href = stored.action === "case.decide" ? toCaseHref(getCaseRef(db, stored.target).id) : null;
    return { ...shown, href, problem };
  };
  return { message: "OK", appeals: rows.map(toShown), nextCursor };
}

const nothingOfIt = {
  ...{ title: "", href: null, person: null, decidedBy: null, why: "", text: "", answer: "", judgedBy: null },
  kind: null,
};

const toCaseHref = (id: string) => `/moderation?case=${id}`;

function toShownAppeal(
  id: string,
  stored: AppealDocument,
  getAuthor: (uid: string) => Author,
): Omit<ShownAppeal, "href" | "problem"> {
  const { action, target, title, why, text, outcome, answer, isAlone } = stored;
  return {
    ...{ id, title, why, text, outcome, answer, isAlone, isOwn: false },
    kind: action === "user.block" ? null : (toDecisionTarget(target)?.kind ?? null),
    person: getAuthor(stored.uid),
    decidedBy: stored.decidedBy === null ? null : getAuthor(stored.decidedBy),
    decidedAt: stored.decidedAt.toDate().toISOString(),
    at: stored.at.toDate().toISOString(),
    judgedBy: stored.judgedBy === null ? null : getAuthor(stored.judgedBy),
    judgedAt: stored.judgedAt?.toDate().toISOString() ?? null,
  };
}
