import type { AuditAction } from "@/lib/audit/schema";

/** A call of the API that takes a role, about something that does not exist. */
export interface StaffCall {
  readonly method: "GET" | "POST" | "DELETE";
  /** As the folder of the routes has it, e.g. `/api/admin/people/[uid]/role`. */
  readonly route: string;
  readonly role: "creator" | "admin";
  /** With its question mark. */
  readonly query?: string;
  /** One that can be read. */
  readonly body?: object;
  /** What the audit log has after the call; `null` = the call changes nothing. */
  readonly audit: AuditAction | null;
}

const id = "0".repeat(24);
const why = "Test of rights";
const hour = 3_600_000;
const toMoment = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const guide = { title: "Rights", summary: "", tags: [], gameVersion: "Ver. 1.041", text: "Text" };
const featured = { kind: "guide", ref: "no-such-guide", caption: "x", from: toMoment(0), until: toMoment(1) };
const event = {
  ...{ name: "Rights", stars: 4, locale: "no-such-locale", targets: [{ monster: "no-such-monster" }] },
  ...{ availability: "permanent", from: null, until: null, rewards: [], source: null },
};
// Far enough away that no test sees it.
const announcement = { key: "rights-0001", text: why, from: toMoment(100), to: toMoment(101) };
const undo = { uid: "nobody-at-all", from: "2026-01-01T00:00:00Z", to: "2026-01-02T00:00:00Z", why };
const decision = { revision: 0, content: "hide", person: "block", days: 7, reason: "spam", text: why };

const readCalls: readonly (readonly [role: StaffCall["role"], route: string, query?: string])[] = [
  ["creator", "/api/moderation/queue"],
  ["creator", "/api/moderation/cases/[id]"],
  ["creator", "/api/leaderboards/queue"],
  ["creator", "/api/leaderboards/runs/[id]/hints"],
  ["creator", "/api/guides/mine"],
  ["creator", "/api/guides/[slug]/revisions"],
  ["creator", "/api/guides/[slug]/revisions/[version]"],
  ["creator", "/api/guides/[slug]/editors"],
  ["creator", "/api/moderation/appeals"],
  ["creator", "/api/featured/all"],
  ["creator", "/api/event-quests/all"],
  ["admin", "/api/admin/people", "?q=x"],
  ["admin", "/api/admin/announcements"],
  ["admin", "/api/admin/challenge"],
  ["admin", "/api/admin/audit"],
  ["admin", "/api/admin/health"],
  ["admin", "/api/admin/pairs"],
  ["admin", "/api/admin/actions"],
  ["admin", "/api/admin/undo", `?uid=nobody-at-all&from=2026-01-01T00:00:00Z&to=2026-01-02T00:00:00Z`],
];

const changeCalls: readonly (readonly [
  StaffCall["role"],
  route: string,
  body: object,
  AuditAction | null,
])[] = [
  ["creator", "/api/moderation/cases/[id]/claim", { action: "claim" }, "case.claim"],
  ["creator", "/api/moderation/cases/[id]/notes", { text: "Note" }, "case.note"],
  ["creator", "/api/moderation/cases/[id]/decision", decision, "case.decide"],
  ["creator", "/api/moderation/appeals/[id]/decision", { outcome: "denied", answer: why }, "appeal.deny"],
  ["creator", "/api/moderation/cases/[id]/undo", { revision: 1, text: why }, "case.undo"],
  ["creator", "/api/moderation/users/[uid]/block", { days: 1, reason: why }, "user.block"],
  ["creator", "/api/builds/[id]/moderation", { action: "take-down", reason: why }, "build.take-down"],
  ["creator", "/api/hunting-help/[id]/moderation", { action: "take-down", reason: why }, "help.take-down"],
  ["creator", "/api/leaderboards/runs/[id]/claim", { action: "claim" }, "run.claim"],
  ["creator", "/api/leaderboards/runs/[id]/decision", { action: "verify", revision: 1 }, "run.verify"],
  ["creator", "/api/guides", { ...guide, slug: "test-of-rights" }, "guide.create"],
  ["creator", "/api/guides/[slug]", { ...guide, version: 1 }, "guide.edit"],
  ["creator", "/api/guides/[slug]/state", { action: "publish" }, "guide.publish"],
  ["creator", "/api/guides/[slug]/proposals/[id]", { action: "accept", revision: 1 }, "guide.accept"],
  ["creator", "/api/guides/[slug]/editors", { editors: [] }, "guide.editors"],
  ["creator", "/api/guides/[slug]/moderation", { action: "take-down", reason: why }, "guide.take-down"],
  ["creator", "/api/featured", { key: "rights-0001", content: featured }, "feature.add"],
  ["creator", "/api/featured/[id]", { content: featured }, "feature.edit"],
  ["creator", "/api/event-quests", { key: "rights-0001", content: event }, "event.create"],
  ["creator", "/api/event-quests/import", { text: "name" }, null],
  ["creator", "/api/event-quests/[id]", { revision: 1, content: event }, "event.edit"],
  ["creator", "/api/event-quests/[id]/review", { action: "approve", revision: 1 }, "event.approve"],
  ["creator", "/api/event-quests/[id]/state", { action: "hide" }, "event.hide"],
  ["admin", "/api/admin/people/[uid]/role", { key: "rights-0001", role: "creator", why }, "staff.propose"],
  ["admin", "/api/admin/actions/[id]", { action: "confirm" }, "staff.confirm"],
  ["admin", "/api/admin/undo", undo, "undo.start"],
  ["admin", "/api/admin/undo/[id]", {}, null],
  ["admin", "/api/admin/people/[uid]/coins", { key: "rights-0001", amount: 5, why }, "coins.adjust"],
  ["admin", "/api/admin/announcements", announcement, "announcement.create"],
  ["admin", "/api/admin/announcements/[id]/end", {}, "announcement.end"],
  ["admin", "/api/admin/challenge", { week: "2020-W01", quest: "none", ruleset: "ta", why }, "challenge.set"],
];

/** Every call that takes a role. A unit test compares the list with the routes. */
export const staffCalls: readonly StaffCall[] = [
  ...readCalls.map(
    ([role, route, query = ""]) => ({ method: "GET", role, route, query, audit: null }) as const,
  ),
  ...changeCalls.map(([role, route, body, audit]) => ({ method: "POST", role, route, body, audit }) as const),
  { method: "DELETE", route: "/api/featured/[id]", role: "creator", audit: "feature.remove" },
];

/** The address of a call, about something that does not exist. */
export function toStaffPath({ route, query = "" }: StaffCall): string {
  const names = { id, uid: "nobody-at-all", slug: "no-such-guide", version: "1" };
  return route.replaceAll(/\[(id|uid|slug|version)\]/g, (_, name: keyof typeof names) => names[name]) + query;
}
