import { describe, expect, test } from "vitest";
import { z } from "zod";
import {
  claimDrafts,
  type DraftsByAuthor,
  findDrafts,
  parseDrafts,
  withDraft,
  withoutAccount,
  withoutClaimed,
} from "@/lib/site/author-drafts";

const draftSchema = z.object({ title: z.string() });
type Draft = z.infer<typeof draftSchema>;
const readDraft = (stored: unknown) => draftSchema.safeParse(stored).data ?? null;
const titled = (title: string): Draft => ({ title });
const draft = titled("Bow");

describe("drafts", () => {
  test("are read back as they were saved, and junk among them is dropped", () => {
    const lance = titled("Lance");
    const drafts = withDraft(withDraft({}, "maple", "new", draft), "maple", "a".repeat(24), lance);
    const stored = { ...drafts, felix: { new: { title: 7 }, old: null }, rook: "x", none: null };
    expect(parseDrafts(JSON.stringify(stored), readDraft)).toEqual(drafts);
  });

  test.each([null, "", "{", "7", "null", "[]", '"x"', '{"new":{"title":"of nobody known"}}'])(
    "cannot be broken by %j",
    (text) => {
      expect(parseDrafts(text, readDraft)).toEqual({});
    },
  );

  test("are ten at most for each author: the one used longest ago goes first", () => {
    let drafts: DraftsByAuthor<Draft> = withDraft({}, "felix", "new", draft);
    for (let at = 0; at < 12; at++) drafts = withDraft(drafts, "maple", `build-${at}`, draft);
    drafts = withDraft(drafts, "maple", "build-2", draft);
    expect(Object.keys(drafts.maple ?? {})).toEqual(
      [3, 4, 5, 6, 7, 8, 9, 10, 11, 2].map((at) => `build-${at}`),
    );
    expect(Object.keys(withDraft(drafts, "maple", "build-2", null).maple ?? {})).toHaveLength(9);
    expect(drafts.felix).toEqual({ new: draft });
  });

  test("are of six authors at most, and an author without any is not named", () => {
    let drafts: DraftsByAuthor<Draft> = {};
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
    const of = (author: string | null, drafts: DraftsByAuthor<Draft>) =>
      withDraft(drafts, author, "new", draft);
    const all = of("maple", of("felix", claimDrafts(of(null, {}), "maple")));
    expect(withoutAccount(all, "maple")).toEqual({ felix: { new: draft } });
  });
});
