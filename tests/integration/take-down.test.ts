import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createdBuildResponseSchema, publishedBuildsResponseSchema } from "@/lib/builds/schema";
import { createSignedIn, type SignedInAccount } from "../support/accounts";
import { callApi } from "../support/api";
import {
  buildContent,
  ownContent,
  postBuild,
  saveBuild,
  savePublishedBuild,
} from "../support/builds/saved-builds";
import { testStore } from "../support/store";
import { awayFromMidnight } from "../support/utc-day";

let owner: SignedInAccount;
let other: SignedInAccount;
let creator: SignedInAccount;

beforeAll(async () => {
  [owner, other, creator] = await Promise.all([
    createSignedIn(),
    createSignedIn(),
    createSignedIn({ claims: { creator: true } }),
  ]);
});
beforeEach(awayFromMidnight);

const moderate = (id: string, action: "take-down" | "allow") =>
  postBuild(`/${id}/moderation`, creator, { action, reason: "spam" });
const page = (id: string) => callApi(`/wiki/builds/${id}`);

async function copyOf(id: string, account: SignedInAccount) {
  const reply = await postBuild(`/${id}/duplicate`, account, { key: randomUUID() });
  return createdBuildResponseSchema.parse(reply.body).build;
}

/** Everything that a visitor can reach the build by. */
async function seenByVisitors(id: string) {
  const list = await callApi(`/api/builds?owner=${owner.uid}`);
  const { builds } = publishedBuildsResponseSchema.parse(list.body);
  return {
    page: (await page(id)).status,
    call: (await callApi(`/api/builds/${id}`)).status,
    attachment: (await callApi(`/api/builds/attachment?id=${id}`)).status,
    listed: builds.some((build) => build.id === id),
  };
}
const gone = { page: 404, call: 404, attachment: 404, listed: false };
const there = { page: 200, call: 200, attachment: 200, listed: true };

describe("the page of a build", () => {
  test("says honestly how long shared caches may hold it, and a missing one is held nowhere", async () => {
    const { id } = await savePublishedBuild(owner, ownContent());
    const shown = await page(id);
    expect(shown.status).toBe(200);
    expect(shown.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=1, must-revalidate");
    const missing = await page("0".repeat(24));
    expect(missing.status).toBe(404);
    expect(missing.headers.get("cache-control")).toMatch(/no-store/);
  });

  test("is there with the next request after publishing, also where it was requested before", async () => {
    const { id } = await saveBuild(owner, ownContent());
    expect(await seenByVisitors(id)).toEqual(gone);
    await postBuild(`/${id}/publish`, owner);
    expect(await seenByVisitors(id)).toEqual(there);
  });

  test("is gone with that of the same build of somebody else that is taken down", async () => {
    const content = ownContent();
    const [original, copy] = [
      await savePublishedBuild(owner, content),
      await savePublishedBuild(other, content),
    ];
    expect((await page(copy.id)).status).toBe(200);
    expect((await moderate(original.id, "take-down")).status).toBe(200);
    expect([(await page(original.id)).status, (await page(copy.id)).status]).toEqual([404, 404]);
  });

  test.each([
    ["taken down", (id: string) => moderate(id, "take-down")],
    ["made private", (id: string) => postBuild(`/${id}/unpublish`, owner)],
    ["deleted", (id: string) => postBuild(`/${id}/delete`, owner)],
  ])("is gone everywhere with the next request once the build is %s", async (_, hide) => {
    const { id } = await savePublishedBuild(owner, ownContent());
    expect(await seenByVisitors(id)).toEqual(there);
    expect(await hide(id)).toMatchObject({ status: 200 });
    expect(await seenByVisitors(id)).toEqual(gone);
  });

  test("shows an edit with the next request", async () => {
    const before = ownContent();
    const { id, version } = await savePublishedBuild(owner, before);
    expect((await page(id)).body).toContain(before.title);
    const after = ownContent();
    await postBuild(`/${id}`, owner, { ...buildContent(after), version });
    const { body } = await page(id);
    expect(body).toContain(after.title);
    expect(body).not.toContain(before.title);
  });
});

describe("a take-down", () => {
  test("cannot be evaded by unpublishing, deleting or restoring in time", async () => {
    for (const evade of ["unpublish", "delete"]) {
      const { id } = await savePublishedBuild(owner, ownContent());
      await postBuild(`/${id}/${evade}`, owner);
      expect(await moderate(id, "take-down")).toMatchObject({ status: 200, body: { takenDown: true } });
      await postBuild(`/${id}/restore`, owner);
      expect(await postBuild(`/${id}/publish`, owner)).toMatchObject({ status: 409 });
      expect(await seenByVisitors(id)).toEqual(gone);
    }
  });

  test("is inherited by the owner's copy and catches a copy that somebody made before", async () => {
    const { id } = await savePublishedBuild(owner, ownContent());
    const earlier = await copyOf(id, other);
    await moderate(id, "take-down");
    const later = await copyOf(id, owner);
    expect(later.takenDown).toMatchObject({ reason: "spam" });
    expect(await postBuild(`/${later.id}/publish`, owner)).toMatchObject({ status: 409 });
    expect(await postBuild(`/${earlier.id}/publish`, other)).toMatchObject({ status: 409 });
  });

  test("catches the same content under another account, posted new, edited in or restored", async () => {
    const content = ownContent();
    const { id } = await savePublishedBuild(owner, content);
    const same = { ...content, title: "Another title", notes: content.notes.toUpperCase() };
    const deleted = await savePublishedBuild(other, same);
    await postBuild(`/${deleted.id}/delete`, other);
    await moderate(id, "take-down");

    const fresh = await saveBuild(other, same);
    expect(await postBuild(`/${fresh.id}/publish`, other)).toMatchObject({ status: 409 });
    const harmless = await savePublishedBuild(other, ownContent());
    const edit = { ...buildContent(same), version: harmless.version };
    expect(await postBuild(`/${harmless.id}`, other, edit)).toMatchObject({ status: 409 });
    expect(await postBuild(`/${deleted.id}/restore`, other)).toMatchObject({
      status: 200,
      body: { build: { visibility: "private", takenDown: { reason: "spam" } } },
    });
  });

  test("ends with a moderator's leave: the owner publishes again, and so may others", async () => {
    const content = ownContent();
    const { id } = await savePublishedBuild(owner, content);
    await moderate(id, "take-down");
    await moderate(id, "allow");
    expect(await seenByVisitors(id)).toEqual(gone);
    expect(await postBuild(`/${id}/publish`, owner)).toMatchObject({ status: 200 });
    await expect(savePublishedBuild(other, content)).resolves.toMatchObject({ visibility: "published" });
  });

  test("leaves one entry in the audit log, whatever is repeated", async () => {
    const { id } = await savePublishedBuild(owner, ownContent());
    await Promise.all([moderate(id, "take-down"), moderate(id, "take-down"), moderate(id, "take-down")]);
    const entries = (await testStore().listDocs("audit")).filter(
      ({ data }) => data.target === `builds/${id}`,
    );
    expect(entries.map(({ data }) => data)).toMatchObject([
      {
        actor: creator.uid,
        action: "build.take-down",
        before: { visibility: "published", takenDown: false },
        after: { visibility: "private", takenDown: true },
        why: "spam",
      },
    ]);
  });

  test("cannot reach a build that was never shown to anybody", async () => {
    const { id } = await saveBuild(owner, ownContent());
    expect(await moderate(id, "take-down")).toMatchObject({ status: 404 });
  });
});
