import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkLoadout } from "@/lib/builder/loadout/check-loadout";
import { emptyLoadout, type Loadout } from "@/lib/builder/loadout/model";
import { maxBuildCodeLength } from "@/lib/builder/share/build-code-layout";
import { decodeBuildCode } from "@/lib/builder/share/decode-build-code";
import { encodeLoadout, toCodeForm } from "@/lib/builder/share/encode-build-code";
import { formatCodeProblem } from "@/lib/builder/share/format-code-problem";
import { createBuildCodeTables, getNumber } from "@/lib/builder/share/id-numbers";
import { tables } from "@/tests/support/builder/code-tables";
import {
  catalog,
  data,
  equip,
  gogmaziosLoadout,
  goldenTalisman,
  loadoutWith,
} from "@/tests/support/builder/loadouts";
import { anyJumble } from "@/tests/support/builder/random-jumble";
import { anyLoadout } from "@/tests/support/builder/random-loadouts";
import { getRuns } from "@/tests/support/test-size";

const code = (loadout: Loadout) => encodeLoadout(loadout, tables);
const decoded = (text: string) => decodeBuildCode(text, tables);

describe("round trip", () => {
  test("brings back every legal loadout", () => {
    fc.assert(
      fc.property(anyLoadout, (loadout) => {
        expect(decoded(code(loadout))).toEqual({ loadout: toCodeForm(loadout), problems: [] });
      }),
      { numRuns: getRuns({ small: 200, full: 3000 }) },
    );
  });

  test("brings back illegal loadouts as they are", () => {
    const runs = getRuns({ small: 200, full: 2000 });
    let illegal = 0;
    fc.assert(
      fc.property(anyJumble, (loadout) => {
        expect(decoded(code(loadout))).toEqual({ loadout: toCodeForm(loadout), problems: [] });
        if (checkLoadout(loadout, catalog).length > 0) illegal++;
      }),
      { numRuns: runs },
    );
    expect(illegal).toBeGreaterThan(runs * 0.75);
  });

  test("leaves out only empty slots at the end, which changes nothing that is checked", () => {
    fc.assert(
      fc.property(fc.oneof(anyLoadout, anyJumble), (loadout) => {
        expect(checkLoadout(toCodeForm(loadout), catalog)).toEqual(checkLoadout(loadout, catalog));
        expect(code(toCodeForm(loadout))).toBe(code(loadout));
      }),
      { numRuns: getRuns({ small: 50, full: 300 }) },
    );
    const loadout = loadoutWith({ armor: equip(["gogmazios-helm-alpha", null, "defense-jewel-1", null]) });
    expect(toCodeForm(loadout).armor.head?.decorations).toEqual([null, "defense-jewel-1"]);
  });

  test("tells any two loadouts apart", () => {
    fc.assert(
      fc.property(anyLoadout, anyLoadout, (one, other) => {
        const same = JSON.stringify(toCodeForm(one)) === JSON.stringify(toCodeForm(other));
        expect(code(one) === code(other)).toBe(same);
      }),
    );
  });

  test("brings back an empty loadout", () => {
    expect(decoded(code(emptyLoadout))).toEqual({ loadout: emptyLoadout, problems: [] });
    expect(code(emptyLoadout)).toHaveLength(5);
  });
});

describe("length and letters", () => {
  test("writes letters that an address preserves, and ends with none that links lose", () => {
    fc.assert(
      fc.property(fc.oneof(anyLoadout, anyJumble), (loadout) => {
        expect(code(loadout)).toMatch(/^1[A-Za-z0-9_-]*[A-Za-z0-9]$/);
      }),
      { numRuns: getRuns({ small: 200, full: 2000 }) },
    );
  });

  test("stays well under 100 characters for a whole build", () => {
    const lengths = fc
      .sample(anyLoadout, { numRuns: getRuns({ small: 300, full: 2000 }), seed: 5 })
      .filter(({ weapon, armor, charm }) => weapon && charm && Object.values(armor).every(Boolean))
      .map((loadout) => code(loadout).length)
      .toSorted((a, b) => a - b);
    const at = (share: number) => lengths[Math.floor(share * (lengths.length - 1))] ?? 0;
    const whole = code(gogmaziosLoadout).length;
    console.info(
      `Build codes of ${lengths.length} random whole builds: ${at(0.5)} characters at the median, ${at(0.9)} at the ` +
        `90th percentile, ${at(1)} at most; five Gogmazios pieces with a Gogma Artian weapon: ${whole}.`,
    );
    expect(whole).toBeLessThan(90);
    expect(at(0.5)).toBeLessThan(100);
  });

  test("is within the length that is read, even for the longest loadout that can be written", () => {
    const ids = data.decorations.map(({ id }) => id);
    const next = () => ids.splice(0, 7);
    const piece = { id: "gogmazios-helm-alpha" };
    const longest: Loadout = {
      weapon: {
        id: "great-sword-ostrak-oblivion-attack-focus",
        decorations: next(),
        artian: {
          parts: new Array(7).fill({ element: "fire", infusion: "attack" }),
          reinforcements: data.artian.bonuses.slice(0, 7).map(({ id }) => id),
          setBonus: "doshagumas-might",
          groupSkill: "lords-soul",
        },
      },
      armor: {
        head: { ...piece, decorations: next() },
        chest: { ...piece, decorations: next() },
        arms: { ...piece, decorations: next() },
        waist: { ...piece, decorations: next() },
        legs: { ...piece, decorations: next() },
      },
      charm: {
        kind: "talisman",
        talisman: "golden-age-charm",
        skills: new Array(7).fill({ skill: "attack-boost", level: 8 }),
        slots: new Array(7).fill({ kind: "armor", slot: 3 }),
        decorations: next(),
      },
      transcended: true,
    };
    expect(code(longest).length).toBeLessThanOrEqual(maxBuildCodeLength);
    expect(decoded(code(longest))).toEqual({ loadout: longest, problems: [] });
  });
});

describe("what cannot be written", () => {
  test.each([
    [
      "eight decorations in a place",
      loadoutWith({ armor: equip(["gogmazios-helm-alpha", ...new Array(8).fill("defense-jewel-1")]) }),
    ],
    ["level 0", loadoutWith({ charm: { ...goldenTalisman, skills: [{ skill: "attack-boost", level: 0 }] } })],
    ["level 9", loadoutWith({ charm: { ...goldenTalisman, skills: [{ skill: "attack-boost", level: 9 }] } })],
    [
      "half a level",
      loadoutWith({ charm: { ...goldenTalisman, skills: [{ skill: "attack-boost", level: 1.5 }] } }),
    ],
    ["a slot of level 4", loadoutWith({ charm: { ...goldenTalisman, slots: [{ kind: "armor", slot: 4 }] } })],
  ])("refuses %s", (_, loadout) => {
    expect(() => code(loadout)).toThrow(RangeError);
  });
});

describe("what this version does not know", () => {
  const full = loadoutWith({ ...gogmaziosLoadout, charm: goldenTalisman });
  const text = code(full);
  const without = (change: Partial<typeof data>) =>
    decodeBuildCode(text, createBuildCodeTables({ ...data, ...change }));
  const except = <Entry extends { readonly id: string }>(
    entries: readonly Entry[],
    ...ids: readonly string[]
  ) => entries.filter(({ id }) => !ids.includes(id));

  test("leaves out an unknown piece with its decorations and reads the rest", () => {
    expect(without({ armor: except(data.armor, "gogmazios-helm-alpha") })).toEqual({
      loadout: toCodeForm({ ...full, armor: { ...full.armor, head: null } }),
      problems: [{ code: "unknown-gear", place: "head" }],
    });
  });

  test("leaves out an unknown weapon with all that belongs to it", () => {
    expect(without({ weapons: except(data.weapons, full.weapon?.id ?? "") })).toEqual({
      loadout: toCodeForm({ ...full, weapon: null }),
      problems: [{ code: "unknown-gear", place: "weapon" }],
    });
  });

  test("leaves out unknown talismans and charms", () => {
    const bare = toCodeForm({ ...full, charm: null });
    const problems = [{ code: "unknown-gear", place: "charm" }];
    expect(without({ talismans: { ...data.talismans, talismans: [] } })).toEqual({ loadout: bare, problems });
    expect(decodeBuildCode(code(gogmaziosLoadout), createBuildCodeTables({ ...data, charms: [] }))).toEqual({
      loadout: bare,
      problems,
    });
  });

  test("leaves the slots of unknown decorations empty, each with its place", () => {
    const { loadout, problems } = without({ decorations: except(data.decorations, "flawless-jewel-2") });
    expect(loadout.armor.chest?.decorations).toEqual(["chain-jewel-3", null]);
    expect(loadout.armor.waist?.decorations).toEqual([null]);
    expect(loadout.armor.legs).toEqual(toCodeForm(full).armor.legs);
    expect(problems).toEqual([
      { code: "unknown-decoration", place: "chest", slot: 1 },
      { code: "unknown-decoration", place: "waist", slot: 0 },
    ]);
  });

  test("leaves out unknown skills of talismans, reinforcements and rolls", () => {
    const { loadout, problems } = without({
      skills: except(data.skills, "attack-boost", "doshagumas-might", "lords-soul"),
      artian: { ...data.artian, bonuses: except(data.artian.bonuses, "attack-boost-ex") },
    });
    expect(loadout.weapon?.artian).toMatchObject({ setBonus: null, groupSkill: null });
    expect(loadout.weapon?.artian?.reinforcements).toHaveLength(4);
    expect(loadout.charm).toMatchObject({ skills: [{ skill: "divine-blessing", level: 3 }] });
    expect(problems).toEqual([
      { code: "unknown-reinforcement" },
      { code: "unknown-roll", roll: "setBonus" },
      { code: "unknown-roll", roll: "groupSkill" },
      { code: "unknown-talisman-skill" },
    ]);
  });

  test("passes on ids that it does not know itself", () => {
    const old = createBuildCodeTables({ ...data, armor: except(data.armor, "gogmazios-helm-alpha") });
    expect(decoded(encodeLoadout(full, old))).toEqual({ loadout: toCodeForm(full), problems: [] });
  });

  test("never turns a strange id into a known record with the same number", () => {
    const strange = Array.from({ length: 100_000 }, (_, at) => `invented-${at}`).find((id) =>
      tables.reinforcement.has(getNumber("reinforcement", id)),
    );
    if (strange === undefined || !full.weapon?.artian) throw new Error("no such id");
    const artian = { ...full.weapon.artian, reinforcements: [strange, "attack-boost-iii"] };
    const { loadout, problems } = decoded(code({ ...full, weapon: { ...full.weapon, artian } }));
    expect(loadout.weapon?.artian?.reinforcements).toEqual(["attack-boost-iii"]);
    expect(problems).toEqual([{ code: "unknown-reinforcement" }]);
  });
});

test.each([
  [{ code: "unreadable" }, "The link does not contain a valid build."],
  [{ code: "too-long", length: 200_000 }, "The link is too long: 200,000 characters, the maximum is 400."],
  [
    { code: "unknown-version", version: "2" },
    "The link was made with a different version of this site and cannot be opened.",
  ],
  [
    { code: "damaged" },
    "The link is damaged or incomplete. Everything readable was loaded, but it may differ from the shared build.",
  ],
  [
    { code: "unknown-gear", place: "head" },
    "The link has a head piece unknown to this version. The rest was loaded.",
  ],
  [
    { code: "unknown-gear", place: "weapon" },
    "The link has a weapon unknown to this version. The rest was loaded.",
  ],
  [
    { code: "unknown-decoration", place: "arms", slot: 0 },
    "The link has an unknown decoration in slot 1 of the arms armor. The slot was left empty.",
  ],
  [{ code: "unknown-talisman-skill" }, "The link has a talisman with an unknown skill. The rest was loaded."],
  [
    { code: "unknown-reinforcement" },
    "The link has a weapon with an unknown reinforcement. The rest was loaded.",
  ],
  [
    { code: "unknown-roll", roll: "groupSkill" },
    "The link has a weapon with an unknown group skill. The rest was loaded.",
  ],
] as const)("says what %o means", (problem, words) => {
  expect(formatCodeProblem(problem)).toBe(words);
});
