import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type BuildDraft, buildDraft, parseTags } from "@/lib/builds/build-content";
import { findDraftProblems } from "@/lib/builds/find-draft-problems";
import { createBuildBodySchema } from "@/lib/builds/schema";

const draft: BuildDraft = {
  title: "Bow",
  notes: "",
  tags: "",
  published: false,
  key: "k".repeat(32),
  version: null,
};

const titled = (title: string): BuildDraft => ({ ...draft, title });

test("a stored draft is read back, and what is none is not", () => {
  expect(buildDraft.read(titled("Lance"))).toEqual(titled("Lance"));
  expect(buildDraft.read({ ...draft, version: 3 })).toEqual({ ...draft, version: 3 });
  for (const other of [null, 7, "x", {}, { title: 7 }, { ...draft, published: "yes" }]) {
    expect(buildDraft.read(other)).toBeNull();
  }
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
