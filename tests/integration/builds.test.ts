import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { maxBuildsPerAccount } from "@/lib/builds/rules";
import {
  changedBuildResponseSchema,
  createdBuildResponseSchema,
  publishedBuildsResponseSchema,
  readBuildResponseSchema,
  viewBuildResponseSchema,
} from "@/lib/builds/schema";
import { accountLimits } from "@/lib/limits/account-limits";
import { coveredVersion } from "@/lib/site/game-version";
import { getUtcDay } from "@/lib/site/time";
import { createMember, createSignedIn, revokeTokens } from "../support/accounts";
import { callApi } from "../support/api";
import { bareBowLoadout, bowLoadout, codeOf } from "../support/builds/codes";
import {
  buildContent as content,
  countBuildsOnProfile as countOnProfile,
  getBuilds as get,
  layBuild,
  newSkill as ownSkill,
  postBuild as post,
  saveBuild as save,
  savePublishedBuild as savePublished,
} from "../support/builds/saved-builds";
import { testStore } from "../support/store";
import { awayFromMidnight } from "../support/utc-day";

const bowCode = codeOf(bowLoadout);
const newKey = () => randomUUID();

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
    const rook = await createMember();
    const { id } = await savePublished(rook);
    const reply = await get(`/${id}`);
    expect(reply.status).toBe(200);
    const { build, author } = readBuildResponseSchema.parse(reply.body);
    expect(build).toMatchObject({ id, ...content(), visibility: "published" });
    expect(author).toEqual({ uid: rook.uid, displayName: rook.displayName, photoURL: null, icon: null });
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
