import { beforeEach, describe, expect, test } from "vitest";
import { listFilterKeys } from "@/lib/builds/filter-keys";
import { ownBuildsResponseSchema, publishedBuildsResponseSchema } from "@/lib/builds/schema";
import { encodeCursor } from "@/lib/paging/cursor";
import { pageSize } from "@/lib/paging/page-size";
import { createMember, createSignedIn } from "../support/accounts";
import {
  buildContent as content,
  getBuilds as get,
  layBuild,
  newSkill as ownSkill,
  postBuild as post,
  saveBuild as save,
  savePublishedBuild as savePublished,
} from "../support/builds/saved-builds";
import { awayFromMidnight } from "../support/utc-day";

beforeEach(awayFromMidnight);

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
    const rook = await createMember();
    await save(rook);
    const gone = await savePublished(rook);
    await post(`/${gone.id}/delete`, rook);
    const open = await savePublished(rook);
    const { builds } = publishedBuildsResponseSchema.parse((await get(`?owner=${rook.uid}`)).body);
    expect(builds.map(({ id }) => id)).toEqual([open.id]);
    expect(builds[0]).toMatchObject({ author: { displayName: rook.displayName }, code: content().code });
    expect(builds[0]).not.toHaveProperty("notes");
  });

  test("tell the figures of a loadout, and nothing of a code that cannot be read any more", async () => {
    const rook = await createSignedIn();
    await layBuild(rook.uid, "attack-boost", 1);
    await layBuild(rook.uid, "attack-boost", 9, { code: "1.AbC-_~9" });
    const { builds } = publishedBuildsResponseSchema.parse((await get(`?owner=${rook.uid}`)).body);
    expect(builds.map(({ summary }) => summary?.weapon.id)).toEqual([undefined, "bow-hunters-stoutbow"]);
    expect(builds[1]?.summary).toMatchObject({
      columns: { base: { weapon: { attack: 230, elements: [] } } },
    });
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
