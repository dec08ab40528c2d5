import { expect, test } from "vitest";
import { guideContent, guideFields } from "@/lib/guides/guide-content";
import { createGuideDraft, isSameGuideDraft, readGuideDraft, toGuideContent } from "@/lib/guides/guide-draft";
import { mergeGuide } from "@/lib/guides/merge-guide";

const stored = {
  ...{ title: "Bow", summary: "Short.", tags: ["bow", "new-hunters"], cover: "bow" },
  ...{ gameVersion: "Ver. 1.041", text: "One." },
};

test("what is stored is typed and sent again as it was", () => {
  const draft = guideContent.toDraft(stored);
  expect(draft.tags).toBe("bow, new-hunters");
  expect(toGuideContent(draft)).toEqual(stored);
});

test("a draft without an icon is sent with that of guides, and each tag once", () => {
  const draft = { ...guideContent.toDraft(stored), cover: " ", tags: "Bow, bow,, New Hunters" };
  expect(toGuideContent(draft)).toMatchObject({ cover: "guide", tags: ["bow", "new-hunters"] });
});

test("a draft from before a field was there has it empty, and one that is none is not read", () => {
  const draft = createGuideDraft("Ver. 1.041");
  const { summary: _, ...older } = draft;
  expect(readGuideDraft(older)).toEqual(draft);
  for (const other of [null, "x", {}, { ...draft, title: 7 }]) expect(readGuideDraft(other)).toBeNull();
});

test("every field makes a draft another one, and is merged where one side alone changed it", () => {
  const draft = createGuideDraft("Ver. 1.041");
  for (const name of [...guideFields, "text", "slug"] as const) {
    expect(isSameGuideDraft(draft, { ...draft, [name]: "changed" }), name).toBe(false);
  }
  for (const name of guideFields) {
    const theirs = { ...stored, [name]: name === "tags" ? ["other"] : "other" };
    const mine = { ...stored, text: "Two." };
    expect(mergeGuide(stored, mine, theirs), name).toEqual({ ...theirs, text: "Two." });
  }
});
