import { describe, expect, test } from "vitest";
import { emptyCollection } from "@/lib/builder/collection/collection";
import { readTalismanFile } from "@/lib/builder/collection/import-talismans";
import {
  isEquipped,
  maxSavedTalismans,
  withImported,
  withoutTalismans,
  withRestoredTalismans,
  withTalisman,
  withTalismanName,
} from "@/lib/builder/collection/own-talismans";
import { listTalismanOptions } from "@/lib/builder/gear/talisman-choices";
import { exportTalismans, type SavedTalisman } from "@/lib/builder/share/build-file";
import { catalog } from "@/tests/support/builder/loadouts";

const kind = "golden-age-charm";

/** A talisman that appraising can give. */
function legal(id: string, name = ""): SavedTalisman {
  const skills: SavedTalisman["skills"][number][] = [];
  for (;;) {
    const { next, complete, slots } = listTalismanOptions(kind, skills, catalog.talismans);
    const [first] = slots;
    if (complete && first) return { id, name, talisman: kind, skills, slots: first };
    const [entry] = next;
    if (!entry) throw new Error("dead end");
    skills.push(entry);
  }
}

const names = ({ talismans }: { talismans: readonly SavedTalisman[] }) =>
  talismans.map(({ id, name }) => `${id}:${name}`);

describe("a collection of talismans", () => {
  const two = withTalisman(withTalisman(emptyCollection, legal("a", "First")), legal("b", "Second"));

  test("renames, deletes, and brings back where it was", () => {
    expect(names(withTalismanName(two, "b", "  Best  "))).toEqual(["a:First", "b:Best"]);
    const less = withoutTalismans(two, ({ id }) => id === "a");
    expect(names(less)).toEqual(["b:Second"]);
    const later = withTalisman(less, legal("c", "Third"));
    expect(names(withRestoredTalismans(later, two.talismans))).toEqual(["a:First", "b:Second", "c:Third"]);
  });

  test("takes in what is new and skips known marks", () => {
    const merged = withImported(two, [legal("b", "Other"), legal("c")]);
    expect(merged).toMatchObject({ ok: true, added: 1, skipped: 1 });
    if (merged.ok) expect(names(merged.collection)).toEqual(["a:First", "b:Second", "c:"]);
  });

  test("takes in nothing where it would hold too many", () => {
    const one = legal("n");
    const many = Array.from({ length: maxSavedTalismans }, (_, at) => ({ ...one, id: `n${at}` }));
    expect(withImported(two, many)).toEqual({ ok: false, max: maxSavedTalismans });
    const full = { ...emptyCollection, talismans: many };
    expect(withTalisman(full, legal("one-more"))).toBe(full);
  });

  test("recognizes the equipped one by its figures", () => {
    const { talisman, skills, slots } = legal("a");
    const charm = {
      kind: "talisman" as const,
      talisman,
      skills: skills.toReversed(),
      slots,
      decorations: [],
    };
    expect(isEquipped(charm, legal("b"))).toBe(true);
    expect(isEquipped({ ...charm, slots: [] }, legal("b"))).toBe(false);
    expect(isEquipped(null, legal("b"))).toBe(false);
  });
});

describe("readTalismanFile", () => {
  const nameOf = (_: string, id: string) => id;

  test("reads back what was exported", () => {
    const talismans = [legal("a", "First"), legal("b")];
    expect(readTalismanFile(exportTalismans(talismans), catalog, nameOf)).toEqual({ ok: true, talismans });
  });

  test("takes nothing where one talisman cannot exist, and says which", () => {
    const forged = {
      ...legal("b", "Forged"),
      slots: [
        { kind: "armor" as const, slot: 3 },
        { kind: "armor" as const, slot: 3 },
      ],
    };
    const read = readTalismanFile(exportTalismans([legal("a"), forged]), catalog, nameOf);
    expect(read.ok).toBe(false);
    if (!read.ok)
      expect(read.problems).toEqual([
        expect.stringMatching(/^Forged: No golden-age-charm .* slots armor 3, armor 3\.$/),
      ]);
  });

  test("says what is wrong with a file that is none", () => {
    expect(readTalismanFile("hello", catalog, nameOf)).toEqual({
      ok: false,
      problems: ["The file is not JSON."],
    });
  });
});
