import { expect, test } from "vitest";
import { readGuideDraft } from "@/lib/guides/guide-draft";
import { mergeFields } from "@/lib/guides/merge-fields";

const base = { title: "Bow", summary: "Short.", tags: "bow", cover: "bow", gameVersion: "Ver. 1.041" };

test("what one side changed is taken from it, and what both changed is a conflict", () => {
  const mine = { ...base, title: "Mine", summary: "My summary.", tags: "both" };
  const theirs = { ...base, title: "Theirs", cover: "hammer", tags: "both" };
  expect(mergeFields(base, mine, theirs)).toEqual({
    merged: { summary: "My summary.", tags: "both", cover: "hammer", gameVersion: "Ver. 1.041" },
    conflicts: ["title"],
  });
});

test("without what both began with, every difference is a conflict", () => {
  const theirs = { ...base, summary: "Longer." };
  expect(mergeFields(null, base, theirs).conflicts).toEqual(["summary"]);
});

test("a stored draft keeps what it began with, and one without it is still read", () => {
  const draft = { ...base, slug: "bow", text: "One.", version: 1, baseText: "", base };
  expect(readGuideDraft(draft)).toEqual(draft);
  expect(readGuideDraft({ ...draft, base: { title: 1 } })).toEqual({ ...draft, base: null });
});
