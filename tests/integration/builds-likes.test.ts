import { beforeEach, describe, expect, test } from "vitest";
import { likeBuildResponseSchema } from "@/lib/builds/schema";
import { createSignedIn } from "../support/accounts";
import { callWhenFree } from "../support/api";
import {
  buildContent as content,
  getBuilds as get,
  postBuild as post,
  saveBuild as save,
  savePublishedBuild as savePublished,
} from "../support/builds/saved-builds";
import { testStore } from "../support/store";
import { awayFromMidnight } from "../support/utc-day";

beforeEach(awayFromMidnight);

describe("likes", () => {
  const likesOf = async (id: string) => ({
    count: (await testStore().readDoc(`builds/${id}`))?.likes,
    documents: (await testStore().listDocs(`builds/${id}/likes`)).length,
  });

  test("fifty calls at once by one hunter count once, and fifty that take it back too", async () => {
    const { id } = await savePublished(await createSignedIn());
    const sable = await createSignedIn();
    const likes = await Promise.all(Array.from({ length: 50 }, () => post(`/${id}/like`, sable)));
    for (const { body } of likes)
      expect(likeBuildResponseSchema.parse(body)).toMatchObject({ liked: true, likes: 1 });
    expect(await likesOf(id)).toEqual({ count: 1, documents: 1 });
    const ends = await Promise.all(Array.from({ length: 50 }, () => post(`/${id}/unlike`, sable)));
    for (const { body } of ends)
      expect(likeBuildResponseSchema.parse(body)).toMatchObject({ liked: false, likes: 0 });
    expect(await likesOf(id)).toEqual({ count: 0, documents: 0 });
  });

  test("fifty hunters at once count fifty, each twice over", async () => {
    const { id } = await savePublished(await createSignedIn());
    const hunters = await Promise.all(Array.from({ length: 50 }, () => createSignedIn()));
    const replies = await Promise.all(
      [...hunters, ...hunters].map((hunter) => callWhenFree(() => post(`/${id}/like`, hunter))),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await likesOf(id)).toEqual({ count: 50, documents: 50 });
  });

  test("likes and their ends at once leave count and documents agreed", async () => {
    const { id } = await savePublished(await createSignedIn());
    const hunters = await Promise.all([createSignedIn(), createSignedIn()]);
    const calls = Array.from({ length: 40 }, (_, index) =>
      post(`/${id}/${index % 2 ? "like" : "unlike"}`, hunters[index % 4 < 2 ? 0 : 1] ?? null),
    );
    await Promise.all(calls);
    const { count, documents } = await likesOf(id);
    expect(count).toBe(documents);
  });

  test("cannot be given to one's own build, to a private one, or without a session", async () => {
    const rook = await createSignedIn();
    const open = await savePublished(rook);
    const closed = await save(rook);
    expect((await post(`/${open.id}/like`, rook)).status).toBe(403);
    expect((await post(`/${open.id}/like`, null)).status).toBe(401);
    const sable = await createSignedIn();
    expect((await post(`/${closed.id}/like`, sable)).status).toBe(404);
    expect((await post(`/${closed.id}/unlike`, sable)).status).toBe(404);
    expect(await likesOf(open.id)).toEqual({ count: 0, documents: 0 });
    expect(await likesOf(closed.id)).toEqual({ count: 0, documents: 0 });
  });

  test("do not block an edit that began before them", async () => {
    const rook = await createSignedIn();
    const { id, version } = await savePublished(rook);
    await post(`/${id}/like`, await createSignedIn());
    const reply = await post(`/${id}`, rook, { version, ...content({ title: "After a like" }) });
    expect(reply).toMatchObject({ status: 200, body: { build: { likes: 1, title: "After a like" } } });
  });

  test("are told to the one who gave them alone", async () => {
    const rook = await createSignedIn();
    const [liked, other] = [await savePublished(rook), await savePublished(rook)];
    const sable = await createSignedIn();
    await post(`/${liked.id}/like`, sable);
    const ids = `/liked?ids=${liked.id},${other.id}`;
    expect((await get(ids, sable)).body).toEqual({ message: "OK", liked: [liked.id] });
    expect((await get(ids, rook)).body).toEqual({ message: "OK", liked: [] });
    expect((await get(`/${liked.id}/viewer`, sable)).body).toMatchObject({ liked: true, own: null });
    expect((await get("/liked?ids=", sable)).status).toBe(400);
  });
});
