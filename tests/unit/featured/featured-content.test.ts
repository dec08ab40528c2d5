import { expect, test } from "vitest";
import { featuredContent, findFeaturedProblems, toFeaturedLink } from "@/lib/featured/featured-content";
import { toFeaturedReference } from "@/lib/featured/to-reference";
import { Timestamp } from "@/lib/firebase/admin.server";

const id = "0123456789abcdef01234567";
const day = {
  from: Timestamp.fromDate(new Date("2026-11-20T00:00:00.000Z")),
  until: Timestamp.fromDate(new Date("2026-11-22T23:59:59.999Z")),
};

test.each([
  { kind: "build", ref: id },
  { kind: "run", ref: id },
  { kind: "guide", ref: "bow-basics" },
  { kind: "video", ref: "youtube/dQw4w9WgXcQ" },
] as const)("the link of a $kind is read as what it was made of", (reference) => {
  expect(toFeaturedReference(toFeaturedLink(reference))).toEqual(reference);
});

test("what is stored is typed and sent again as it was, the last day included", () => {
  const stored = {
    kind: "video",
    ref: "youtube/dQw4w9WgXcQ",
    caption: "Fast",
    title: "A hunt",
    ...day,
  } as const;
  const draft = featuredContent.toDraft(stored);
  expect(draft).toMatchObject({ title: "A hunt", from: "2026-11-20", until: "2026-11-22" });
  expect(findFeaturedProblems(draft)).toEqual({});
  expect(featuredContent.toBody(draft)).toEqual({
    ...{ kind: "video", ref: "youtube/dQw4w9WgXcQ", caption: "Fast", title: "A hunt" },
    ...{ from: "2026-11-20T00:00:00.000Z", until: "2026-11-22T23:59:59.999Z" },
  });
});

test("says what is missing, at its field", () => {
  expect(findFeaturedProblems({ ...featuredContent.empty, link: "https://example.com" })).toEqual({
    link: "This is no link to a build, guide, run or video.",
    caption: "Write a caption.",
    from: "Choose the first day.",
    until: "Choose a later day.",
  });
  const video = {
    link: "https://youtu.be/dQw4w9WgXcQ",
    caption: "Fast",
    from: "2026-11-20",
    until: "2026-11-19",
  };
  expect(findFeaturedProblems({ ...featuredContent.empty, ...video })).toEqual({
    title: "Enter the title of the video.",
    until: "Choose a later day.",
  });
});
