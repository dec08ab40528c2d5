import { describe, expect, test } from "vitest";
import { countTraces } from "@/lib/account-data/find-traces.server";
import { hiddenKinds } from "@/lib/moderation/hidden-kinds.server";
import { eraseDocuments } from "@/lib/publishing/personal-documents.server";
import { readReportedContent } from "@/lib/reports/content-kinds.server";
import { createReport } from "@/lib/reports/create-report.server";
import { createReportBodySchema } from "@/lib/reports/schema";
import { parseStateNames } from "@/lib/state-names/fetch-state-names";
import { proposeNameBodySchema, stateNamesResponseSchema } from "@/lib/state-names/schema";
import { getStateNameRef } from "@/lib/state-names/state-name-kind.server";
import {
  confirmStateName,
  listOwnConfirmations,
  listStateNames,
  personalStateNames,
  proposeStateName,
  removeStateName,
} from "@/lib/state-names/state-names.server";
import { addHelper, openHelp } from "@/tests/support/hunting-help/requests";
import { hunterOf, moderatorOf } from "@/tests/support/leaderboards/runs";

type Place = Awaited<ReturnType<typeof openHelp>>;
const arkveld = { monster: "arkveld" };
const proof = "It glows red after it roars three times.";

const propose = (place: Place, uid: string, changes: Record<string, unknown> = {}) =>
  proposeStateName(
    place,
    hunterOf(uid),
    proposeNameBodySchema.parse({ ...arkveld, state: "custom1", name: "Chains charged", proof, ...changes }),
  );
const confirm = (place: Place, uid: string, id: string, isConfirmed = true) =>
  confirmStateName(place, hunterOf(uid), { id, isConfirmed });
const list = async (place: Place) => (await listStateNames(place, arkveld)).names;

async function open() {
  const place = await openHelp(["rook", "sable", "wren", "moss"]);
  const { id } = await propose(place, "rook");
  return { place, id };
}

describe("a name that a player proposes for a state", () => {
  test("is shown in doubt, and confirmed by the second of two others", async () => {
    const { place, id } = await open();
    const shown = { id, state: "custom1", name: "Chains charged", proof, author: { displayName: "rook" } };
    expect(await list(place)).toMatchObject([{ ...shown, confirmations: 0, isConfirmed: false }]);
    await confirm(place, "sable", id);
    await confirm(place, "sable", id);
    expect(await list(place)).toMatchObject([{ confirmations: 1, isConfirmed: false }]);
    await confirm(place, "wren", id);
    expect(await list(place)).toMatchObject([{ confirmations: 2, isConfirmed: true }]);
    expect((await listOwnConfirmations(place, hunterOf("wren"), arkveld)).confirmed).toEqual([id]);
    await confirm(place, "wren", id, false);
    expect(await list(place)).toMatchObject([{ confirmations: 1, isConfirmed: false }]);
    const reply = await listStateNames(place, arkveld);
    expect(stateNamesResponseSchema.parse(reply)).toEqual(reply);
    expect(parseStateNames(reply)).toMatchObject([{ id, state: "custom1", confirmations: 1 }]);
  });

  test("counts thirty confirmations at once, each account once", async () => {
    const { place, id } = await open();
    const crowd = Array.from({ length: 10 }, (_, number) => `hunter-${number}`);
    for (const uid of crowd) await addHelper(place.db, uid);
    await Promise.all([...crowd, ...crowd, ...crowd].map((uid) => confirm(place, uid, id)));
    expect(await list(place)).toMatchObject([{ confirmations: 10, isConfirmed: true }]);
  });

  test("is not confirmed by who proposed it, nor by an account of the first week", async () => {
    const { place, id } = await open();
    await expect(confirm(place, "rook", id)).rejects.toMatchObject({ status: 403 });
    await addHelper(place.db, "newcomer");
    await place.db.doc("users/newcomer").update({ createdAt: new Date(place.clock.at) });
    await expect(confirm(place, "newcomer", id)).rejects.toMatchObject({ status: 403 });
    await expect(confirm(place, "nobody-yet", id)).rejects.toMatchObject({ status: 403 });
  });

  test("is one for each account and state; another one has to be confirmed anew", async () => {
    const { place, id } = await open();
    for (const uid of ["sable", "wren"]) await confirm(place, uid, id);
    await Promise.all(Array.from({ length: 5 }, () => propose(place, "rook")));
    expect(await list(place)).toMatchObject([{ id, confirmations: 2 }]);
    await propose(place, "rook", { proof: `${proof} Look at its wings.` });
    expect(await list(place), "the same name with another proof").toMatchObject([{ confirmations: 0 }]);
    await propose(place, "rook", { name: "Enraged" });
    expect(await list(place)).toMatchObject([{ id, name: "Enraged", confirmations: 0, isConfirmed: false }]);
    await propose(place, "sable", { name: "Overcharged" });
    await confirm(place, "wren", (await propose(place, "sable", { name: "Overcharged" })).id);
    expect((await list(place)).map(({ name }) => name)).toEqual(["Overcharged", "Enraged"]);
  });

  test.each([
    ["a monster that does not exist", { monster: "fatalis" }],
    ["a state that the monster does not have", { monster: "rathalos", state: "custom4" }],
  ])("is refused for %s", async (_, changes) => {
    const { place } = await open();
    await expect(propose(place, "sable", changes)).rejects.toMatchObject({ status: 400 });
  });

  test.each([
    [{ name: "x" }],
    [{ name: "x".repeat(41) }],
    [{ name: "\u200b\u200b\u200b" }],
    [{ proof: "short" }],
    [{ proof: "<script>alert(1)</script>" }],
    [{ state: "normal" }],
  ])("does not fit the schema with %j", (changes) => {
    const body = { ...arkveld, state: "custom1", name: "Chains charged", proof, ...changes };
    expect(proposeNameBodySchema.safeParse(body).success).toBe(false);
  });

  test("leads nowhere for an account of the first week", async () => {
    const { place } = await open();
    await addHelper(place.db, "newcomer");
    await place.db.doc("users/newcomer").update({ createdAt: new Date(place.clock.at) });
    const link = { proof: "https://example.com/look-here" };
    await expect(propose(place, "newcomer", link)).rejects.toMatchObject({ status: 400 });
    await propose(place, "newcomer");
    expect(await list(place)).toHaveLength(2);
  });

  test("is removed by who proposed it alone", async () => {
    const { place, id } = await open();
    await expect(removeStateName(place, hunterOf("sable"), { id })).rejects.toMatchObject({ status: 404 });
    await removeStateName(place, hunterOf("rook"), { id });
    expect(await list(place)).toEqual([]);
  });

  test("is hidden and restored by moderators, and cannot be proposed again meanwhile", async () => {
    const { place, id } = await open();
    const body = { kind: "state-name", id, reason: "harassment" };
    await createReport(place, hunterOf("sable"), createReportBodySchema.parse(body));
    const kind = hiddenKinds["state-name"];
    const step = { actor: moderatorOf("alma"), target: { content: id, parent: null } };
    const dependencies = { ...place, auth: undefined as never };
    const withheld = await kind.findWithheld(dependencies, step);
    if (!withheld) throw new Error("there is something to hide");
    await kind.hide(dependencies, { ...step, withheld, reason: "An insult" });
    expect(await list(place)).toEqual([]);
    expect(readReportedContent("state-name", await getStateNameRef(place.db, id).get())).toBeNull();
    await expect(propose(place, "rook", { name: "Another" })).rejects.toMatchObject({ status: 409 });
    await expect(propose(place, "sable")).rejects.toMatchObject({ status: 409 });
    await expect(confirm(place, "sable", id)).rejects.toMatchObject({ status: 404 });
    await kind.restore(dependencies, { ...step, withheld, reason: "A mistake" });
    expect(await list(place)).toMatchObject([{ id, name: "Chains charged" }]);
  });

  test("goes with its account, and stays without a name where it is confirmed", async () => {
    const { place, id } = await open();
    const { id: doubtful } = await propose(place, "rook", { state: "custom2", name: "Unsure" });
    for (const uid of ["sable", "wren"]) await confirm(place, uid, id);
    for (const uid of ["rook", "sable", "wren"]) {
      const before = await countTraces(place.db, uid);
      for (const each of Object.values(personalStateNames)) await eraseDocuments(place, each, uid);
      expect(await countTraces(place.db, uid)).toBeLessThan(before);
    }
    expect((await getStateNameRef(place.db, doubtful).get()).exists).toBe(false);
    expect(await list(place)).toMatchObject([{ id, author: null, isConfirmed: true }]);
    expect((await getStateNameRef(place.db, id).get()).get("confirmedBy")).toEqual([]);
  });
});
