import { describe, expect, test } from "vitest";
import { changeBuildState } from "@/lib/builds/change-build-state.server";
import { moderatedBuild } from "@/lib/builds/moderate-build.server";
import { getBuildRef } from "@/lib/builds/read-build-document.server";
import { changeGuideState } from "@/lib/guides/change-guide-state.server";
import { createGuide } from "@/lib/guides/create-guide.server";
import { moderatedGuide } from "@/lib/guides/moderate-guide.server";
import { createGuideBodySchema } from "@/lib/guides/schema";
import { moderateHelpWithCopies } from "@/lib/hunting-help/moderate-help.server";
import { moderateContent } from "@/lib/publishing/moderate-content.server";
import { moderateWithCopies } from "@/lib/publishing/moderate-copies.server";
import { actorOf } from "@/tests/support/actors";
import { addHelper, answerFor, askFor } from "@/tests/support/hunting-help/requests";
import { moderatorOf } from "@/tests/support/leaderboards/runs";
import { addPublishedBuild, type ModerationPlace, openModeration } from "@/tests/support/moderation/cases";

const alma = moderatorOf("alma");
const takeDown = { action: "take-down", reason: "Spam" } as const;
const allow = { action: "allow", reason: "Mistake" } as const;
const spam = "Cheap coins for everybody at the shop of the silver hunter.";

async function statesOf({ db }: ModerationPlace, paths: readonly string[]) {
  const documents = await Promise.all(paths.map((path) => db.doc(path).get()));
  return documents.map((each) => `${each.get("visibility")}, ${each.get("takenDown") ? "down" : "fine"}`);
}

describe("the button that takes a build down", () => {
  test("hides every copy with it, and allowing it brings the same ones back", async () => {
    const place = await openModeration();
    const paths: string[] = [];
    for (const uid of ["rook", "sable", "wren"]) paths.push(`builds/${await addPublishedBuild(place, uid)}`);
    const [original = "", copy = "", other = ""] = paths.map((path) => path.slice("builds/".length));
    await moderateContent(place, alma, moderatedBuild, {
      id: other,
      action: "take-down",
      reason: "Something else",
    });
    await moderateWithCopies(place, alma, moderatedBuild, { id: original, ...takeDown });
    expect(await statesOf(place, paths)).toEqual(["private, down", "private, down", "private, down"]);
    const again = changeBuildState(place, actorOf("sable"), { id: copy, action: "publish" });
    await expect(again).rejects.toMatchObject({ status: 409 });
    await moderateWithCopies(place, alma, moderatedBuild, { id: original, ...allow });
    expect(await statesOf(place, paths)).toEqual(["private, fine", "private, fine", "private, down"]);
  });

  test("finds a copy behind sixty others that nobody sees", async () => {
    const place = await openModeration();
    const [original, copy] = [
      await addPublishedBuild(place, "rook"),
      await addPublishedBuild(place, "sable"),
    ];
    const stored = (await getBuildRef(place.db, copy).get()).data() ?? {};
    for (let index = 10; index < 70; index += 1) {
      await place.db
        .collection("builds")
        .doc(`000${index}`)
        .set({ ...stored, visibility: "private" });
    }
    await moderateWithCopies(place, alma, moderatedBuild, { id: original, ...takeDown });
    expect(await statesOf(place, [`builds/${copy}`])).toEqual(["private, down"]);
  });

  test("leaves the moderator's own copy for another one, and nothing changes for their own build", async () => {
    const place = await openModeration();
    const [original, mine] = [await addPublishedBuild(place, "rook"), await addPublishedBuild(place, "alma")];
    const own = moderateWithCopies(place, alma, moderatedBuild, { id: mine, ...takeDown });
    await expect(own).rejects.toMatchObject({ status: 403 });
    expect(await statesOf(place, [`builds/${original}`])).toEqual(["published, fine"]);
    await moderateWithCopies(place, alma, moderatedBuild, { id: original, ...takeDown });
    expect(await statesOf(place, [`builds/${mine}`])).toEqual(["published, fine"]);
  });
});

/** Two guides that say the same, by two people. */
async function publishGuides(place: ModerationPlace) {
  for (const [slug, uid] of [
    ["one", "rook"],
    ["two", "sable"],
  ] as const) {
    const guide = { slug, title: "Coins", summary: "", tags: [], gameVersion: "1", text: spam };
    await createGuide(place, actorOf(uid), createGuideBodySchema.parse(guide));
    await changeGuideState(place, { ...actorOf(uid), creator: true }, { slug, action: "publish" });
  }
}

test("the button at a guide hides its copies too", async () => {
  const place = await openModeration();
  await publishGuides(place);
  await moderateWithCopies(place, alma, moderatedGuide, { id: "one", ...takeDown });
  expect(await statesOf(place, ["guides/one", "guides/two"])).toEqual(["private, down", "private, down"]);
});

test("the button at a guide leaves a copy alone that the moderator is an editor of", async () => {
  const place = await openModeration();
  await publishGuides(place);
  await place.db.doc("guides/two").update({ editors: ["alma"] });
  const done = moderateWithCopies(place, alma, moderatedGuide, { id: "one", ...takeDown });
  expect(await done).toEqual({ message: "OK", takenDown: true });
  expect(await statesOf(place, ["guides/one", "guides/two"])).toEqual(["private, down", "published, fine"]);
});

test("the button at a request hides the same request and the same answer, and the one at an answer as well", async () => {
  const place = await openModeration([]);
  for (const uid of ["rook", "sable", "wren"]) await addHelper(place.db, uid);
  const [one, two, three] = [
    await askFor(place, "rook", { body: spam }),
    await askFor(place, "sable", { body: spam.toUpperCase() }),
    await askFor(place, "wren"),
  ];
  const answer = await answerFor(place, "sable", three.id, { body: spam });
  const paths = [
    ...[one.id, two.id].map((id) => `helpRequests/${id}`),
    `helpRequests/${three.id}/answers/${answer.id}`,
  ];
  await moderateHelpWithCopies(place, alma, { id: one.id, answer: null, ...takeDown });
  expect(await statesOf(place, paths)).toEqual(["private, down", "private, down", "private, down"]);
  await moderateHelpWithCopies(place, alma, { id: three.id, answer: answer.id, ...allow });
  expect(await statesOf(place, paths)).toEqual(["published, fine", "published, fine", "published, fine"]);
});
