import { describe, expect, test } from "vitest";
import { decideEdit } from "@/lib/builds/decide-edit";
import { decideLike } from "@/lib/builds/decide-like";
import { getFilterKey, listFilterKeys } from "@/lib/builds/filter-keys";
import { getOpenInBuilderPath } from "@/lib/builds/paths";
import { isBuildCode, maxBuildTags, maxCodeLength, maxSkills } from "@/lib/builds/rules";
import { updateBuildBodySchema } from "@/lib/builds/schema";

describe("isBuildCode", () => {
  test.each(["a", "1.AbC-_~9", "a".repeat(maxCodeLength)])("takes %#", (code) =>
    expect(isBuildCode(code)).toBe(true),
  );
  test.each(["", "a b", "a/b", "a%20", "é", "a\n", "a".repeat(maxCodeLength + 1)])("refuses %#", (code) =>
    expect(isBuildCode(code)).toBe(false),
  );
});

describe("filterKeys", () => {
  test("hold a value for exactly the filters that a build passes", () => {
    const keys = new Set(listFilterKeys(["a", "b"], ["x", "y"]));
    const tags = [undefined, "a", "b", "c"];
    const skills = [undefined, "x", "y", "z"];
    for (const tag of tags) {
      for (const skill of skills) {
        const key = getFilterKey({ tag, skill });
        if (key !== null) expect([key, keys.has(key)]).toEqual([key, tag !== "c" && skill !== "z"]);
      }
    }
    expect(getFilterKey({})).toBeNull();
  });

  test("stay few in the largest build, and each is there once", () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`);
    const keys = listFilterKeys(names(maxBuildTags), names(maxSkills));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBe(125);
  });
});

describe("buffs of a build", () => {
  const body = { title: "Bow", code: "abc", weapon: "bow", monster: null, skills: [], tags: [], notes: "" };
  const read = (buffs: unknown) => updateBuildBodySchema.safeParse({ ...body, version: 1, buffs });

  test.each([undefined, "", "modifier*demondrug_seconds.30"])("are taken as links have them: %s", (buffs) => {
    expect(read(buffs).data?.buffs).toBe(buffs);
  });

  test.each(["<script>", "modifier:demondrug", "x".repeat(1501), 7, null])("are refused: %#", (buffs) => {
    expect(read(buffs).success).toBe(false);
  });

  test("go with the build into the builder", () => {
    expect(getOpenInBuilderPath("abc", undefined, "modifier*demondrug")).toBe(
      "/builder?b=abc&buffs=modifier*demondrug",
    );
    expect(getOpenInBuilderPath("abc", "0123", "")).toBe("/builder?b=abc&build=0123");
  });
});

describe("decideEdit", () => {
  const content = {
    title: "Bow",
    code: "abc",
    weapon: "bow",
    monster: null,
    skills: ["a"],
    tags: ["b"],
    notes: "",
  } as const;
  const stored = {
    ...content,
    skills: ["a"],
    tags: ["b"],
    version: 3,
    visibility: "private" as "private" | "published",
  };
  const edit = (changes: object, version: number) => ({
    content: { ...content, skills: ["a"], tags: ["b"], ...changes },
    version,
  });

  test("an edit of the stored version is written as the next one", () => {
    expect(decideEdit(stored, edit({ title: "New" }, 3))).toEqual({ ok: true, change: true, version: 4 });
  });

  test.each([
    ["title", "Other"],
    ["code", "other"],
    ["weapon", "lance"],
    ["monster", "rey-dau"],
    ["notes", "x"],
    ["skills", ["a", "c"]],
    ["tags", []],
    ["buffs", "modifier*demondrug"],
  ])("a change of %s alone is a change", (field, value) => {
    expect(decideEdit(stored, edit({ [field]: value }, 3))).toMatchObject({ change: true });
    expect(decideEdit(stored, edit({ [field]: value }, 2))).toMatchObject({ reason: "changed-elsewhere" });
  });

  test.each([1, 4, 100])("cannot begin with version %i", (version) => {
    expect(decideEdit(stored, edit({}, version))).toEqual({ ok: false, reason: "changed-elsewhere" });
  });

  test("what is stored already is no change and no conflict", () => {
    for (const version of [2, 3]) {
      expect(decideEdit(stored, edit({}, version))).toEqual({ ok: true, change: false, version: 3 });
    }
  });

  test("only a private build may lose its title", () => {
    const untitled = edit({ title: "" }, 3);
    expect(decideEdit(stored, untitled)).toMatchObject({ ok: true });
    expect(decideEdit({ ...stored, visibility: "published" }, untitled)).toMatchObject({
      reason: "title-missing",
    });
  });
});

describe("decideLike", () => {
  const visible = { isOwner: false, published: true };

  test.each([
    [false, true, 1],
    [true, true, 0],
    [true, false, -1],
    [false, false, 0],
  ])("liked %s, set to %s changes the count by %i", (liked, isLiking, change) => {
    expect(decideLike({ ...visible, liked, isLiking })).toEqual({ ok: true, change });
  });

  test("cannot be for one's own build", () => {
    const own = decideLike({ isOwner: true, published: true, liked: false, isLiking: true });
    expect(own).toEqual({ ok: false, reason: "own-build" });
  });

  test("of a build that was hidden since can only be taken back", () => {
    const hidden = { isOwner: false, published: false };
    expect(decideLike({ ...hidden, liked: true, isLiking: false })).toEqual({ ok: true, change: -1 });
    for (const [liked, wanted] of [
      [false, true],
      [true, true],
      [false, false],
    ] as const) {
      expect(decideLike({ ...hidden, liked, isLiking: wanted })).toEqual({
        ok: false,
        reason: "not-visible",
      });
    }
  });
});
