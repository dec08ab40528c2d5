import { describe, expect, test } from "vitest";
import { readPublishedBuild } from "@/lib/builds/read-build.server";
import { decideCase } from "@/lib/moderation/decide-case.server";
import { holdReportedAfter } from "@/lib/moderation/hold-reported.server";
import { createReport } from "@/lib/reports/create-report.server";
import { getCaseRef, readCaseDocument } from "@/lib/reports/open-case.server";
import { createReportBodySchema } from "@/lib/reports/schema";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { actorOf } from "@/tests/support/actors";
import { addHunter, addVerified, moderatorOf } from "@/tests/support/leaderboards/runs";
import { addPublishedBuild, decisionOf, openModeration } from "@/tests/support/moderation/cases";

type Place = Awaited<ReturnType<typeof openModeration>>;
const crowd = ["fern", "moss", "reed", "sedge", "rush", "iris"];

async function open() {
  const place = await openModeration(["rook", ...crowd]);
  return { place, build: await addPublishedBuild(place, "rook") };
}

async function report(
  place: Place,
  uid: string,
  target: { kind: string; id: string },
  network: string | null = uid,
) {
  const body = createReportBodySchema.parse({ reason: "harassment", ...target });
  const path = `${target.kind === "run" ? "runs" : "builds"}/${target.id}`;
  await holdReportedAfter(place, createReport(place, actorOf(uid), body, network), path);
}
const isPublic = (place: Place, id: string) =>
  readPublishedBuild(place, id).then(
    () => true,
    () => false,
  );
const caseOf = async (place: Place, path: string) => readCaseDocument(await getCaseRef(place.db, path).get());

describe("what is reported", () => {
  test("is hidden by the third report that weighs something, until a moderator has judged it", async () => {
    const { place, build } = await open();
    for (const uid of ["fern", "moss"]) await report(place, uid, { kind: "build", id: build });
    expect(await isPublic(place, build)).toBe(true);
    await report(place, "reed", { kind: "build", id: build });
    expect(await isPublic(place, build)).toBe(false);
    const held = await caseOf(place, `builds/${build}`);
    expect(held).toMatchObject({ status: "open", weight: 6, voices: 3 });
    expect(held?.heldAt).not.toBeNull();

    const id = getCaseRef(place.db, `builds/${build}`).id;
    await decideCase(place, moderatorOf("alma"), { id, ...decisionOf({ content: "keep" }) });
    expect(await isPublic(place, build)).toBe(true);
    for (const uid of ["fern", "moss", "reed"]) {
      const reporter = readUser(await getUserRef(place.db, uid).get());
      expect(reporter?.reporting).toEqual({ upheld: 0, dismissed: 1 });
    }
  });

  test("stays hidden where the reports are upheld, which counts for who sent them", async () => {
    const { place, build } = await open();
    for (const uid of ["fern", "moss", "reed"]) await report(place, uid, { kind: "build", id: build });
    const id = getCaseRef(place.db, `builds/${build}`).id;
    await decideCase(place, moderatorOf("alma"), { id, ...decisionOf({ content: "hide" }) });
    expect(await isPublic(place, build)).toBe(false);
    expect(readUser(await getUserRef(place.db, "fern").get())?.reporting).toEqual({
      upheld: 1,
      dismissed: 0,
    });
  });

  test("is not hidden by five accounts of one network, nor by new accounts", async () => {
    const { place, build } = await open();
    for (const uid of crowd.slice(0, 5)) await report(place, uid, { kind: "build", id: build }, "home");
    expect(await caseOf(place, `builds/${build}`)).toMatchObject({ weight: 2, voices: 1, heldAt: null });
    for (let number = 0; number < 5; number += 1) {
      await addHunter(place.db, `puppet-${number}`, place.now());
      await report(place, `puppet-${number}`, { kind: "build", id: build });
    }
    expect(await caseOf(place, `builds/${build}`)).toMatchObject({ weight: 2, voices: 1, heldAt: null });
    expect(await isPublic(place, build)).toBe(true);
  });

  test("is not hidden by reporters whose reports are mostly dismissed", async () => {
    const { place, build } = await open();
    for (const uid of crowd) {
      await getUserRef(place.db, uid).update({ reporting: { upheld: 0, dismissed: 3 } });
      await report(place, uid, { kind: "build", id: build });
    }
    expect(await isPublic(place, build)).toBe(true);
  });

  test("stays up where it is a verified run, however many report it", async () => {
    const { place } = await open();
    const id = await addVerified(place, "rook");
    for (const uid of crowd) await report(place, uid, { kind: "run", id });
    expect((await place.db.doc(`runs/${id}`).get()).get("status")).toBe("verified");
    expect(await caseOf(place, `runs/${id}`)).toMatchObject({ voices: 6, heldAt: null });
  });
});
