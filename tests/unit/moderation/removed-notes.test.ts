import { describe, expect, test } from "vitest";
import { postHuntSearch } from "@/lib/hunting-help/hunt/hunt-searches.server";
import { correctRun } from "@/lib/leaderboards/run/correct-run.server";
import { decideCase } from "@/lib/moderation/decide-case.server";
import { undoDecision } from "@/lib/moderation/undo-decision.server";
import { huntOf } from "@/tests/support/hunting-help/hunts";
import { addVerified, hunterOf, moderatorOf, runContent, submitFor } from "@/tests/support/leaderboards/runs";
import { decisionOf, openModeration, reportFor } from "@/tests/support/moderation/cases";

const nadia = moderatorOf("nadia");
const rude = "You all are bad.";
const advert = "Cheap coins for everybody at the shop of the silver hunter";
const refused = { status: 400, details: { issues: [{ path: "note" }] } };

describe("the note of a run that was hidden", () => {
  test("cannot be posted again by the same person, and a long one by nobody", async () => {
    const place = await openModeration();
    for (const note of [rude, advert]) {
      const run = await addVerified(place, "rook", { note });
      const id = await reportFor(place, "sable", { kind: "run", id: run });
      await decideCase(place, nadia, { id, ...decisionOf() });
    }
    await expect(submitFor(place, "rook", { note: "YOU all are bad!!" })).rejects.toMatchObject(refused);
    await expect(submitFor(place, "sable", { note: advert.toUpperCase() })).rejects.toMatchObject(refused);
    await expect(submitFor(place, "sable", { note: rude })).resolves.toBeDefined();
    const { id, revision } = await submitFor(place, "rook", { note: "A good hunt." });
    const { key, ...content } = runContent({ note: rude });
    const correction = correctRun(place, hunterOf("rook"), { id, revision, content });
    await expect(correction).rejects.toMatchObject(refused);
  });

  test("can be posted again when hiding it was a mistake", async () => {
    const place = await openModeration();
    const run = await addVerified(place, "rook", { note: advert });
    const id = await reportFor(place, "sable", { kind: "run", id: run });
    await decideCase(place, nadia, { id, ...decisionOf() });
    await undoDecision(place, nadia, { id, revision: 1, text: "Mistake" });
    await expect(submitFor(place, "wren", { note: advert })).resolves.toBeDefined();
  });
});

test("the note of a hunt search that was removed cannot be posted again until that was a mistake", async () => {
  const place = await openModeration();
  const search = (note: string) => huntOf({ note });
  await postHuntSearch(place, hunterOf("rook"), search(rude));
  const id = await reportFor(place, "sable", { kind: "hunt-search", id: "rook" });
  await decideCase(place, nadia, { id, ...decisionOf() });
  await expect(postHuntSearch(place, hunterOf("rook"), search(rude))).rejects.toMatchObject(refused);
  await undoDecision(place, nadia, { id, revision: 1, text: "Mistake" });
  await expect(postHuntSearch(place, hunterOf("rook"), search(rude))).resolves.toBeDefined();
});
