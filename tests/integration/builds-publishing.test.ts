import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import {
  changedBuildResponseSchema,
  createdBuildResponseSchema,
  ownBuildsResponseSchema,
} from "@/lib/builds/schema";
import { createSignedIn } from "../support/accounts";
import {
  buildContent as content,
  countBuildsOnProfile as countOnProfile,
  getBuilds as get,
  postBuild as post,
  saveBuild as save,
  savePublishedBuild as savePublished,
} from "../support/builds/saved-builds";
import { testStore } from "../support/store";
import { awayFromMidnight } from "../support/utc-day";

const newKey = () => randomUUID();

beforeEach(awayFromMidnight);

describe("publishing", () => {
  test("needs a title", async () => {
    const rook = await createSignedIn();
    const { id } = await save(rook, { title: "" });
    const reply = await post(`/${id}/publish`, rook);
    expect(reply).toMatchObject({ status: 409, body: { issues: [{ path: "title" }] } });
    expect((await get(`/${id}`)).status).toBe(404);
  });

  test("twice does not make a build new, and unpublishing hides it", async () => {
    const rook = await createSignedIn();
    const first = await savePublished(rook);
    expect((await post(`/${first.id}/unpublish`, rook)).status).toBe(200);
    expect((await get(`/${first.id}`)).status).toBe(404);
    const again = changedBuildResponseSchema.parse((await post(`/${first.id}/publish`, rook)).body).build;
    expect(again.publishedAt).toBe(first.publishedAt);
    expect(await countOnProfile(rook)).toBe(1);
  });
});

describe("deleting", () => {
  test("hides a build from all, and restoring brings it back as it was", async () => {
    const rook = await createSignedIn();
    const { id } = await savePublished(rook);
    const gone = changedBuildResponseSchema.parse((await post(`/${id}/delete`, rook)).body).build;
    expect(Date.parse(gone.restorableUntil ?? "")).toBeGreaterThan(Date.now());
    expect(await countOnProfile(rook)).toBe(0);
    expect((await get(`/${id}`)).status).toBe(404);
    const own = ownBuildsResponseSchema.parse((await get("/mine", rook)).body);
    expect(own.builds).toEqual([]);
    const bin = ownBuildsResponseSchema.parse((await get("/mine?deleted=true", rook)).body);
    expect(bin.builds.map((each) => each.id)).toEqual([id]);

    expect((await post(`/${id}`, rook, { version: 1, ...content() })).status).toBe(409);
    expect((await post(`/${id}/publish`, rook)).status).toBe(409);
    expect((await post(`/${id}/like`, await createSignedIn())).status).toBe(404);

    const back = changedBuildResponseSchema.parse((await post(`/${id}/restore`, rook)).body).build;
    expect(back).toMatchObject({ visibility: "published", restorableUntil: null });
    expect((await get(`/${id}`)).status).toBe(200);
    expect(await countOnProfile(rook)).toBe(1);
  });

  test("twenty times at once counts once, and so does restoring", async () => {
    const rook = await createSignedIn();
    const { id } = await save(rook);
    await save(rook);
    await Promise.all(Array.from({ length: 20 }, () => post(`/${id}/delete`, rook)));
    expect(await countOnProfile(rook)).toBe(1);
    await Promise.all(Array.from({ length: 20 }, () => post(`/${id}/restore`, rook)));
    expect(await countOnProfile(rook)).toBe(2);
  });

  test("cannot be undone after its time", async () => {
    const rook = await createSignedIn();
    const { id } = await save(rook);
    await post(`/${id}/delete`, rook);
    const store = testStore();
    const stored = await store.readDoc(`builds/${id}`);
    await store.writeDoc(`builds/${id}`, { ...stored, purgeAt: new Date(Date.now() - 1000) });
    expect(await post(`/${id}/restore`, rook)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("too long ago") },
    });
    expect((await get("/mine?deleted=true", rook)).body).toMatchObject({ builds: [] });
    expect(await countOnProfile(rook)).toBe(0);
  });
});

describe("duplicating", () => {
  test("makes a private copy of a published build, once for a key", async () => {
    const rook = await createSignedIn();
    const sable = await createSignedIn();
    const { id } = await savePublished(rook);
    await post(`/${id}/like`, sable);
    const key = newKey();
    const replies = await Promise.all([1, 2].map(() => post(`/${id}/duplicate`, sable, { key })));
    const [first, second] = replies.map((reply) => createdBuildResponseSchema.parse(reply.body));
    expect(first?.build.id).toBe(second?.build.id);
    expect(first?.build).toMatchObject({
      ...content({ title: "Copy of Rey Dau bow" }),
      owner: sable.uid,
      visibility: "private",
      likes: 0,
    });
    expect(await countOnProfile(sable)).toBe(1);
  });

  test("cannot reach a private build of somebody else", async () => {
    const { id } = await save(await createSignedIn());
    const sable = await createSignedIn();
    expect((await post(`/${id}/duplicate`, sable, { key: newKey() })).status).toBe(404);
    expect(await countOnProfile(sable)).toBeUndefined();
  });
});
