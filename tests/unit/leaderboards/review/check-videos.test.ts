import { describe, expect, test } from "vitest";
import { checkVideos } from "@/lib/leaderboards/review/check-videos.server";
import {
  lookUpVideo,
  mayLookUpVideos,
  type VideoLookUp,
} from "@/lib/leaderboards/review/look-up-video.server";
import { readVerifiedRun } from "@/lib/leaderboards/run/read-run.server";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { addVerified } from "@/tests/support/leaderboards/runs";

const day = 86_400_000;
const found = { state: "found", title: "Run", channel: "Rook" } as const;

function open() {
  let at = Date.parse("2026-11-20T12:00:00Z");
  return {
    db: createInProcessDb(),
    now: () => {
      at += 1000;
      return new Date(at);
    },
    pass: (ms: number) => {
      at += ms;
    },
  };
}

describe("videos of verified runs", () => {
  test("are looked for once a week, in batches, each run once", async () => {
    const place = open();
    for (const uid of ["a", "b", "c"]) await addVerified(place, uid);
    const asked: string[] = [];
    const look = async ({ id }: { id: string }): Promise<VideoLookUp> => {
      asked.push(id);
      return found;
    };
    expect(await checkVideos(place, look, 2)).toEqual({ done: 2, hasMore: true });
    expect(await checkVideos(place, look, 2)).toEqual({ done: 1, hasMore: false });
    expect(await checkVideos(place, look, 2)).toEqual({ done: 0, hasMore: false });
    expect(new Set(asked).size).toBe(3);
    place.pass(7 * day);
    expect((await checkVideos(place, look, 2)).done).toBe(2);
  });

  test("tell their hunters first when they are gone, mark the run two weeks later, and clear it when they are back", async () => {
    const place = open();
    const id = await addVerified(place, "rook");
    let state: VideoLookUp = { state: "gone" };
    const check = () => checkVideos(place, async () => state);
    const isMissing = async () => (await readVerifiedRun(place, id)).run.isProofMissing;
    await check();
    const { docs } = await place.db.collection("users/rook/notifications").get();
    expect(docs.filter((each) => each.get("kind") === "video-gone")).toHaveLength(1);
    expect(await isMissing()).toBe(false);
    place.pass(8 * day);
    await check();
    expect(await isMissing()).toBe(false);
    place.pass(8 * day);
    state = { state: "unknown" };
    await check();
    expect(await isMissing()).toBe(false);
    place.pass(8 * day);
    state = { state: "gone" };
    await check();
    expect(await isMissing()).toBe(true);
    place.pass(8 * day);
    state = found;
    await check();
    expect(await isMissing()).toBe(false);
    expect((await place.db.collection("users/rook/notifications").get()).docs.length).toBe(docs.length);
  });

  test("are not looked for unless the operator turned it on", async () => {
    const place = open();
    await addVerified(place, "rook");
    expect(mayLookUpVideos(undefined)).toBe(false);
    expect(mayLookUpVideos("on")).toBe(true);
    expect(await checkVideos(place, null)).toEqual({ done: 0, hasMore: false });
  });
});

describe("a provider", () => {
  const answer = (status: number, body: string) => {
    const calls: { address: string; redirect: unknown }[] = [];
    const get = (async (address: string, init: RequestInit) => {
      calls.push({ address, redirect: init.redirect });
      return new Response(body, { status });
    }) as unknown as typeof fetch;
    return { get, calls };
  };
  const youtube = { provider: "youtube", id: "dQw4w9WgXcQ", start: 3 } as const;

  test.each([
    [youtube, 200, '{"title":"Run","author_name":"Rook"}', found],
    [youtube, 404, "Not Found", { state: "gone" }],
    [youtube, 401, "Unauthorized", { state: "unknown" }],
    [youtube, 200, "<html>", { state: "unknown" }],
    [
      { provider: "bilibili", id: "BV1xx411c7mD" },
      200,
      '{"code":0,"data":{"title":"Run","owner":{"name":"Rook"}}}',
      found,
    ],
    [{ provider: "bilibili", id: "BV1xx411c7mD" }, 200, '{"code":-404}', { state: "gone" }],
    [{ provider: "bilibili", id: "BV1xx411c7mD" }, 412, "{}", { state: "unknown" }],
    [
      { provider: "niconico", id: "sm9" },
      200,
      "<thumb><title>Run</title><user_nickname>Rook</user_nickname></thumb>",
      found,
    ],
    [{ provider: "niconico", id: "sm9" }, 200, "<code>DELETED</code>", { state: "gone" }],
  ] as const)("%o that answers %i %s", async (video, status, body, expected) => {
    expect(await lookUpVideo(video, answer(status, body).get)).toEqual(expected);
  });

  test("is asked at its own host alone, and not followed elsewhere", async () => {
    const { get, calls } = answer(200, "{}");
    await lookUpVideo(youtube, get);
    await lookUpVideo({ provider: "bilibili", id: "BV1xx411c7mD" }, get);
    await lookUpVideo({ provider: "niconico", id: "sm9" }, get);
    expect(calls.map(({ address }) => new URL(address).host)).toEqual([
      "www.youtube.com",
      "api.bilibili.com",
      "ext.nicovideo.jp",
    ]);
    expect(calls.every(({ redirect }) => redirect === "error")).toBe(true);
  });

  test("that does not answer is not taken for one without the video", async () => {
    const get = (() => Promise.reject(new Error("no network"))) as typeof fetch;
    expect(await lookUpVideo(youtube, get)).toEqual({ state: "unknown" });
  });
});
