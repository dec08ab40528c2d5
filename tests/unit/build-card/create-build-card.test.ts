import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createBuildCard, formatCard, maxCardSkills } from "@/lib/build-card/create-build-card";
import { drawCard } from "@/lib/build-card/draw-card";
import { readCardTarget } from "@/lib/build-card/serve-card.server";
import { explainRotation } from "@/lib/builder/damage/rotation-damage";
import { gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import type { DerivedLoadout, DerivedSkill } from "@/lib/builder/loadout/derived";
import { getCatalogName } from "@/lib/builder/loadout/get-catalog-name.server";
import { emptyLoadout, type Loadout } from "@/lib/builder/loadout/model";
import { summarizeLoadout } from "@/lib/builder/summary/summarize-loadout";
import { getUsualCombo } from "@/lib/builder/target/combos";
import { emptyDamageSetup } from "@/lib/builder/target/damage-setup";
import { getStageConditions } from "@/lib/builder/target/hunt-stages";
import { writeTarget } from "@/lib/builder/target/target-link";
import { toScenario } from "@/lib/builder/target/to-scenario";
import type { CardAssets } from "@/lib/cards/card-frame";
import type { CardNode } from "@/lib/cards/card-node";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { formatNumber } from "@/lib/text/format";
import { catalog, gogmaziosLoadout, goldenTalisman, loadoutWith } from "@/tests/support/builder/loadouts";
import { anyJumble } from "@/tests/support/builder/random-jumble";

function cardOf(loadout: Loadout) {
  const derived = deriveLoadout(loadout, catalog);
  return createBuildCard(loadout, derived, summarize(derived), getCatalogName);
}

function summarize(derived: DerivedLoadout) {
  return summarizeLoadout(derived, getCatalog().skills.all);
}

const assets: CardAssets = {
  siteName: "Quarry",
  mark: "data:mark",
  rock: "data:rock",
  icon: (name) => `data:${name}`,
  emblem: (id) => `data:${id}`,
};

/** Every text of the drawing, in order. */
function textsOf(node: unknown): string[] {
  if (typeof node === "string") return [node];
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (typeof node !== "object" || node === null || !("props" in node)) return [];
  const { props } = node;
  return typeof props === "object" && props !== null && "children" in props ? textsOf(props.children) : [];
}

/** Boxes of a height that hold a column, with the sum of the heights in it. */
function listStacks(node: CardNode): readonly { readonly height: number; readonly content: number }[] {
  const { children = [], style } = node.props;
  if (typeof children === "string") return [];
  const column = children.find((child) => child.props.style.flexDirection === "column");
  const lines = column?.props.children;
  const own =
    typeof style.height === "number" && typeof lines === "object"
      ? [{ height: style.height, content: lines.reduce((sum, line) => sum + getHeight(line), 0) }]
      : [];
  return [...own, ...children.flatMap(listStacks)];
}

function getHeight({ props: { style } }: CardNode): number {
  return Number.parseFloat(String(style.height ?? style.lineHeight ?? 0));
}

describe("the card of a build", () => {
  test("has the weapon's figures, every piece with its decorations, and skills by level", () => {
    const card = cardOf(gogmaziosLoadout);
    expect(card.weapon).toMatchObject({
      type: "great-sword",
      typeWord: "Great Sword",
      name: "Ostrak Oblivion",
      columns: [
        {
          label: "Base",
          figures: [
            { label: "Attack", value: "231" },
            { label: "Affinity", value: "+5%" },
            { label: "Fire", value: "590", element: "fire" },
          ],
        },
        {
          label: "Always on",
          figures: [
            { label: "Attack", value: "238" },
            { label: "Affinity", value: "+5%" },
            { label: "Fire", value: "590", element: "fire" },
          ],
        },
      ],
      rolls: [
        "Attack focus, Fire attack ×2, Fire affinity, Doshaguma's Might, Lord's Soul",
        expect.stringMatching(/^Attack Boost EX, Attack Boost III, /),
      ],
      detail: "Handicraft Jwl III [3], Attack Jewel III [3]",
    });
    expect(card.gear.map(({ name }) => name)).toEqual([
      "Gogmazios Helm α",
      "Gogmazios Mail α",
      "Gogmazios Vambraces α",
      "Gogmazios Coil α",
      "Gogmazios Greaves α",
      "Challenger Charm III",
    ]);
    expect(card.gear[2]?.detail).toBe("Fire Res Jewel [1]");
    expect(card.skills.slice(0, 2)).toEqual([
      { name: "Agitator", level: 5, max: 5, pieces: null },
      { name: "Peak Performance", level: 5, max: 5, pieces: null },
    ]);
    expect(card.skills.slice(-2)).toEqual([
      { name: "Doshaguma's Might", level: 1, max: 2, pieces: 2 },
      { name: "Gogmapocalypse", level: 2, max: 2, pieces: 5 },
    ]);
    expect([card.defense, card.more]).toEqual([435, 0]);
  });

  test("shows damage, target, combo and uptimes of a link, and all decorations however long", () => {
    const derived = deriveLoadout(gogmaziosLoadout, catalog);
    const data = gatherDamageData();
    if (!derived.weapon) throw new Error("A weapon is equipped.");
    const combo = getUsualCombo(data, derived.weapon);
    const setup = {
      ...emptyDamageSetup,
      monster: "rathalos",
      rotation: combo?.rotation ?? [],
      conditions: getStageConditions("steady", "great-sword"),
    };
    const hit = readCardTarget(derived, { target: writeTarget(setup) ?? undefined });
    expect(hit).toMatchObject({ target: expect.stringMatching(/^Rathalos: /), combo: combo?.name });
    expect(hit?.uptimes).toBe("Steady hunt");
    const skills = getCatalog().skills.all;
    const outcome = toScenario(setup, derived.weapon, data);
    if (!outcome.ok) throw new Error(outcome.reason);
    const { total } = explainRotation(outcome.scenario, skills, derived.levels);
    expect(hit?.damage).toBe(formatNumber(total.value, 1));
    const card = createBuildCard(gogmaziosLoadout, derived, summarize(derived), getCatalogName, hit);
    const texts = textsOf(drawCard(card, assets));
    expect(texts).toEqual(
      expect.arrayContaining([hit?.damage, hit?.target, `${hit?.combo} · ${hit?.uptimes}`]),
    );
    expect(texts).not.toContain("Base");
    // The lines of the weapon end above the line that parts it from the armor.
    const stacks = listStacks(drawCard(card, assets));
    expect(stacks.length).toBeGreaterThan(1);
    expect(stacks.filter(({ height, content }) => content > height)).toEqual([]);
    expect(formatCard(card)).toContain(`${hit?.damage} damage to ${hit?.target}`);
    for (const nothing of [
      {},
      { target: "" },
      { target: "1_monster.nobody" },
      { target: "%%", buffs: "_" },
    ]) {
      expect(readCardTarget(derived, nothing)).toBeNull();
    }
  });

  test("tells the skills of a talisman before its decorations", () => {
    const { gear } = cardOf(loadoutWith({ charm: goldenTalisman }));
    expect(gear[5]).toMatchObject({
      name: "Golden Age Charm",
      detail: "Attack Boost 3, Divine Blessing 3, Attack Jewel [1], Defense Jewel [1]",
    });
  });

  test("leaves out the lowest skills and no bonus where there are too many, and counts them", () => {
    const derived = deriveLoadout(gogmaziosLoadout, catalog);
    const many = [...catalog.skills.values()].slice(0, 30).map(({ id, kind }, at): DerivedSkill => {
      return { skill: id, kind, level: at < 10 ? 2 : 1, maxLevel: 3, overflow: 0, sources: [] };
    });
    const card = createBuildCard(
      gogmaziosLoadout,
      { ...derived, skills: many },
      summarize(derived),
      getCatalogName,
    );
    // One line is reserved for the count of the rest.
    expect(card.skills).toHaveLength(maxCardSkills - 1);
    expect(card.more).toBe(32 - (maxCardSkills - 1));
    expect(card.skills.slice(0, 10).every(({ level }) => level === 2)).toBe(true);
    expect(card.skills.filter(({ pieces }) => pieces !== null)).toHaveLength(2);
    expect(textsOf(drawCard(card, assets))).toContain(`and ${card.more} more`);
  });

  test("says that nothing is equipped", () => {
    const card = cardOf(emptyLoadout);
    expect(formatCard(card)).toBe("An empty build.");
    expect(textsOf(drawCard(card, assets))).toEqual(
      expect.arrayContaining(["No weapon", "Head: none", "Charm: none", "No skills"]),
    );
  });

  test("says in words what the picture shows", () => {
    expect(formatCard(cardOf(gogmaziosLoadout))).toMatch(
      /^Ostrak Oblivion \(Great Sword; base attack 231, affinity \+5%, fire 590; always on attack 238, affinity \+5%, fire 590\); 6 pieces; Agitator 5, Peak Performance 5, .*; defense 435\.$/,
    );
  });
});

test("draws every name, level and figure of any build", () => {
  fc.assert(
    fc.property(anyJumble, (loadout) => {
      const card = cardOf(loadout);
      const texts = textsOf(drawCard(card, assets));
      expect(card.skills.length + (card.more > 0 ? 1 : 0)).toBeLessThanOrEqual(maxCardSkills);
      expect(texts).toEqual(
        expect.arrayContaining([
          ...(card.weapon ? [card.weapon.name] : []),
          ...(card.weapon?.columns ?? []).flatMap(({ label, figures }) => [
            label,
            ...figures.map(({ value }) => value),
          ]),
          ...card.gear.flatMap(({ name }) => name ?? []),
          ...card.skills.flatMap(({ name, level }) => [name, String(level)]),
          "Quarry",
        ]),
      );
    }),
    { numRuns: 60 },
  );
});

test("needs no letter that its typefaces lack", () => {
  const { weapons, armor, charms, decorations, skills } = getCatalog();
  const names = [weapons, armor, charms, decorations, skills].flatMap(({ all }) =>
    all.map(({ name }) => name),
  );
  expect(names.filter((name) => !/^[\u0020-\u007e\u00a0-\u00ffαβγ]+$/.test(name))).toEqual([]);
});
