import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  adminHealthResponseSchema,
  auditResponseSchema,
  changedPersonResponseSchema,
  peopleResponseSchema,
} from "@/lib/admin/schema";
import { announcementResponseSchema } from "@/lib/announcements/schema";
import { publishedBuildsResponseSchema } from "@/lib/builds/schema";
import { staffFiguresSchema } from "@/lib/staff/staff-figures-schema";
import { createSignedIn, type SignedInAccount, signIn } from "../../support/accounts";
import { callApi } from "../../support/api";
import { ownContent, postBuild, savePublishedBuild } from "../../support/builds/saved-builds";
import { findCaseId, postAs, stepCase } from "../../support/moderation/served";
import { readStoredLedger } from "../../support/stored-ledger";
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

const hide = { revision: 0, content: "hide", person: "block", days: 7, reason: "spam", text: "Shop" };

/** A published build that was reported, with the id of its case. */
async function openCase() {
  const owner = await createSignedIn();
  await postAs(owner, "/api/user/session");
  const { id } = await savePublishedBuild(owner, ownContent());
  const report = { kind: "build", id, reason: "spam", text: "Ads" };
  expect((await postAs(member, "/api/reports", report)).status).toBe(200);
  return { owner, build: id, id: await findCaseId(creator, owner.uid) };
}

/** Everything that a visitor can reach the build by. */
async function seenByVisitors(owner: SignedInAccount, id: string) {
  const list = await callApi(`/api/builds?owner=${owner.uid}`);
  return {
    page: (await callApi(`/wiki/builds/${id}`)).status,
    call: (await callApi(`/api/builds/${id}`)).status,
    listed: publishedBuildsResponseSchema.parse(list.body).builds.some((build) => build.id === id),
  };
}

describe("a report", () => {
  test("becomes a case; its decision hides the build at once and blocks its author, and undo restores both", async () => {
    const { owner, build, id } = await openCase();
    expect(await seenByVisitors(owner, build)).toEqual({ page: 200, call: 200, listed: true });
    const decided = await stepCase(creator, id, "decision", hide);
    expect(decided).toMatchObject({ status: "closed", content: { state: "hidden" } });
    expect(await seenByVisitors(owner, build)).toEqual({ page: 404, call: 404, listed: false });
    const again = { kind: "profile", id: creator.uid, reason: "spam" };
    expect(await postAs(owner, "/api/reports", again)).toMatchObject({
      status: 403,
      body: { code: "blocked", reason: "Spam or advertising. Shop" },
    });
    const undone = await stepCase(admin, id, "undo", { revision: 1, text: "Wrong build" });
    expect(undone).toMatchObject({ status: "open", content: { state: "public" } });
    expect(await seenByVisitors(owner, build)).toEqual({ page: 200, call: 200, listed: true });
    expect((await postAs(owner, "/api/reports", again)).status).toBe(200);
  });

  test("decided by two moderators at once, twenty calls each, is decided once", async () => {
    const { id, owner } = await openCase();
    const keep = { revision: 0, content: "keep", reason: "no-violation" };
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2
          ? postAs(creator, `/api/moderation/cases/${id}/decision`, hide)
          : postAs(admin, `/api/moderation/cases/${id}/decision`, keep),
      ),
    );
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const log = await callApi(`/api/admin/audit?subject=${owner.uid}&action=case.decide`, {
      token: admin.idToken,
    });
    expect(auditResponseSchema.parse(log.body).entries).toHaveLength(1);
  });
});

describe("an admin", () => {
  async function createHunter() {
    const hunter = await createSignedIn();
    await postAs(hunter, "/api/user/session");
    return hunter;
  }

  test("finds somebody by email and gives them a role that counts once a second admin confirms it", async () => {
    const hunter = await createHunter();
    const found = await callApi(`/api/admin/people?${new URLSearchParams({ q: hunter.email })}`, {
      token: admin.idToken,
    });
    expect(peopleResponseSchema.parse(found.body).people).toMatchObject([{ uid: hunter.uid, role: "none" }]);
    const set = (role: string) =>
      postAs(admin, `/api/admin/people/${hunter.uid}/role`, {
        ...{ key: `role-${randomUUID()}`, role, why: "For the test" },
      });
    const reply = await set("creator");
    expect(reply).toMatchObject({ status: 200, body: { person: { role: "none" } } });
    const path = `/api/admin/actions/${changedPersonResponseSchema.parse(reply.body).pending?.id}`;
    // Alone: by themselves, or before the delay is over where there is no other admin.
    expect([403, 409]).toContain((await postAs(admin, path, { action: "confirm" })).status);
    const second = await createSignedIn({ claims: { admin: true } });
    const confirmed = await postAs(second, path, { action: "confirm" });
    expect(confirmed).toMatchObject({ status: 200, body: { action: { status: "executed" } } });
    const figures = await callApi("/api/staff-actions");
    expect(staffFiguresSchema.parse(figures.body).executed).toBeGreaterThan(0);
    expect(JSON.stringify(figures.body)).not.toContain(hunter.uid);
    const promoted = { ...hunter, idToken: await signIn(hunter) };
    expect((await callApi("/api/moderation/queue", { token: promoted.idToken })).status).toBe(200);
    expect(await set("none")).toMatchObject({ status: 200 });
    expect((await callApi("/api/moderation/queue", { token: promoted.idToken })).status).not.toBe(200);
  });

  test("adjusts coins once for fifty calls at once, within the ledger", async () => {
    const hunter = await createHunter();
    const body = { key: `adjust-${randomUUID()}`, amount: 40, why: "Lost in an outage" };
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => postAs(admin, `/api/admin/people/${hunter.uid}/coins`, body)),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await readStoredLedger(hunter.uid)).toMatchObject({ coins: 40, sum: 40 });
    const less = { ...body, key: `adjust-${randomUUID()}`, amount: -41 };
    expect((await postAs(admin, `/api/admin/people/${hunter.uid}/coins`, less)).status).toBe(402);
  });

  test("moves more coins than one admin may when a second one confirms it, once", async () => {
    const [hunter, second] = await Promise.all([createHunter(), createSignedIn({ claims: { admin: true } })]);
    const body = { key: `adjust-${randomUUID()}`, amount: 5000, why: "Prize of an event" };
    const reply = await postAs(admin, `/api/admin/people/${hunter.uid}/coins`, body);
    const { person, pending } = changedPersonResponseSchema.parse(reply.body);
    expect([person.coins, pending?.status]).toEqual([0, "proposed"]);
    const confirm = () => postAs(second, `/api/admin/actions/${pending?.id}`, { action: "confirm" });
    const replies = await Promise.all(Array.from({ length: 10 }, confirm));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await readStoredLedger(hunter.uid)).toMatchObject({ coins: 5000, sum: 5000 });
  });

  test("announces something that everybody reads until it is ended", async () => {
    const body = {
      key: `announce-${randomUUID()}`,
      text: "Announced in a test",
      from: new Date(Date.now() - 60_000).toISOString(),
      to: new Date(Date.now() + 600_000).toISOString(),
    };
    const posted = announcementResponseSchema.parse(
      (await postAs(admin, "/api/admin/announcements", body)).body,
    ).announcement;
    expect((await callApi("/api/announcements")).body).toMatchObject({ announcement: { id: posted.id } });
    await postAs(admin, `/api/admin/announcements/${posted.id}/end`);
    expect((await callApi("/api/announcements")).body).not.toMatchObject({ announcement: { id: posted.id } });
  });

  test("sees how the site is doing", async () => {
    const { body } = await callApi("/api/admin/health", { token: admin.idToken });
    expect(adminHealthResponseSchema.parse(body).days).toHaveLength(14);
  });
});

test("a moderator's own build is for somebody else to judge", async () => {
  const { id } = await savePublishedBuild(creator, ownContent());
  await postAs(member, "/api/reports", { kind: "build", id, reason: "spam" });
  const own = await findCaseId(admin, creator.uid);
  expect((await callApi(`/api/moderation/cases/${own}`, { token: creator.idToken })).status).toBe(403);
  expect((await postAs(creator, `/api/moderation/cases/${own}/decision`, hide)).status).toBe(403);
  await stepCase(admin, own, "decision", { revision: 0, content: "keep", reason: "no-violation" });
  expect((await postBuild(`/${id}/unpublish`, creator)).status).toBe(200);
});
