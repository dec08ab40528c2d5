import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ApiCallError } from "@/lib/api/fetcher";
import { type BuildDraft, draftProblems, parseDrafts, tagsOf, withDraft } from "@/lib/builds/build-draft";
import { saveProblemOf } from "@/lib/builds/save-problem";
import { createBuildBodySchema } from "@/lib/builds/schema";

const draft: BuildDraft = { title: "Bow", notes: "", tags: "", published: false, key: "k".repeat(32) };

describe("drafts", () => {
  test("are read back as they were kept, and junk among them is dropped", () => {
    const drafts = withDraft(withDraft({}, "new", draft), "a".repeat(24), { ...draft, title: "Lance" });
    expect(parseDrafts(JSON.stringify({ ...drafts, junk: { title: 7 }, more: null }))).toEqual(drafts);
  });

  test.each([null, "", "{", "7", "null", "[]", '"x"'])("cannot be broken by %j", (text) => {
    expect(parseDrafts(text)).toEqual({});
  });

  test("are ten at most: the one used longest ago goes first", () => {
    let drafts = {};
    for (let at = 0; at < 12; at++) drafts = withDraft(drafts, `build-${at}`, draft);
    drafts = withDraft(drafts, "build-2", draft);
    expect(Object.keys(drafts)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 2].map((at) => `build-${at}`));
    expect(Object.keys(withDraft(drafts, "build-2", null))).toHaveLength(9);
  });
});

describe("tags", () => {
  test("are written as the site writes them, each once", () => {
    expect(tagsOf(" Speed Run,speed_run,, Comfort ,")).toEqual(["speed-run", "comfort"]);
  });
});

test("a draft without problems is what the server takes", () => {
  const arbitrary = fc.record({
    title: fc.string({ maxLength: 80 }),
    notes: fc.string(),
    tags: fc.string({ unit: fc.constantFrom("a", "B", ",", " ", "-", "_", "é", "<", "9"), maxLength: 40 }),
    published: fc.boolean(),
    key: fc.constant(draft.key),
  });
  fc.assert(
    fc.property(arbitrary, (typed) => {
      const body = {
        key: typed.key,
        code: "1",
        weapon: "bow",
        title: typed.title,
        notes: typed.notes,
        tags: tagsOf(typed.tags),
      };
      const taken = createBuildBodySchema.safeParse(body).success;
      const { title, ...problems } = draftProblems(typed);
      expect(taken).toBe(Object.keys(problems).length === 0);
      expect(title !== undefined).toBe(typed.published && typed.title.trim() === "");
    }),
    { numRuns: 500 },
  );
});

describe("why a save failed", () => {
  const error = (status: number, serverMessage: string | null) =>
    new ApiCallError("It failed.", { status, code: "unknown", serverMessage });

  test.each([
    ["a lost session", error(401, "No."), "signed-out", /session has ended.*kept/],
    ["no answer", error(0, null), "offline", /It failed\. .*kept/],
    ["another version", error(409, "Changed elsewhere."), "conflict", /^Changed elsewhere\.$/],
    ["a refusal", error(400, "Wrong."), "refused", /^Wrong\.$/],
    ["a failure without words", error(502, null), "refused", /It failed\. .*kept/],
    ["a fault of the page", new Error("x"), "refused", /kept/],
  ])("%s is told for what it is", (_, cause, kind, words) => {
    expect(saveProblemOf(cause)).toEqual({ kind, message: expect.stringMatching(words) });
  });
});
