import { describe, expect, test } from "vitest";
import { readBuildPage } from "@/lib/builds/read-build-page.server";
import { demoBuilds } from "@/lib/demo/builds";
import { createDemoBuildDocument, getDemoBuildId } from "@/lib/demo/seed-builds.server";
import { createInProcessDb } from "@/tests/support/in-process-db";

const now = new Date("2026-11-20T00:00:01Z");

async function pageOf(slug: string) {
  const db = createInProcessDb();
  for (const build of demoBuilds) {
    await db.doc(`builds/${getDemoBuildId(build.slug)}`).set(createDemoBuildDocument(build, now));
  }
  return readBuildPage({ db }, getDemoBuildId(slug));
}

describe("the page of a build", () => {
  test("is there for a published one, with an author even where the profile is gone", async () => {
    const page = await pageOf("thunder-from-afar");
    expect(page).toMatchObject({
      build: { title: "Bow that never runs dry" },
      author: { uid: "demo-bowgun-beatrix", displayName: "Former hunter" },
      monster: { name: "Rey Dau" },
      stats: {
        columns: {
          base: { weapon: { attack: 210, affinity: 25, color: null } },
          always: { weapon: { attack: 210, affinity: 37 }, defense: 422 },
        },
        target: { monster: { id: "rey-dau" } },
        sharpness: null,
      },
      problems: [],
    });
    expect(page?.gear.map(({ place }) => place)).toEqual([
      "weapon",
      "head",
      "chest",
      "arms",
      "waist",
      "legs",
      "charm",
    ]);
    expect(JSON.parse(JSON.stringify(page))).toEqual(page);
  });

  test("is not there for a private one, nor for what is no build", async () => {
    expect(await pageOf("spread-the-word")).toBeNull();
    const db = createInProcessDb();
    for (const id of ["0".repeat(24), "../users/x", undefined, ["a"], ""]) {
      expect(await readBuildPage({ db }, id)).toBeNull();
    }
  });
});
