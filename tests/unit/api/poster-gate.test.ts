import { beforeEach, describe, expect, test } from "vitest";
import { changeBuildState } from "@/lib/builds/change-build-state.server";
import { createBuild } from "@/lib/builds/create-build.server";
import { createBuildBodySchema } from "@/lib/builds/schema";
import { updateBuild } from "@/lib/builds/update-build.server";
import { confirmRun } from "@/lib/leaderboards/run/confirm-run.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { actorOf } from "@/tests/support/actors";
import { buildContent } from "@/tests/support/builds/stored-build";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { addHunter, hunterOf, submitFor } from "@/tests/support/leaderboards/runs";

const now = () => new Date("2026-11-20T12:00:00Z");
const rook = actorOf("rook");
const unverified = actorOf("rook", { isVerified: false });
let db: ReturnType<typeof createInProcessDb>;

const block = (uid: string) =>
  getUserRef(db, uid).update({ block: { until: new Date("2026-12-01T00:00:00Z"), reason: "Insults" } });

/** A build of rook's. */
async function addBuild({ isPublished }: { isPublished: boolean }): Promise<string> {
  const body = createBuildBodySchema.parse({ key: "the-key-of-the-build", ...buildContent() });
  const { build } = await createBuild({ db, now }, rook, body);
  if (isPublished) await changeBuildState({ db, now }, rook, { id: build.id, action: "publish" });
  return build.id;
}

beforeEach(() => {
  db = createInProcessDb();
});

describe("a build that others would see again", () => {
  test("is not restored by a blocked account, nor by one without a verified address", async () => {
    const id = await addBuild({ isPublished: true });
    await changeBuildState({ db, now }, rook, { id, action: "delete" });
    await expect(changeBuildState({ db, now }, unverified, { id, action: "restore" })).rejects.toMatchObject({
      code: "email-unverified",
    });
    await block("rook");
    const refused = changeBuildState({ db, now }, rook, { id, action: "restore" });
    await expect(refused).rejects.toMatchObject({ status: 403, code: "blocked" });
    expect((await db.doc(`builds/${id}`).get()).get("visibility")).toBe("deleted");
  });

  test("is not edited by them either", async () => {
    const id = await addBuild({ isPublished: true });
    await block("rook");
    const { key: _, ...content } = createBuildBodySchema.parse({
      key: "another-key-of-a-build",
      ...buildContent({ title: "Another title" }),
    });
    const edit = { id, content, version: 1 };
    await expect(updateBuild({ db, now }, rook, edit)).rejects.toMatchObject({ code: "blocked" });
  });

  test("a private one is restored all the same", async () => {
    const id = await addBuild({ isPublished: false });
    await changeBuildState({ db, now }, rook, { id, action: "delete" });
    await block("rook");
    const { build } = await changeBuildState({ db, now }, unverified, { id, action: "restore" });
    expect(build.visibility).toBe("private");
  });
});

describe("a run that names a blocked partner", () => {
  test("is not agreed to by them, but declined", async () => {
    await addHunter(db, "wren");
    const run = await submitFor({ db, now }, "rook", { ruleset: "freestyle", partners: [{ uid: "wren" }] });
    await block("wren");
    const agreed = confirmRun({ db, now }, hunterOf("wren"), { id: run.id, action: "confirm" });
    await expect(agreed).rejects.toMatchObject({ code: "blocked" });
    const { run: left } = await confirmRun({ db, now }, hunterOf("wren"), { id: run.id, action: "decline" });
    expect(left.status).toBe("withdrawn");
  });
});
