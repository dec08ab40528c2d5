import { describe, expect, test } from "vitest";
import { emptyLoadout } from "@/lib/builder/loadout/model";
import { getCheck } from "@/lib/builder/share/encode-build-code";
import { checkBuildCode } from "@/lib/builds/check-code.server";
import { shownSkills } from "@/lib/builds/rules";
import { summarizeBuild } from "@/lib/builds/summarize-build.server";
import { demoBuilds } from "@/lib/demo/builds";
import { bowLoadout, codeOf, skillsOf } from "@/tests/support/builds/codes";

const code = codeOf(bowLoadout);
const bow = { code, weapon: "bow", skills: skillsOf(bowLoadout) } as const;

/** Path and words of the refusal. */
function refusal(change: Partial<Parameters<typeof checkBuildCode>[0]>) {
  try {
    checkBuildCode({ ...bow, ...change, skills: change.skills ?? bow.skills });
  } catch (error) {
    return error;
  }
  return null;
}
const wrong = (path: string, words: RegExp) => ({
  status: 400,
  code: "bad-request",
  message: expect.stringMatching(words),
  details: { issues: [{ path, message: expect.any(String) }] },
});

describe("a code that is saved", () => {
  test("may be that of any loadout with a weapon, and be found by its skills or some of them", () => {
    expect(refusal({})).toBeNull();
    expect(refusal({ skills: [] })).toBeNull();
  });

  test.each([
    ["is no text for an address", "a b", /code must be 1 to 2000 letters/],
    ["is empty", "", /code must be/],
    ["names nothing", "zzz", /code cannot be read\. The link does not contain a valid build/],
    ["is cut short", code.slice(0, -2), /damaged or incomplete/],
    ["had one character changed", `${code.slice(0, -1)}${code.endsWith("A") ? "B" : "A"}`, /cannot be read/],
    ["is far too long", "1".repeat(2000), /The link is too long/],
    ["is of an empty loadout", codeOf(emptyLoadout), /must be a build with a weapon/],
    ["is of a hunter without a weapon", codeOf({ ...bowLoadout, weapon: null }), /with a weapon/],
  ])("cannot be one that %s", (_, bad, words) => {
    expect(refusal({ code: bad })).toMatchObject(wrong("code", words));
  });

  test("cannot be of an unknown version", () => {
    const body = code.slice(3);
    const other = `2${getCheck("2", body)}${body}`;
    expect(refusal({ code: other })).toMatchObject(
      wrong("code", /made with a different version of this site/),
    );
  });

  test("cannot go under another type of weapon than its own", () => {
    expect(refusal({ weapon: "lance" })).toMatchObject(wrong("weapon", /must be bow/));
  });

  test("cannot be found by a skill that it does not give", () => {
    const skills = [...bow.skills, "wide-range"];
    expect(refusal({ skills })).toMatchObject(
      wrong(`skills[${bow.skills.length}]`, /must be a skill of the build/),
    );
  });
});

describe("the summary of a row", () => {
  test("has the figures of the loadout and its highest skills first", () => {
    const [build] = demoBuilds.filter(({ slug }) => slug === "thunder-from-afar");
    const summary = summarizeBuild(build?.code ?? "");
    expect(summary).toMatchObject({
      weapon: { name: 'Azure Era "Soaring Dragon"' },
      columns: {
        base: { weapon: { attack: 210, affinity: 25 } },
        always: { weapon: { attack: 210, affinity: 37 }, defense: 422 },
        target: null,
      },
      target: null,
    });
    expect(summary?.skills[0]).toEqual({
      id: "weakness-exploit",
      name: "Weakness Exploit",
      level: 5,
      kind: "armor",
    });
    expect(summary?.skills).toHaveLength(shownSkills);
    expect(summary?.moreSkills).toBe(10);
  });

  test("is against the monster of a saved build, with the buffs that were saved with it", () => {
    const [build] = demoBuilds.filter(({ slug }) => slug === "thunder-from-afar");
    const attackOf = (buffs?: string) => {
      const summary = summarizeBuild(build?.code ?? "", { monster: "rey-dau", buffs });
      expect(summary?.target).toEqual({ id: "rey-dau", name: "Rey Dau" });
      return summary?.columns.target?.most.weapon?.attack ?? 0;
    };
    const plain = attackOf();
    expect(plain).toBeGreaterThan(210);
    expect(attackOf("modifier*demondrug")).toBeGreaterThan(plain);
    expect(summarizeBuild(build?.code ?? "", { monster: "no-such-monster" })?.target).toBeNull();
  });

  test("is missing where the code cannot be read", () => {
    expect(summarizeBuild("nonsense")).toBeNull();
  });
});
