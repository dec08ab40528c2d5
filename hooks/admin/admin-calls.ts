import { callPathSignedIn, callSignedIn } from "@/lib/account/call-signed-in";
import { loadAdminSchema, loadAnnouncementSchema } from "@/lib/admin/load-schema";
import { exportPageSize, maxExportedEntries } from "@/lib/admin/rules";
import type {
  AdjustCoins,
  AuditResponse,
  ChangedPersonResponse,
  Person,
  SetChallenge,
  SetPersonRole,
  SettleAction,
  StaffActionRow,
} from "@/lib/admin/schema";
import type { Announcement, CreateAnnouncement } from "@/lib/announcements/schema";
import { moderationCalls } from "@/lib/moderation/api";
import type { BlockResponse } from "@/lib/reports/schema";
import { loadUndoSchema } from "@/lib/undo/load-schema";
import type { StartUndo, UndoResponse } from "@/lib/undo/schema";

const toPath = (uid: string, deed: string) => `/api/admin/people/${encodeURIComponent(uid)}/${deed}`;

/** Finds people. @throws ApiCallError where it is refused, as all calls of this file */
export async function findPeople(q: string): Promise<readonly Person[]> {
  const { peopleResponseSchema: schema } = await loadAdminSchema();
  return (await callPathSignedIn(`/api/admin/people?${new URLSearchParams({ q })}`, { schema })).people;
}

/** Gives a role or takes it away, or proposes that. */
export async function setRole(uid: string, body: SetPersonRole): Promise<ChangedPersonResponse> {
  const { changedPersonResponseSchema: schema } = await loadAdminSchema();
  return callPathSignedIn(toPath(uid, "role"), { schema, body });
}

/** Corrects a balance, or proposes that. */
export async function adjustCoins(uid: string, body: AdjustCoins): Promise<ChangedPersonResponse> {
  const { changedPersonResponseSchema: schema } = await loadAdminSchema();
  return callPathSignedIn(toPath(uid, "coins"), { schema, body });
}

/** Confirms or cancels what an admin proposed. */
export async function settleStaffAction(id: string, action: SettleAction["action"]): Promise<StaffActionRow> {
  const { settledActionResponseSchema: schema } = await loadAdminSchema();
  return (await callPathSignedIn(`/api/admin/actions/${id}`, { schema, body: { action } })).action;
}

/** Begins to undo what an account did, or goes on with it. */
export async function startUndo(body: StartUndo): Promise<UndoResponse> {
  const { undoResponseSchema: schema } = await loadUndoSchema();
  return callPathSignedIn("/api/admin/undo", { schema, body });
}

/** Undoes the next entries. */
export async function stepUndo(id: string): Promise<UndoResponse> {
  const { undoResponseSchema: schema } = await loadUndoSchema();
  return callPathSignedIn(`/api/admin/undo/${id}`, { schema, method: "POST", timeoutMs: 60_000 });
}

/** Blocks somebody for some days; 0 ends a block. */
export function setBlock(uid: string, body: { days: number; reason: string }): Promise<BlockResponse> {
  return callSignedIn(moderationCalls.block, { query: { uid }, body });
}

/** Announces something. */
export async function createAnnouncement(
  body: Omit<CreateAnnouncement, "href"> & { href: string | null },
): Promise<Announcement> {
  const { announcementResponseSchema: schema } = await loadAnnouncementSchema();
  return (await callPathSignedIn("/api/admin/announcements", { schema, body })).announcement;
}

/** Ends an announcement before its time. */
export async function endAnnouncement(id: string): Promise<Announcement> {
  const { announcementResponseSchema: schema } = await loadAnnouncementSchema();
  return (await callPathSignedIn(`/api/admin/announcements/${id}/end`, { schema, method: "POST" }))
    .announcement;
}

/** Chooses the challenge of a week. */
export async function setChallenge(body: SetChallenge): Promise<void> {
  const { challengesResponseSchema: schema } = await loadAdminSchema();
  await callPathSignedIn("/api/admin/challenge", { schema, body });
}

/** One page of the audit log. @param filters as the query of the API has them, empty ones left out */
export async function fetchAuditPage(
  filters: Readonly<Record<string, string>>,
  cursor: string | null,
  size?: number,
): Promise<AuditResponse> {
  const { auditResponseSchema: schema } = await loadAdminSchema();
  const search = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ""));
  if (size !== undefined) search.set("size", String(size));
  if (cursor !== null) search.set("cursor", cursor);
  return callPathSignedIn(search.size > 0 ? `/api/admin/audit?${search}` : "/api/admin/audit", { schema });
}

/** All entries that fit the filters, newest first, 10,000 at most. */
export async function fetchAuditLog(
  filters: Readonly<Record<string, string>>,
): Promise<AuditResponse["entries"]> {
  const entries: AuditResponse["entries"] = [];
  let cursor: string | null = null;
  do {
    const page: AuditResponse = await fetchAuditPage(filters, cursor, exportPageSize);
    entries.push(...page.entries);
    cursor = page.nextCursor;
  } while (cursor !== null && entries.length < maxExportedEntries);
  return entries;
}
