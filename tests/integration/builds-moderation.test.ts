import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { createSignedIn } from "../support/accounts";
import {
  getBuilds as get,
  postBuild as post,
  saveBuild as save,
  savePublishedBuild as savePublished,
} from "../support/builds/saved-builds";
import { testStore } from "../support/store";
import { awayFromMidnight } from "../support/utc-day";

beforeEach(awayFromMidnight);

describe("moderation", () => {
  test("a creator takes a build down with a reason that its owner reads; an admin allows it again", async () => {
    const rook = await createSignedIn();
    const creator = await createSignedIn({ claims: { creator: true } });
    const admin = await createSignedIn({ claims: { admin: true } });
    // What is taken down is recognized in other builds, so it is content that no other test uses.
    const { id } = await savePublished(rook, { title: `Advert ${randomUUID()}` });
    const down = { action: "take-down", reason: "Notes are an advert." };
    expect((await post(`/${id}/moderation`, creator, down)).body).toEqual({ message: "OK", takenDown: true });
    expect((await get(`/${id}`)).status).toBe(404);
    expect((await get(`/${id}/viewer`, rook)).body).toMatchObject({
      own: { takenDown: { reason: down.reason } },
    });
    expect(await post(`/${id}/publish`, rook)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining(down.reason) },
    });
    const allow = { action: "allow", reason: "The advert is gone." };
    expect((await post(`/${id}/moderation`, admin, allow)).status).toBe(200);
    expect((await post(`/${id}/publish`, rook)).status).toBe(200);
    const audit = (await testStore().listDocs("audit")).filter(({ data }) => data.target === `builds/${id}`);
    expect(audit.map(({ data }) => [data.actor, data.action, data.why]).toSorted()).toEqual(
      [
        [creator.uid, "build.take-down", down.reason],
        [admin.uid, "build.allow", allow.reason],
      ].toSorted(),
    );
  });

  test("cannot be done without the role, without a reason, to one's own build or to one that was never shown", async () => {
    const creator = await createSignedIn({ claims: { creator: true } });
    const rook = await createSignedIn();
    const [open, closed, own] = [await savePublished(rook), await save(rook), await savePublished(creator)];
    const down = { action: "take-down", reason: "No." };
    expect((await post(`/${open.id}/moderation`, rook, down)).status).toBe(403);
    expect((await post(`/${open.id}/moderation`, null, down)).status).toBe(401);
    expect((await post(`/${open.id}/moderation`, creator, { ...down, reason: " " })).status).toBe(400);
    expect((await post(`/${own.id}/moderation`, creator, down)).status).toBe(403);
    expect((await post(`/${closed.id}/moderation`, creator, down)).status).toBe(404);
    expect((await get(`/${open.id}`)).status).toBe(200);
  });
});
