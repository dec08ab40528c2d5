import { describe, expect, test } from "vitest";
import { countTraces } from "@/lib/account-data/find-traces.server";
import { postComment } from "@/lib/hunting-help/answer/comments.server";
import { postAnswer } from "@/lib/hunting-help/answer/post-answer.server";
import { joinHunt } from "@/lib/hunting-help/hunt/change-seats.server";
import { postHuntSearch } from "@/lib/hunting-help/hunt/hunt-searches.server";
import { blockPlayer, listBlockedPlayers } from "@/lib/reports/block-player.server";
import { blockedPlayersResponseSchema } from "@/lib/reports/schema";
import { eraseBlockedPlayers, getBlockedPlayersRef } from "@/lib/users/blocked-players.server";
import { huntOf, joinOf } from "@/tests/support/hunting-help/hunts";
import { answerFor, answerOf, askFor, openHelp } from "@/tests/support/hunting-help/requests";
import { hunterOf } from "@/tests/support/leaderboards/runs";

const block = (place: Awaited<ReturnType<typeof openHelp>>, uid: string, other: string, isBlocked = true) =>
  blockPlayer(place, hunterOf(uid), { uid: other, isBlocked });
const refused = { status: 403 };

describe("blocking a player", () => {
  test("keeps them from answering, commenting and joining, and nobody else", async () => {
    const place = await openHelp(["rook", "sable", "wren"]);
    const { id } = await askFor(place, "rook");
    const answer = await answerFor(place, "sable", id);
    await block(place, "rook", "wren");
    const say = (uid: string) =>
      postComment(
        place,
        hunterOf(uid),
        { id, answer: answer.id },
        { key: `comment-${uid}`, body: `From ${uid}` },
      );
    await expect(postAnswer(place, hunterOf("wren"), id, answerOf())).rejects.toMatchObject(refused);
    await expect(say("wren")).rejects.toMatchObject(refused);
    expect((await say("sable")).created).toBe(true);
    const { search } = await postHuntSearch(place, hunterOf("rook"), huntOf());
    const join = (uid: string) => joinHunt(place, hunterOf(uid), joinOf("rook", search?.hunt), null);
    await expect(join("wren")).rejects.toMatchObject(refused);
    expect((await join("sable")).joined).toHaveLength(1);
    // The answerer's block counts below the answer, too.
    await block(place, "rook", "wren", false);
    await block(place, "sable", "wren");
    await expect(say("wren")).rejects.toMatchObject(refused);
    expect((await postAnswer(place, hunterOf("wren"), id, answerOf())).created).toBe(true);
  });

  test("is seen by who blocks alone, bounded, and goes with either account", async () => {
    const place = await openHelp(["rook", "sable", "wren"]);
    await block(place, "rook", "wren");
    const reply = await block(place, "rook", "wren");
    expect(blockedPlayersResponseSchema.parse(reply)).toEqual(reply);
    expect(reply.players).toMatchObject([{ uid: "wren", displayName: "wren" }]);
    expect((await listBlockedPlayers(place, hunterOf("wren"))).players).toEqual([]);
    await expect(block(place, "rook", "rook")).rejects.toMatchObject({ status: 409 });
    await expect(block(place, "rook", "nobody")).rejects.toMatchObject({ status: 404 });
    const traces = await countTraces(place.db, "wren");
    await eraseBlockedPlayers(place.db, "wren");
    expect(await countTraces(place.db, "wren")).toBe(traces - 1);
    expect((await listBlockedPlayers(place, hunterOf("rook"))).players).toEqual([]);
    const full = Array.from({ length: 200 }, (_, index) => `hunter-${index}`);
    await getBlockedPlayersRef(place.db, "rook").set({ uids: full });
    await expect(block(place, "rook", "sable")).rejects.toMatchObject({ status: 409 });
  });
});
