import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  auditResponseSchema,
  challengesResponseSchema,
  changedPersonResponseSchema,
} from "@/lib/admin/schema";
import { announcementResponseSchema } from "@/lib/announcements/schema";
import { type AuditReport, auditExportSchema } from "@/lib/audit/audit-report";
import { checkAudit } from "@/lib/audit/check-audit.server";
import { changedEventResponseSchema } from "@/lib/event-quests/schema";
import { changedFeaturedResponseSchema } from "@/lib/featured/schema";
import { getAdminAuth, getDb } from "@/lib/firebase/admin.server";
import { proposalResponseSchema } from "@/lib/guides/proposal-schema";
import { createdGuideResponseSchema } from "@/lib/guides/schema";
import { decisionsResponseSchema } from "@/lib/moderation/appeals/schema";
import { createSignedIn, type SignedInAccount } from "../../support/accounts";
import { callApi } from "../../support/api";
import { ownContent, savePublishedBuild } from "../../support/builds/saved-builds";
import { giveCoins } from "../../support/coins";
import { testEnvironment } from "../../support/environment";
import { postServedRequest } from "../../support/hunting-help/served-help";
import { submitServedRun } from "../../support/leaderboards/served-runs";
import { findCaseId, postAs } from "../../support/moderation/served";
import { type StaffCall, staffCalls, toStaffPath } from "../../support/staff-calls";
import { awayFromMidnight } from "../../support/utc-day";

beforeEach(awayFromMidnight);

let creator: SignedInAccount;
let admin: SignedInAccount;
let member: SignedInAccount;

beforeAll(async () => {
  [creator, admin, member] = await Promise.all([
    createSignedIn({ claims: { creator: true } }),
    createSignedIn({ claims: { admin: true } }),
    createSignedIn(),
  ]);
  for (const account of [creator, admin, member]) await postAs(account, "/api/user/session");
});

const call = (account: SignedInAccount | null, staffCall: StaffCall) =>
  callApi(toStaffPath(staffCall), {
    method: staffCall.method,
    ...(account && { token: account.idToken }),
    ...(staffCall.body && { body: staffCall.body }),
  });
const refused = { status: 403, body: { code: "forbidden" } };

/** What `npm run check:audit` finds in the store of the served site. */
async function checkStoredAudit(): Promise<AuditReport> {
  if (testEnvironment().backend !== "embedded") return checkAudit(await getDb());
  const { body } = await callApi("/api/embedded/audit-report", { method: "POST" });
  return auditExportSchema.parse(body).report;
}

describe.each(staffCalls)("$method $route", (each) => {
  test("is closed to visitors and members", async () => {
    expect((await call(null, each)).status).toBe(401);
    expect(await call(member, each)).toMatchObject(refused);
  });

  test(`is ${each.role === "admin" ? "closed" : "open"} to creators, and open to admins`, async () => {
    const allowed = [200, 400, 404, 409];
    if (each.role === "admin") expect(await call(creator, each)).toMatchObject(refused);
    else expect(allowed).toContain((await call(creator, each)).status);
    expect(allowed).toContain((await call(admin, each)).status);
  });
});

test("every call is closed from the moment at which the role is taken, with the token from before", async () => {
  const former = await createSignedIn({ claims: { admin: true } });
  await (await getAdminAuth()).setCustomUserClaims(former.uid, {});
  const replies = await Promise.all(
    staffCalls.map(async (each) => [`${each.method} ${each.route}`, (await call(former, each)).status]),
  );
  expect(replies.filter(([, status]) => status !== 403)).toEqual([]);
});

describe("the audit log", () => {
  const why = "For the log";
  const guide = { title: "Log", summary: "", tags: [], gameVersion: "Ver. 1.041", text: "Text" };

  /** Posts as an admin, and has to be allowed to. */
  async function postAllowed(keeper: SignedInAccount, path: string, body?: unknown): Promise<unknown> {
    const reply = await postAs(keeper, path, body);
    expect(reply.status, `${path}: ${JSON.stringify(reply.body)}`).toBe(200);
    return reply.body;
  }

  /** Somebody whom another moderator blocked appeals it. */
  async function appealBlock(): Promise<string> {
    const blocked = await createSignedIn();
    await postAs(blocked, "/api/user/session");
    await postAs(creator, `/api/moderation/users/${blocked.uid}/block`, { days: 1, reason: why });
    const { body } = await callApi("/api/user/decisions", { token: blocked.idToken });
    const id = decisionsResponseSchema.parse(body).decisions[0]?.id ?? "";
    const appeal = { text: "I did nothing of the kind, see my posts." };
    expect((await postAs(blocked, `/api/user/decisions/${id}/appeal`, appeal)).status).toBe(200);
    return id;
  }

  async function judgeContent(keeper: SignedInAccount) {
    const post = (path: string, body?: unknown) => postAllowed(keeper, path, body);
    const [owner, other] = await Promise.all([createSignedIn(), createSignedIn()]);
    for (const each of [owner, other]) await postAs(each, "/api/user/session");
    const reported = await savePublishedBuild(owner, ownContent());
    await postAs(member, "/api/reports", { kind: "build", id: reported.id, reason: "spam" });
    const path = `/api/moderation/cases/${await findCaseId(keeper, owner.uid)}`;
    await post(`${path}/claim`, { action: "claim" });
    await post(`${path}/notes`, { text: "Looks like an ad" });
    await post(`${path}/decision`, { revision: 0, content: "hide", person: "warn", reason: "spam" });
    await post(`${path}/undo`, { revision: 1, text: why });
    await post(`/api/moderation/users/${owner.uid}/block`, { days: 1, reason: why });
    await post(`/api/moderation/appeals/${await appealBlock()}/decision`, { outcome: "denied", answer: why });
    await giveCoins(other, 500);
    const takeDown = { action: "take-down", reason: why };
    const build = await savePublishedBuild(other, ownContent());
    await post(`/api/builds/${build.id}/moderation`, takeDown);
    await post(`/api/hunting-help/${(await postServedRequest(other)).id}/moderation`, takeDown);
    const run = await submitServedRun(other);
    await post(`/api/leaderboards/runs/${run.id}/claim`, { action: "claim" });
    await post(`/api/leaderboards/runs/${run.id}/decision`, { action: "verify", revision: 1 });
  }

  async function writeContent(keeper: SignedInAccount) {
    const post = (path: string, body?: unknown) => postAllowed(keeper, path, body);
    const slug = `log-${randomUUID().slice(0, 8)}`;
    await post("/api/guides", { ...guide, slug });
    await post(`/api/guides/${slug}`, { ...guide, text: "Other text", version: 1 });
    await post(`/api/guides/${slug}/state`, { action: "publish" });
    const proposed = await postAs(creator, `/api/guides/${slug}/proposals`, {
      ...guide,
      text: "Better",
      version: 2,
    });
    const { proposal } = proposalResponseSchema.parse(proposed.body);
    await post(`/api/guides/${slug}/proposals/${proposal.id}`, {
      action: "accept",
      revision: proposal.revision,
    });
    await post(`/api/guides/${slug}/editors`, { editors: [creator.uid] });
    const others = { ...guide, slug: `${slug}-2` };
    createdGuideResponseSchema.parse((await postAs(creator, "/api/guides", others)).body);
    await postAs(creator, `/api/guides/${slug}-2/state`, { action: "publish" });
    await post(`/api/guides/${slug}-2/moderation`, { action: "take-down", reason: why });
    const [from, until] = [1, 2].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
    const content = { kind: "guide", ref: slug, caption: "Read this", from, until };
    const added = await post("/api/featured", { key: `log-${slug}`, content });
    const { id } = changedFeaturedResponseSchema.parse(added);
    await post(`/api/featured/${id}`, { content: { ...content, caption: "Read that" } });
    const removed = await callApi(`/api/featured/${id}`, { method: "DELETE", token: keeper.idToken });
    expect(removed.status).toBe(200);
    await writeEvents(post);
  }

  async function writeEvents(post: (path: string, body?: unknown) => Promise<unknown>) {
    const content = {
      ...{ name: "Log", stars: 8, locale: "windward-plains", targets: [{ monster: "rey-dau" }] },
      ...{ availability: "unknown", from: null, until: null, rewards: [], source: null },
    };
    const add = () => ({ key: randomUUID(), content });
    const own = changedEventResponseSchema.parse(await post("/api/event-quests", add()));
    await post(`/api/event-quests/${own.id}`, { revision: own.revision, content });
    const reply = await postAs(creator, "/api/event-quests", add());
    const { id, revision } = changedEventResponseSchema.parse(reply.body);
    await post(`/api/event-quests/${id}/review`, { action: "approve", revision });
    await post(`/api/event-quests/${id}/state`, { action: "hide" });
  }

  async function administrate(keeper: SignedInAccount) {
    const post = (path: string, body?: unknown) => postAllowed(keeper, path, body);
    await post(`/api/admin/people/${member.uid}/coins`, { key: `log-${randomUUID()}`, amount: 5, why });
    const hunter = await createSignedIn();
    await postAs(hunter, "/api/user/session");
    await post(`/api/admin/people/${hunter.uid}/role`, { key: `log-${randomUUID()}`, role: "creator", why });
    const large = { key: `log-${randomUUID()}`, amount: 5000, why };
    const proposed = await postAs(admin, `/api/admin/people/${hunter.uid}/coins`, large);
    const { pending } = changedPersonResponseSchema.parse(proposed.body);
    await post(`/api/admin/actions/${pending?.id}`, { action: "confirm" });
    await post("/api/admin/undo", {
      uid: hunter.uid,
      from: "2026-01-01T00:00:00Z",
      to: "2026-01-02T00:00:00Z",
      why,
    });
    const [from, to] = [100, 101].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
    const posted = await post("/api/admin/announcements", {
      key: `log-${randomUUID()}`,
      text: why,
      from,
      to,
    });
    const { id } = announcementResponseSchema.parse(posted).announcement;
    await post(`/api/admin/announcements/${id}/end`);
    const { body } = await callApi("/api/admin/challenge", { token: keeper.idToken });
    const { weeks, quests } = challengesResponseSchema.parse(body);
    const last = weeks.at(-1);
    const next = quests.find(({ id: quest, rulesets }) => quest !== last?.quest && rulesets.length > 0);
    await post("/api/admin/challenge", {
      ...{ week: last?.week, quest: next?.id, ruleset: next?.rulesets[0], why },
    });
  }

  test("has an entry of every call that changes something, with who did it", async () => {
    const keeper = await createSignedIn({ claims: { admin: true } });
    await postAs(keeper, "/api/user/session");
    await judgeContent(keeper);
    await writeContent(keeper);
    await administrate(keeper);
    const query = new URLSearchParams({ actor: keeper.uid, size: "100" });
    const { body } = await callApi(`/api/admin/audit?${query}`, { token: admin.idToken });
    const { entries } = auditResponseSchema.parse(body);
    const logged = new Set(entries.map(({ action }) => action));
    const demanded = staffCalls.flatMap(({ audit }) => audit ?? []);
    expect(demanded.filter((action) => !logged.has(action))).toEqual([]);
    // Whoever may save a guide does not propose, and a proposal needs no role.
    const others = new URLSearchParams({ actor: creator.uid, action: "guide.propose" });
    const proposals = await callApi(`/api/admin/audit?${others}`, { token: admin.idToken });
    expect(auditResponseSchema.parse(proposals.body).entries.length).toBeGreaterThan(0);
    expect(entries.every(({ actor }) => actor === keeper.uid)).toBe(true);
    // What moderators tell each other stays in the case.
    expect(JSON.stringify(entries)).not.toContain("Looks like an ad");
    // Nothing that any of these tests did has broken its chain.
    expect(await checkStoredAudit()).toMatchObject({ problems: [] });
  });
});
