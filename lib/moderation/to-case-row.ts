import type { CaseDocument } from "@/lib/reports/case-fields";
import { isReportReason } from "@/lib/reports/targets";
import type { Author } from "@/lib/users/schema";
import { isOwnCase } from "./case-state";
import type { CaseRow } from "./schema";

/**
 * A case as a list shows it. Of a case about the reader there is nothing but that it exists.
 *
 * @param uid who looks
 */
export function toCaseRow(
  id: string,
  stored: CaseDocument,
  uid: string,
  getAuthor: (uid: string) => Author,
): CaseRow {
  const { kind, owner, claim } = stored;
  const isOwn = isOwnCase(stored, uid);
  return {
    type: "case",
    ...{ id, kind, isOwn },
    title: isOwn ? "" : stored.title,
    owner: owner === null ? null : getAuthor(owner),
    reasons: isOwn ? [] : listReasons(stored),
    similar:
      isOwn || !stored.similar ? null : { reason: stored.similar.reason, percent: stored.similar.percent },
    ...(!isOwn && stored.heldAt && { isHeld: true as const }),
    openedAt: stored.openedAt.toDate().toISOString(),
    claim: claim && { by: claim.by, until: claim.until.toDate().toISOString() },
    decision: isOwn ? null : stored.decision,
    decidedAt: stored.decidedAt?.toDate().toISOString() ?? null,
  };
}

function listReasons({ reasons }: CaseDocument): CaseRow["reasons"] {
  return Object.entries(reasons).flatMap(([reason, count = 0]) =>
    isReportReason(reason) && count > 0 ? [{ reason, count }] : [],
  );
}
