import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  emptyCollection,
  readCollection,
  withRecent,
  writeCollection,
} from "@/lib/builder/collection/collection";
import { emptyCriteria, equippedTalisman, readCriteria } from "@/lib/builder/criteria/search-criteria";
import { toCodeForm } from "@/lib/builder/share/encode-build-code";
import { createBuildCodeTables } from "@/lib/builder/share/id-numbers";
import { readDamageSetup } from "@/lib/builder/target/damage-setup";
import { readDraft, writeDraft } from "@/lib/builder/workspace/draft";
import { addStep, beginHistory, undoStep } from "@/lib/builder/workspace/history";
import { emptyWorkspace } from "@/lib/builder/workspace/workspace";
import { catalog, data } from "@/tests/support/builder/loadouts";
import { anyLoadout, anyTalisman } from "@/tests/support/builder/random-loadouts";

const tables = createBuildCodeTables(data);

describe("a draft", () => {
  test("comes back as it was, with its steps of undo and of redo", () => {
    fc.assert(
      fc.property(anyLoadout, anyLoadout, (first, second) => {
        const criteria = {
          ...emptyCriteria,
          skills: { "attack-boost": 3 },
          excluded: ["gogmazios-helm-alpha"],
        };
        const before = { ...emptyWorkspace, loadout: toCodeForm(first) };
        const now = { ...before, loadout: toCodeForm(second), criteria };
        const back = readDraft(writeDraft(addStep(beginHistory(before), now), tables), catalog, tables);
        expect(back?.present).toEqual(now);
        expect(back?.past).toEqual([before]);
        const undone = undoStep(addStep(beginHistory(before), now));
        expect(readDraft(writeDraft(undone, tables), catalog, tables)?.future).toEqual([now]);
      }),
    );
  });

  test("is none where the text is none of ours", () => {
    for (const text of [null, "", "{", "[]", "7", '{"version":2,"present":{}}', '{"version":1}']) {
      expect(readDraft(text, catalog, tables)).toBeNull();
    }
  });

  test("never throws, whatever somebody wrote into the storage", () => {
    const stored = fc.oneof(
      fc.jsonValue(),
      fc.record({
        version: fc.constant(1),
        present: fc.record({
          build: fc.oneof(fc.string(), fc.jsonValue()),
          ask: fc.jsonValue(),
          hunt: fc.jsonValue(),
        }),
        past: fc.jsonValue(),
      }),
    );
    fc.assert(
      fc.property(stored, (value) => {
        const text = JSON.stringify(value);
        expect(() => readDraft(text, catalog, tables)).not.toThrow();
        expect(() => readCollection(text, catalog)).not.toThrow();
      }),
    );
  });
});

describe("stored search criteria", () => {
  test("loses what is not known and is capped at what there is", () => {
    const criteria = readCriteria(
      {
        skills: { "attack-boost": 99, "no-such-skill": 2, guts: -1, agitator: 1.5 },
        bonuses: { "attack-boost": 1 },
        pinned: { head: "gogmazios-mail-alpha", chest: "gogmazios-mail-alpha", tail: "x" },
        excluded: ["gogmazios-helm-alpha", "gogmazios-helm-alpha", "nothing", 4],
        objective: "gold",
        rank: "low",
      },
      catalog,
    );
    expect(criteria).toEqual({
      ...emptyCriteria,
      skills: { "attack-boost": 5 },
      pinned: { chest: "gogmazios-mail-alpha" },
      excluded: ["gogmazios-helm-alpha"],
      rank: "low",
    });
  });
});

describe("a stored pin", () => {
  test("may be the equipped talisman", () => {
    expect(readCriteria({ pinned: { charm: equippedTalisman } }, catalog).pinned).toEqual({
      charm: equippedTalisman,
    });
    expect(readCriteria({ pinned: { charm: "no-such-charm" } }, catalog).pinned).toEqual({});
  });
});

describe("a stored damage setup", () => {
  test("loses what has no meaning", () => {
    const setup = readDamageSetup({
      monster: 5,
      state: "asleep",
      rotation: [{ move: "x", count: 1000 }, { move: 3 }, { move: "y", count: 2 }],
      conditions: { fullHealth: 40, nonsense: 20, wet: 300 },
      sharpness: "pink",
      axePower: -4,
    });
    expect(setup).toMatchObject({
      monster: null,
      state: "normal",
      rotation: [
        { move: "x", count: 1 },
        { move: "y", count: 2 },
      ],
      conditions: { fullHealth: 40 },
      sharpness: null,
      axePower: 0,
    });
  });
});

describe("a collection", () => {
  test("comes back as it was", () => {
    fc.assert(
      fc.property(anyTalisman, ({ talisman: kind, skills, slots }) => {
        const talisman = { id: "t1", name: "Mine", talisman: kind, skills, slots };
        const collection = {
          ...withRecent(emptyCollection, "head", "gogmazios-helm-alpha"),
          talismans: [talisman],
          decorations: { "attack-jewel-1": 3 },
        };
        expect(readCollection(writeCollection(collection), catalog)).toEqual(collection);
      }),
    );
  });

  test("leaves out talismans that appraising cannot give, and counts of what does not exist", () => {
    const talisman = { id: "t1", name: "", talisman: "no-such-charm", skills: [], slots: [] };
    const text = JSON.stringify({ version: 1, talismans: [talisman], decorations: { nothing: 4 } });
    expect(readCollection(text, catalog)).toMatchObject({ talismans: [], decorations: {} });
  });

  test("remembers what was used last, newest first and each once", () => {
    const ids = ["a", "b", "a", "c"];
    const collection = ids.reduce((before, id) => withRecent(before, "charm", id), emptyCollection);
    expect(collection.recent.charm).toEqual(["c", "a", "b"]);
  });
});
