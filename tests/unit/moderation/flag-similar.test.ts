import { expect, test } from "vitest";
import { moderateHelp } from "@/lib/hunting-help/moderate-help.server";
import { decideCase } from "@/lib/moderation/decide-case.server";
import { flagSimilar, flagSimilarAfter } from "@/lib/moderation/flag-similar.server";
import { listModerationQueue } from "@/lib/moderation/list-queue.server";
import { moderationQueueQuerySchema } from "@/lib/moderation/schema";
import { addHelper, answerFor, askFor } from "@/tests/support/hunting-help/requests";
import { moderatorOf } from "@/tests/support/leaderboards/runs";
import { caseFor, decisionOf, type ModerationPlace, openModeration } from "@/tests/support/moderation/cases";

const alma = moderatorOf("alma");
const spam = "Cheap coins for everybody at the shop of the silver hunter, day and night.";
const removal = { action: "take-down", reason: "Spam", answer: null } as const;

async function openTakenDown() {
  const place = await openModeration([]);
  for (const uid of ["rook", "sable", "wren"]) await addHelper(place.db, uid);
  const { id } = await askFor(place, "rook", { body: spam });
  await moderateHelp(place, alma, { id, ...removal });
  return { place, id };
}

async function flagsOf(place: ModerationPlace) {
  const { rows } = await listModerationQueue(place, alma, moderationQueueQuerySchema.parse({}));
  return rows.flatMap((row) => (row.type === "case" ? [row] : []));
}

test("what is almost the same as something that was taken down waits for moderators, and stays up", async () => {
  const { place } = await openTakenDown();
  const copy = await askFor(place, "sable", { body: spam.replace("coins", "coinss") });
  await flagSimilarAfter(place, Promise.resolve(copy), ({ id }) => ({ kind: "help-request", id }));
  const [flag, ...others] = await flagsOf(place);
  expect(others).toEqual([]);
  expect(flag).toMatchObject({
    title: copy.title,
    reasons: [],
    similar: { reason: "Spam" },
    owner: { uid: "sable" },
  });
  expect(flag?.similar?.percent).toBeGreaterThanOrEqual(50);
  const shown = await caseFor(place, `${flag?.id}`);
  expect(shown).toMatchObject({ similar: { reason: "Spam" }, content: { state: "public" }, reports: [] });

  const answered = await askFor(place, "rook");
  const answer = await answerFor(place, "wren", answered.id, { body: spam.replace("night", "nights") });
  await flagSimilar(place, { kind: "help-answer", id: answer.id, parent: answered.id });
  expect((await flagsOf(place)).map(({ kind }) => kind)).toEqual(["help-request", "help-answer"]);
});

test("other content is not flagged, and what a moderator let pass is not flagged again", async () => {
  const { place } = await openTakenDown();
  const other = await askFor(place, "sable", {
    body: "Which bow is best against a monster that is weak to fire?",
  });
  await flagSimilar(place, { kind: "help-request", id: other.id });
  expect(await flagsOf(place)).toEqual([]);

  const copy = await askFor(place, "sable", { body: spam.replace("coins", "coinss") });
  await flagSimilar(place, { kind: "help-request", id: copy.id });
  const [flag] = await flagsOf(place);
  const kept = decisionOf({ content: "keep", reason: "no-violation" });
  await decideCase(place, alma, { id: `${flag?.id}`, ...kept });
  await flagSimilar(place, { kind: "help-request", id: copy.id });
  expect(await flagsOf(place)).toEqual([]);
});

test("nothing is like what was allowed again", async () => {
  const { place, id } = await openTakenDown();
  await moderateHelp(place, alma, { id, ...removal, action: "allow" });
  const copy = await askFor(place, "sable", { body: spam.replace("coins", "coinss") });
  await flagSimilar(place, { kind: "help-request", id: copy.id });
  expect(await flagsOf(place)).toEqual([]);
});

test("a flag that fails fails no call, and a call that fails is not flagged", async () => {
  const { place } = await openTakenDown();
  const unknown = () => ({ kind: "help-answer", id: "none" }) as const;
  expect(await flagSimilarAfter(place, Promise.resolve("done"), unknown)).toBe("done");
  await expect(flagSimilarAfter(place, Promise.reject(new Error("refused")), unknown)).rejects.toThrow(
    "refused",
  );
});
