import { describe, expect, test } from "vitest";
import { inviteHelper, listHelpersFor } from "@/lib/hunting-help/answer/invite-helper.server";
import { helpersForResponseSchema } from "@/lib/hunting-help/schema";
import { setMutedKinds } from "@/lib/notifications/set-muted-kinds.server";
import { answerFor, askFor, openHelp, solveFor } from "@/tests/support/hunting-help/requests";
import { hunterOf } from "@/tests/support/leaderboards/runs";

/** A request of rook for a bow, and four hunters with an approved answer for one. */
async function open() {
  const place = await openHelp(["rook", "harth", "sable", "wren", "moss", "fern"]);
  for (const helper of ["sable", "wren", "moss", "fern"]) await solveFor(place, "harth", helper);
  const { id } = await askFor(place, "rook");
  return { place, id };
}
const namesOf = ({ helpers }: { helpers: readonly { author: { uid: string } }[] }) =>
  helpers.map(({ author }) => author.uid).toSorted();

describe("invitations to answer", () => {
  test("go to hunters with approved answers for the weapon, and tell each once", async () => {
    const { place, id } = await open();
    const reply = await listHelpersFor(place, hunterOf("rook"), id);
    expect(helpersForResponseSchema.parse(reply)).toEqual(reply);
    expect(namesOf(reply)).toEqual(["fern", "moss", "sable", "wren"]);
    await inviteHelper(place, hunterOf("rook"), { id, uid: "sable" });
    const { helpers, left } = await inviteHelper(place, hunterOf("rook"), { id, uid: "sable" });
    expect([left, helpers.find(({ author }) => author.uid === "sable")?.isInvited]).toEqual([2, true]);
    const told = await place.db
      .collection("users/sable/notifications")
      .where("kind", "==", "answer-invited")
      .get();
    expect(told.size).toBe(1);
    expect(JSON.stringify((await place.db.doc(`helpRequests/${id}`).get()).data())).not.toContain("sable");
  });

  test("are three for a request, also when they come at once", async () => {
    const { place, id } = await open();
    const outcomes = await Promise.allSettled(
      ["sable", "wren", "moss", "fern"].map((uid) => inviteHelper(place, hunterOf("rook"), { id, uid })),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  });

  test("are not for others' requests, for strangers, for who answered, and for who turned them off", async () => {
    const { place, id } = await open();
    const other = inviteHelper(place, hunterOf("harth"), { id, uid: "sable" });
    await expect(other).rejects.toMatchObject({ status: 403 });
    const stranger = inviteHelper(place, hunterOf("rook"), { id, uid: "harth" });
    await expect(stranger).rejects.toMatchObject({ status: 404 });
    await setMutedKinds(place, hunterOf("sable"), { muted: ["answer-invited"] });
    await answerFor(place, "wren", id);
    expect(namesOf(await listHelpersFor(place, hunterOf("rook"), id))).toEqual(["fern", "moss"]);
    const off = inviteHelper(place, hunterOf("rook"), { id, uid: "sable" });
    await expect(off).rejects.toMatchObject({ status: 404 });
  });
});
