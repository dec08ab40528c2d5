import { callSignedIn } from "@/lib/account/call-signed-in";
import { adminCalls } from "@/lib/admin/api";
import { exportPageSize, maxExportedEntries } from "@/lib/admin/rules";
import type {
  AdjustCoins,
  AuditQuery,
  AuditResponse,
  ChangedPersonResponse,
  Person,
  SetChallenge,
  SetPersonRole,
  SettleAction,
  StaffActionRow,
} from "@/lib/admin/schema";
import type { Announcement } from "@/lib/announcements/schema";
import type { InputOf } from "@/lib/http/contract";
import { moderationCalls } from "@/lib/moderation/api";
import type { BlockResponse } from "@/lib/reports/schema";
import { undoCalls } from "@/lib/undo/api";
import type { StartUndo, UndoResponse } from "@/lib/undo/schema";

/** Finds people. @throws ApiCallError where it is refused, as all calls of this file */
export async function callFindPeople(q: string): Promise<readonly Person[]> {
  return (await callSignedIn(adminCalls.findPeople, { query: { q } })).people;
}

/** Gives a role or takes it away, or proposes that. */
export function callSetRole(uid: string, body: SetPersonRole): Promise<ChangedPersonResponse> {
  return callSignedIn(adminCalls.setRole, { query: { uid }, body });
}

/** Corrects a balance, or proposes that. */
export function callAdjustCoins(uid: string, body: AdjustCoins): Promise<ChangedPersonResponse> {
  return callSignedIn(adminCalls.adjustCoins, { query: { uid }, body });
}

/** Confirms or cancels what an admin proposed. */
export async function callSettleStaffAction(
  id: string,
  action: SettleAction["action"],
): Promise<StaffActionRow> {
  return (await callSignedIn(adminCalls.settleAction, { query: { id }, body: { action } })).action;
}

/** Begins to undo what an account did, or goes on with it. */
export function callStartUndo(body: StartUndo): Promise<UndoResponse> {
  return callSignedIn(undoCalls.start, { body });
}

/** Undoes the next entries. */
export function callStepUndo(id: string): Promise<UndoResponse> {
  return callSignedIn(undoCalls.step, { query: { id } }, { timeoutMs: 60_000 });
}

/** Blocks somebody for some days; 0 ends a block. */
export function setBlock(uid: string, body: { days: number; reason: string }): Promise<BlockResponse> {
  return callSignedIn(moderationCalls.block, { query: { uid }, body });
}

/** Announces something. */
export async function callCreateAnnouncement(
  input: InputOf<typeof adminCalls.createAnnouncement>,
): Promise<Announcement> {
  return (await callSignedIn(adminCalls.createAnnouncement, input)).announcement;
}

/** Ends an announcement before its time. */
export async function callEndAnnouncement(id: string): Promise<Announcement> {
  return (await callSignedIn(adminCalls.endAnnouncement, { query: { id } })).announcement;
}

/** Chooses the challenge of a week. */
export async function callSetChallenge(body: SetChallenge): Promise<void> {
  await callSignedIn(adminCalls.setChallenge, { body });
}

/** Filters of the audit log; an empty text narrows nothing. */
export type AuditFilters = { readonly action: NonNullable<AuditQuery["action"]> | "" } & {
  readonly [Name in "actor" | "subject" | "from" | "to"]: string;
};

/** One page of the audit log. */
export function fetchAuditPage(
  { action, actor, subject, from, to }: AuditFilters,
  cursor: string | null,
  size?: number,
): Promise<AuditResponse> {
  return callSignedIn(adminCalls.listAudit, {
    query: {
      action: action || null,
      actor: actor || null,
      subject: subject || null,
      from: from || null,
      to: to || null,
      size,
      cursor,
    },
  });
}

/** All entries that fit the filters, newest first, 10,000 at most. */
export async function fetchAuditLog(filters: AuditFilters): Promise<AuditResponse["entries"]> {
  const entries: AuditResponse["entries"] = [];
  let cursor: string | null = null;
  do {
    const page: AuditResponse = await fetchAuditPage(filters, cursor, exportPageSize);
    entries.push(...page.entries);
    cursor = page.nextCursor;
  } while (cursor !== null && entries.length < maxExportedEntries);
  return entries;
}
