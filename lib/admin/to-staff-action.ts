import type { StaffAction } from "@/lib/staff/staff-action";
import type { StaffActionRow } from "./schema";

/** A proposal as the API gives it. */
export function toStaffAction(id: string, stored: StaffAction): StaffActionRow {
  const { kind, subject, role, amount, why, proposedBy, status, decidedBy } = stored;
  return {
    ...{ id, kind, subject, role, amount, why, proposedBy, status, decidedBy },
    proposedAt: stored.proposedAt.toDate().toISOString(),
    delayedUntil: stored.delayedUntil?.toDate().toISOString() ?? null,
    expiresAt: stored.expiresAt.toDate().toISOString(),
    decidedAt: stored.decidedAt?.toDate().toISOString() ?? null,
  };
}
