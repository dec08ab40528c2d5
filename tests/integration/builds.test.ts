import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { listFilterKeys } from "@/lib/builds/filter-keys";
import { maxBuildsPerAccount } from "@/lib/builds/rules";
import {
  changedBuildResponseSchema,
  createdBuildResponseSchema,
  likeBuildResponseSchema,
  ownBuildsResponseSchema,
  publishedBuildsResponseSchema,
  readBuildResponseSchema,
  viewBuildResponseSchema,
} from "@/lib/builds/schema";
import { accountLimits } from "@/lib/limits/account-limits";
import { encodeCursor } from "@/lib/paging/cursor";
import { pageSize } from "@/lib/paging/schema";
import { coveredVersion } from "@/lib/site/game-version";
import { getUtcDay } from "@/lib/site/time";
import { createSignedIn, revokeTokens, type SignedInAccount } from "../support/accounts";
import { callApi } from "../support/api";
import { bareBowLoadout, bowLoadout, codeOf } from "../support/builds/codes";
import { buildContent, postBuild, saveBuild, savePublishedBuild } from "../support/builds/saved-builds";
import { testStore } from "../support/store";
import { awayFromMidnight } from "../support/utc-day";

const bowCode = codeOf(bowLoadout);
const content = buildContent;
const post = postBuild;
const save = saveBuild;
const savePublished = savePublishedBuild;

const newKey = () => randomUUID();
/** Skill ids of one test alone, so that lists show what it made. */
const ownSkill = () => `test-${randomUUID()}`;

const get = (path: string, account?: SignedInAccount) =>
  callApi(`/api/builds${path}`, account ? { token: account.idToken } : {});

async function countOnProfile(account: SignedInAccount): Promise<unknown> {
  const user = await testStore().readDoc(`users/${account.uid}`);
  return (user?.stats as { builds?: unknown } | undefined)?.builds;
}

/** A stored published build, past the API. */
async function layBuild(owner: string, skill: string, number: number, changes: Record<string, unknown> = {}) {
  const id = randomUUID().replaceAll("-", "").slice(0, 24);
  const at = new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(number / 3)));
  await testStore().writeDoc(`builds/${id}`, {
    ...content({ skills: [skill] }),
    keys: listFilterKeys(["speedrun"], [skill]),
    owner,
    visibility: "published",
    likes: Math.floor(number / 4),
    gameVersion: coveredVersion.name,
    version: 1,
    takenDown: null,
    createdAt: at,
    updatedAt: at,
    publishedAt: at,
    deletedFrom: null,
    purgeAt: null,
    ...changes,
  });
  return id;
}

beforeEach(awayFromMidnight);

describe("POST /api/builds", () => {
  test("saves a private build, counts it on the profile and is stored in no cache", async () => {
    const rook = await createSignedIn();
    const reply = await post("", rook, { key: newKey(), ...content({ title: "  Rey\n Dau \u202Ebow " }) });
    expect(reply.status).toBe(200);
    expect(reply.headers.get("cache-control")).toBe("no-store");
    const { build, created } = createdBuildResponseSchema.parse(reply.body);
    expect(created).toBe(true);
    expect(build).toMatchObject({
      ...content({ title: "Rey Dau bow" }),
      owner: rook.uid,
      visibility: "private",
      likes: 0,
      version: 1,
      gameVersion: coveredVersion.name,
    });
    expect(await countOnProfile(rook)).toBe(1);
  });

  test("fifty calls at once with one key save one build", async () => {
    const rook = await createSignedIn();
    const body = { key: newKey(), ...content() };
    const replies = await Promise.all(Array.from({ length: 50 }, () => post("", rook, body)));
    const parsed = replies.map((reply) => createdBuildResponseSchema.parse(reply.body));
    expect(parsed.filter(({ created }) => created)).toHaveLength(1);
    expect(new Set(parsed.map(({ build }) => build.id)).size).toBe(1);
    expect(await countOnProfile(rook)).toBe(1);
  });

  test("the same key of two accounts saves two builds", async () => {
    const key = newKey();
    const ids = await Promise.all(
      [await createSignedIn(), await createSignedIn()].map(
        async (account) =>
          createdBuildResponseSchema.parse((await post("", account, { key, ...content() })).body).build.id,
      ),
    );
    expect(ids[0]).not.toBe(ids[1]);
  });

  test("cannot go over the builds of an account", async () => {
    const rook = await createSignedIn();
    await save(rook);
    const store = testStore();
    const user = await store.readDoc(`users/${rook.uid}`);
    const full = { runs: 0, answers: 0, builds: maxBuildsPerAccount };
    await store.writeDoc(`users/${rook.uid}`, { ...user, stats: full });
    const reply = await post("", rook, { key: newKey(), ...content() });
    expect(reply).toMatchObject({ status: 409, body: { message: expect.stringContaining("200") } });
    expect(await countOnProfile(rook)).toBe(maxBuildsPerAccount);
  });

  test("cannot go over the builds of a day, by duplicating neither", async () => {
    const rook = await createSignedIn();
    const { id } = await save(rook);
    await testStore().writeDoc(`limits/${rook.uid}_builds-create_${getUtcDay(new Date())}`, {
      uid: rook.uid,
      count: accountLimits["builds-create"].perDay,
      expiresAt: new Date(Date.now() + 86_400_000),
    });
    for (const reply of [
      await post("", rook, { key: newKey(), ...content() }),
      await post(`/${id}/duplicate`, rook, { key: newKey() }),
    ]) {
      expect(reply).toMatchObject({ status: 429, body: { code: "too-many-requests" } });
      expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect(await countOnProfile(rook)).toBe(1);
  });

  test.each([
    ["no key", { key: undefined }, "key"],
    ["a key with a slash", { key: "../../users/x" }, "key"],
    ["no code", { code: undefined }, "code"],
    ["an empty code", { code: "" }, "code"],
    ["a code with markup", { code: "<script>" }, "code"],
    ["a code that is too long", { code: "a".repeat(2001) }, "code"],
    ["a code that is a number", { code: 7 }, "code"],
    ["a code that holds no build", { code: "1.AbC-_~9" }, "code cannot be read"],
    ["a code that was cut short", { code: bowCode.slice(0, -2) }, "damaged or incomplete"],
    ["a weapon that is not the build's", { weapon: "lance" }, "weapon must be bow"],
    ["a skill that the build does not give", { skills: ["attack-boost", "wide-range"] }, "skills[1]"],
    ["an unknown weapon", { weapon: "fishing-rod" }, "weapon"],
    ["a title that is too long", { title: "a".repeat(81) }, "title"],
    ["a monster that is no id", { monster: "Rey Dau" }, "monster"],
    ["a skill that is no id", { skills: ["attack-boost", "&tag:x"] }, "skills[1]"],
    ["too many skills", { skills: Array.from({ length: 21 }, (_, index) => `s-${index}`) }, "skills"],
    ["too many tags", { tags: ["a", "b", "c", "d", "e", "f"] }, "tags"],
    ["a tag with markup", { tags: ["a", "<b>"] }, "tags[1]"],
    ["notes that are too long", { notes: "a".repeat(4001) }, "notes"],
    ["likes of its own", { likes: 1000 }, "likes"],
    ["an owner of its own", { owner: "somebody" }, "owner"],
  ])("cannot be saved with %s: 400 says what and where", async (_, change, where) => {
    const rook = await createSignedIn();
    const reply = await post("", rook, { key: newKey(), ...content(), ...change });
    expect(reply).toMatchObject({
      status: 400,
      body: { code: "bad-request", message: expect.stringContaining(where) },
    });
    expect(await countOnProfile(rook)).toBeUndefined();
  });

  test("cannot be saved without a session, or with one that was ended", async () => {
    const rook = await createSignedIn();
    expect((await post("", null, { key: newKey(), ...content() })).status).toBe(401);
    await revokeTokens(rook.uid);
    expect((await post("", rook, { key: newKey(), ...content() })).status).toBe(401);
    expect(await countOnProfile(rook)).toBeUndefined();
  });

  test("takes the longest build of three-byte letters within the size of a request", async () => {
    const rook = await createSignedIn();
    const notes = "猟".repeat(4000);
    expect(await save(rook, { notes, title: "弓".repeat(80) })).toMatchObject({ notes });
  });
});

describe("reading one build", () => {
  test("everybody reads a published one, with its author and nothing private", async () => {
    const rook = await createSignedIn({ displayName: "Rook" });
    const { id } = await savePublished(rook);
    const reply = await get(`/${id}`);
    expect(reply.status).toBe(200);
    const { build, author } = readBuildResponseSchema.parse(reply.body);
    expect(build).toMatchObject({ id, ...content(), visibility: "published" });
    expect(author).toEqual({ uid: rook.uid, displayName: "Rook", photoURL: null, icon: null });
    expect((await callApi(`/wiki/builds/${id}`)).status, "its page").toBe(200);
    expect(JSON.stringify(reply.body)).not.toMatch(/takenDown|purgeAt|keys|deletedFrom|email/);
  });

  test("a private one is there for its owner alone, moderators not excepted", async () => {
    const rook = await createSignedIn();
    const { id } = await save(rook);
    expect((await get(`/${id}`)).status).toBe(404);
    expect((await callApi(`/wiki/builds/${id}`)).status, "its page").toBe(404);
    expect((await get(`/${id}/viewer`)).status).toBe(401);
    for (const claims of [{}, { creator: true }, { admin: true }]) {
      expect((await get(`/${id}/viewer`, await createSignedIn({ claims }))).status).toBe(404);
    }
    const { body } = await get(`/${id}/viewer`, rook);
    expect(viewBuildResponseSchema.parse(body)).toMatchObject({ build: { id }, own: { takenDown: null } });
  });

  test.each(["nonsense", "0".repeat(24), "..%2Fusers", "A".repeat(24)])("%s is 404 or 400", async (id) => {
    const { status } = await get(`/${id}`);
    expect(status).toBe(id === "0".repeat(24) ? 404 : 400);
  });
});

describe("POST /api/builds/{id}", () => {
  test("replaces the content and grows the version", async () => {
    const rook = await createSignedIn();
    const { id, version } = await save(rook);
    const next = content({ title: "Better", skills: ["weakness-exploit"], tags: [], monster: null });
    const reply = await post(`/${id}`, rook, { version, ...next });
    expect(changedBuildResponseSchema.parse(reply.body).build).toMatchObject({ ...next, version: 2 });
    await post(`/${id}/publish`, rook);
    const listed = publishedBuildsResponseSchema.parse(
      (await get(`?owner=${rook.uid}&skill=weakness-exploit`)).body,
    );
    expect(listed.builds.map((each) => each.id)).toEqual([id]);
    const before = await get(`?owner=${rook.uid}&skill=attack-boost`);
    expect(before.body).toMatchObject({ builds: [] });
  });

  test("two tabs cannot overwrite each other: the later one is told", async () => {
    const rook = await createSignedIn();
    const { id, version } = await save(rook);
    const titles = Array.from({ length: 10 }, (_, index) => `Tab ${index}`);
    const replies = await Promise.all(
      titles.map((title) => post(`/${id}`, rook, { version, ...content({ title }) })),
    );
    const saved = replies.filter(({ status }) => status === 200);
    expect(saved).toHaveLength(1);
    for (const reply of replies.filter((each) => !saved.includes(each))) {
      expect(reply).toMatchObject({
        status: 409,
        body: { code: "conflict", version: 2, message: expect.stringContaining("changed elsewhere") },
      });
    }
    const stored = viewBuildResponseSchema.parse((await get(`/${id}/viewer`, rook)).body).build;
    expect(changedBuildResponseSchema.parse(saved[0]?.body).build.title).toBe(stored.title);
  });

  test("a repeated call is no conflict", async () => {
    const rook = await createSignedIn();
    const { id, version } = await save(rook);
    const body = { version, ...content({ title: "Once" }) };
    const [first, second] = [await post(`/${id}`, rook, body), await post(`/${id}`, rook, body)];
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
  });

  test("a code that changed is saved under the present game version, another edit is not", async () => {
    const rook = await createSignedIn();
    const id = await layBuild(rook.uid, ownSkill(), 0, { gameVersion: "Ver. 1.000" });
    const edited = await post(`/${id}`, rook, { version: 1, ...content({ title: "Typo" }) });
    expect(edited.body).toMatchObject({ build: { gameVersion: "Ver. 1.000" } });
    const changed = await post(`/${id}`, rook, { version: 2, ...content({ code: codeOf(bareBowLoadout) }) });
    expect(changed.body).toMatchObject({ build: { gameVersion: coveredVersion.name } });
  });

  test.each([
    ["no version", { version: undefined }, "version"],
    ["no notes, which would wipe them", { notes: undefined }, "notes"],
    ["a bad code", { code: "a b" }, "code"],
    ["its own visibility", { visibility: "published" }, "visibility"],
  ])("cannot be made with %s", async (_, change, where) => {
    const rook = await createSignedIn();
    const { id } = await save(rook);
    const reply = await post(`/${id}`, rook, { version: 1, ...content(), ...change });
    expect(reply).toMatchObject({ status: 400, body: { message: expect.stringContaining(where) } });
  });

  test("a published build cannot lose its title", async () => {
    const rook = await createSignedIn();
    const { id } = await savePublished(rook);
    const reply = await post(`/${id}`, rook, { version: 1, ...content({ title: " " }) });
    expect(reply).toMatchObject({ status: 409, body: { issues: [{ path: "title" }] } });
  });
});

describe("who else", () => {
  test.each([
    ["update", "", { version: 1, ...content() }],
    ["delete", "/delete", undefined],
    ["restore", "/restore", undefined],
    ["publish", "/publish", undefined],
    ["unpublish", "/unpublish", undefined],
  ])("cannot %s somebody else's build", async (_, action, body) => {
    const rook = await createSignedIn();
    const open = await savePublished(rook);
    const closed = await save(rook);
    const before = await testStore().readDoc(`builds/${open.id}`);
    for (const claims of [{}, { creator: true }, { admin: true }]) {
      const other = await createSignedIn({ claims });
      expect((await post(`/${open.id}${action}`, other, body)).status).toBe(403);
      expect((await post(`/${closed.id}${action}`, other, body)).status).toBe(404);
    }
    expect((await post(`/${open.id}${action}`, null, body)).status).toBe(401);
    expect(await testStore().readDoc(`builds/${open.id}`)).toEqual(before);
  });
});

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
    const replies = await Promise.all([...hunters, ...hunters].map((hunter) => post(`/${id}/like`, hunter)));
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

describe("lists", () => {
  async function walk(query: string) {
    const ids: string[] = [];
    let cursor: string | null = null;
    do {
      const at: string = cursor === null ? "" : `&cursor=${cursor}`;
      const page = publishedBuildsResponseSchema.parse((await get(`${query}${at}`)).body);
      ids.push(...page.builds.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    return ids;
  }

  test("page through published builds, newest or most liked first, each once", async () => {
    const skill = ownSkill();
    const total = pageSize + 5;
    const made: { id: string; time: number; likes: number }[] = [];
    for (let number = 0; number < total; number += 1) {
      const id = await layBuild("somebody", skill, number);
      made.push({ id, time: Math.floor(number / 3), likes: Math.floor(number / 4) });
    }
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? 1 : -1);
    const newest = made.toSorted((a, b) => b.time - a.time || byId(a, b)).map(({ id }) => id);
    const liked = made
      .toSorted((a, b) => b.likes - a.likes || b.time - a.time || byId(a, b))
      .map(({ id }) => id);
    expect(await walk(`?skill=${skill}`)).toEqual(newest);
    expect(await walk(`?skill=${skill}&sort=liked`)).toEqual(liked);
  });

  test("every filter narrows, all of them together too", async () => {
    const skill = ownSkill();
    const matching = await layBuild("rook-of-lists", skill, 0, { gameVersion: "Ver. 9.000" });
    const others = [
      await layBuild("rook-of-lists", skill, 1, { weapon: "lance", gameVersion: "Ver. 9.000" }),
      await layBuild("rook-of-lists", skill, 2, { monster: null, gameVersion: "Ver. 9.000" }),
      await layBuild("rook-of-lists", skill, 3),
      await layBuild("sable-of-lists", skill, 4, { gameVersion: "Ver. 9.000" }),
      await layBuild("rook-of-lists", skill, 5, {
        gameVersion: "Ver. 9.000",
        tags: ["comfort"],
        keys: listFilterKeys(["comfort"], [skill]),
      }),
    ];
    const filters = "&weapon=bow&monster=rey-dau&tag=Speedrun&owner=rook-of-lists&gameVersion=Ver.%209.000";
    for (const sort of ["newest", "liked"]) {
      expect(await walk(`?skill=${skill}${filters}&sort=${sort}`)).toEqual([matching]);
    }
    expect((await walk(`?skill=${skill}`)).toSorted()).toEqual([matching, ...others].toSorted());
    expect((await walk(`?skill=${skill}&weapon=bow`)).length).toBe(5);
    expect((await walk("?owner=sable-of-lists")).length).toBeGreaterThan(0);
  });

  test("never show private or deleted builds, and leave notes out", async () => {
    const rook = await createSignedIn({ displayName: "Rook" });
    await save(rook);
    const gone = await savePublished(rook);
    await post(`/${gone.id}/delete`, rook);
    const open = await savePublished(rook);
    const { builds } = publishedBuildsResponseSchema.parse((await get(`?owner=${rook.uid}`)).body);
    expect(builds.map(({ id }) => id)).toEqual([open.id]);
    expect(builds[0]).toMatchObject({ author: { displayName: "Rook" }, code: content().code });
    expect(builds[0]).not.toHaveProperty("notes");
  });

  test("tell the figures of a loadout, and nothing of a code that cannot be read any more", async () => {
    const rook = await createSignedIn();
    await layBuild(rook.uid, "attack-boost", 1);
    await layBuild(rook.uid, "attack-boost", 9, { code: "1.AbC-_~9" });
    const { builds } = publishedBuildsResponseSchema.parse((await get(`?owner=${rook.uid}`)).body);
    expect(builds.map(({ summary }) => summary?.weapon.id)).toEqual([undefined, "bow-hunters-stoutbow"]);
    expect(builds[1]?.summary).toMatchObject({ attack: 230, elements: [] });
  });

  test("of one's own builds show all of them, last changed first, and nobody else's", async () => {
    const rook = await createSignedIn();
    const first = await save(rook);
    const second = await savePublished(rook);
    await post(`/${first.id}`, rook, { version: 1, ...content({ title: "Changed" }) });
    const own = ownBuildsResponseSchema.parse((await get("/mine", rook)).body);
    expect(own.builds.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect((await get("/mine", await createSignedIn())).body).toMatchObject({ builds: [] });
    expect((await get("/mine")).status).toBe(401);
  });

  const likedCursor = encodeCursor("builds-liked", [0, { seconds: 1, nanoseconds: 0 }, "0".repeat(24)]);
  test.each([
    ["an unknown weapon", "?weapon=rod", "weapon"],
    ["an unknown sort", "?sort=oldest", "sort"],
    ["two weapons", "?weapon=bow&weapon=lance", "weapon"],
    ["a skill that is no id", "?skill=a%26tag:b", "skill"],
    ["a filter that does not exist", "?wepon=bow", "wepon"],
    ["a made-up cursor", "?cursor=nonsense", "cursor"],
    ["a cursor of another order", `?sort=newest&cursor=${likedCursor}`, "cursor"],
  ])("cannot be listed with %s", async (_, query, where) => {
    const reply = await get(query);
    expect(reply.status).toBe(400);
    expect(JSON.stringify(reply.body)).toContain(where);
  });
});

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
