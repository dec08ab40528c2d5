import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type BuildDraft,
  claimDrafts,
  type DraftsByAuthor,
  findDraftProblems,
  findDrafts,
  parseDrafts,
  parseTags,
  withDraft,
  withoutAccount,
  withoutClaimed,
} from "@/lib/builds/build-draft";
import { createBuildBodySchema } from "@/lib/builds/schema";
import { toSaveProblem } from "@/lib/builds/to-save-problem";
import { ApiCallError } from "@/lib/http/fetcher";

const draft: BuildDraft = {
  title: "Bow",
  notes: "",
  tags: "",
  published: false,
  key: "k".repeat(32),
  version: null,
};

const titled = (title: string): BuildDraft => ({ ...draft, title });

describe("drafts", () => {
  test("are read back as they were saved, and junk among them is dropped", () => {
    const lance = { ...titled("Lance"), version: 3 };
    const drafts = withDraft(withDraft({}, "maple", "new", draft), "maple", "a".repeat(24), lance);
    const stored = { ...drafts, felix: { new: { title: 7 }, old: null }, rook: "x", none: null };
    expect(parseDrafts(JSON.stringify(stored))).toEqual(drafts);
  });

  test.each([null, "", "{", "7", "null", "[]", '"x"', '{"new":{"title":"of nobody known"}}'])(
    "cannot be broken by %j",
    (text) => {
      expect(parseDrafts(text)).toEqual({});
    },
  );

  test("are ten at most for each author: the one used longest ago goes first", () => {
    let drafts: DraftsByAuthor = withDraft({}, "felix", "new", draft);
    for (let at = 0; at < 12; at++) drafts = withDraft(drafts, "maple", `build-${at}`, draft);
    drafts = withDraft(drafts, "maple", "build-2", draft);
    expect(Object.keys(drafts.maple ?? {})).toEqual(
      [3, 4, 5, 6, 7, 8, 9, 10, 11, 2].map((at) => `build-${at}`),
    );
    expect(Object.keys(withDraft(drafts, "maple", "build-2", null).maple ?? {})).toHaveLength(9);
    expect(drafts.felix).toEqual({ new: draft });
  });

  test("are of six authors at most, and an author without any is not named", () => {
    let drafts: DraftsByAuthor = {};
    for (let at = 0; at < 8; at++) drafts = withDraft(drafts, `hunter-${at}`, "new", draft);
    expect(Object.keys(drafts)).toEqual([2, 3, 4, 5, 6, 7].map((at) => `hunter-${at}`));
    expect(Object.keys(withDraft(drafts, "hunter-5", "new", null))).not.toContain("hunter-5");
  });

  test("of an account are for that account alone", () => {
    const drafts = withDraft({}, "maple", "new", draft);
    expect(findDrafts(drafts, "maple", "new")).toEqual({ own: draft, claimed: undefined });
    for (const other of ["felix", null, "maple/visitor"]) {
      expect(findDrafts(claimDrafts(drafts, "felix"), other, "new").claimed).toBeUndefined();
    }
    expect(findDrafts(drafts, "felix", "new").own).toBeUndefined();
    expect(findDrafts(drafts, null, "new").own).toBeUndefined();
  });

  test("of a visitor go to the account that signs in next and to no other", () => {
    const typed = withDraft(withDraft({}, "maple", "new", draft), null, "new", titled("Typed first"));
    const claimed = claimDrafts(typed, "maple");
    expect(findDrafts(claimed, "maple", "new")).toEqual({ own: draft, claimed: titled("Typed first") });
    expect(findDrafts(claimDrafts(claimed, "felix"), "felix", "new")).toEqual({});
    expect(findDrafts(claimed, null, "new").own).toBeUndefined();
    expect(findDrafts(withoutClaimed(claimed, "maple", "new"), "maple", "new")).toEqual({ own: draft });
  });

  test("of an account that is deleted are forgotten, those of others are not", () => {
    const of = (author: string | null, drafts: DraftsByAuthor) => withDraft(drafts, author, "new", draft);
    const all = of("maple", of("felix", claimDrafts(of(null, {}), "maple")));
    expect(withoutAccount(all, "maple")).toEqual({ felix: { new: draft } });
  });
});

describe("tags", () => {
  test("are written as the site writes them, each once", () => {
    expect(parseTags(" Speed Run,speed_run,, Comfort ,")).toEqual(["speed-run", "comfort"]);
  });
});

test("a draft without problems is what the server takes", () => {
  const arbitrary = fc.record({
    title: fc.string({ maxLength: 80 }),
    notes: fc.string(),
    tags: fc.string({ unit: fc.constantFrom("a", "B", ",", " ", "-", "_", "é", "<", "9"), maxLength: 40 }),
    published: fc.boolean(),
    key: fc.constant(draft.key),
    version: fc.constant(null),
  });
  fc.assert(
    fc.property(arbitrary, (typed) => {
      const body = {
        key: typed.key,
        code: "1",
        weapon: "bow",
        title: typed.title,
        notes: typed.notes,
        tags: parseTags(typed.tags),
      };
      const taken = createBuildBodySchema.safeParse(body).success;
      const { title, ...problems } = findDraftProblems(typed);
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
    ["a lost session", error(401, "No."), "signed-out", /session has ended.*saved in this browser/],
    ["no answer", error(0, null), "offline", /It failed\. .*saved in this browser/],
    [
      "another version",
      error(409, "Changed elsewhere."),
      "conflict",
      /^Changed elsewhere\. .*saved in this browser/,
    ],
    ["a refusal", error(400, "Wrong."), "refused", /^Wrong\.$/],
    ["a failure without words", error(502, null), "refused", /It failed\. .*saved in this browser/],
    ["a fault of the page", new Error("x"), "refused", /saved in this browser/],
  ])("%s is told for what it is", (_, cause, kind, words) => {
    expect(toSaveProblem(cause)).toEqual({ kind, message: expect.stringMatching(words) });
  });
});
