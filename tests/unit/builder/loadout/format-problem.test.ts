import { expect, test } from "vitest";
import { formatProblem } from "@/lib/builder/loadout/format-problem";
import type { LoadoutProblem } from "@/lib/builder/loadout/problems";

/** One of each code: the compiler reports those that are missing. */
const sentences: { [Code in LoadoutProblem["code"]]: [Extract<LoadoutProblem, { code: Code }>, string] } = {
  "unknown-weapon": [{ code: "unknown-weapon", id: "x" }, "Unknown weapon: x."],
  "unknown-armor": [{ code: "unknown-armor", place: "head", id: "x" }, "Unknown armor: x."],
  "unknown-charm": [{ code: "unknown-charm", id: "x" }, "Unknown charm: x."],
  "wrong-piece": [
    { code: "wrong-piece", place: "legs", id: "gore-helm", belongs: "head" },
    "GORE HELM is head armor, not legs armor.",
  ],
  "unknown-decoration": [
    { code: "unknown-decoration", place: "weapon", slot: 0, id: "x" },
    "Unknown decoration in the weapon: x.",
  ],
  "decoration-kind": [
    {
      code: "decoration-kind",
      place: "head",
      slot: 1,
      id: "attack-jewel",
      kind: "weapon",
      slotKind: "armor",
    },
    "ATTACK JEWEL is for weapon slots, but slot 2 of the head armor takes armor decorations.",
  ],
  "decoration-size": [
    { code: "decoration-size", place: "charm", slot: 0, id: "attack-jewel", size: 3, slotSize: 1 },
    "ATTACK JEWEL needs a level 3 slot, but slot 1 of the charm is level 1.",
  ],
  "decoration-count": [
    { code: "decoration-count", place: "weapon", decorations: 3, slots: 1 },
    "There is a decoration in slot 3 of the weapon, which has only 1 slot.",
  ],
  "artian-missing": [
    { code: "artian-missing", id: "varianza" },
    "VARIANZA needs Artian parts. Choose them first.",
  ],
  "artian-unexpected": [
    { code: "artian-unexpected", id: "hope-bow" },
    "HOPE BOW is not made of Artian parts.",
  ],
  "artian-parts": [{ code: "artian-parts", parts: 2, needed: 3 }, "An Artian weapon has 3 parts, not 2."],
  "artian-element": [
    { code: "artian-element", type: "great-sword", element: "poison" },
    "An Artian GREAT SWORD cannot have poison parts.",
  ],
  "artian-reinforcements": [
    { code: "artian-reinforcements", reinforcements: 6, max: 5 },
    "An Artian weapon has at most 5 reinforcements, not 6.",
  ],
  "artian-bonus-unknown": [{ code: "artian-bonus-unknown", bonus: "x" }, "Unknown reinforcement: x."],
  "artian-bonus-tier": [
    { code: "artian-bonus-tier", bonus: "attack-boost-i", tier: "gogma" },
    "Gogma Artian weapons cannot have ATTACK BOOST I.",
  ],
  "artian-bonus-type": [
    { code: "artian-bonus-type", bonus: "element-boost-i", type: "light-bowgun" },
    "ELEMENT BOOST I has no effect on the weapon type LIGHT BOWGUN.",
  ],
  "artian-bonus-count": [
    { code: "artian-bonus-count", bonus: "affinity-boost-i", count: 4, max: 3 },
    "A weapon can have AFFINITY BOOST I at most 3 times, not 4.",
  ],
  "artian-category-count": [
    { code: "artian-category-count", category: "sharpness-ammo", count: 3, max: 2 },
    "A weapon can have at most 2 sharpness or ammo reinforcements, not 3.",
  ],
  "artian-roll-tier": [
    { code: "artian-roll-tier", skill: "lords-soul" },
    "Only Gogma Artian weapons can roll LORDS SOUL.",
  ],
  "artian-roll-set-bonus": [
    { code: "artian-roll-set-bonus", skill: "focus" },
    "Gogma Artian weapons cannot roll FOCUS as a set bonus.",
  ],
  "artian-roll-group-skill": [
    { code: "artian-roll-group-skill", skill: "focus" },
    "Gogma Artian weapons cannot roll FOCUS as a group skill.",
  ],
  "talisman-unknown": [{ code: "talisman-unknown", talisman: "x" }, "Unknown talisman: x."],
  "talisman-skill-unknown": [
    { code: "talisman-skill-unknown", skill: "x" },
    "Talismans cannot have the skill x.",
  ],
  "talisman-skill-level": [
    { code: "talisman-skill-level", skill: "focus", level: 4, maxLevel: 3 },
    "FOCUS has levels 1 to 3, not 4.",
  ],
  "talisman-skill-twice": [
    { code: "talisman-skill-twice", skill: "focus" },
    "A talisman can have FOCUS only once.",
  ],
  "talisman-skills": [
    {
      code: "talisman-skills",
      talisman: "secret-charm",
      skills: [
        { skill: "focus", level: 3 },
        { skill: "guard", level: 1 },
      ],
    },
    "No SECRET CHARM has FOCUS 3, GUARD 1.",
  ],
  "talisman-slots": [
    {
      code: "talisman-slots",
      talisman: "secret-charm",
      slots: [
        { kind: "weapon", slot: 1 },
        { kind: "armor", slot: 2 },
      ],
    },
    "No SECRET CHARM with these skills has the slots weapon 1, armor 2.",
  ],
};

test.each(Object.values(sentences))("$0.code is said in one sentence, with names", (problem, sentence) => {
  const nameOf = (_: string, id: string) => id.replaceAll("-", " ").toUpperCase();
  expect(formatProblem(problem, nameOf)).toBe(sentence);
});

test("an entity without a name is called by its id", () => {
  expect(formatProblem({ code: "artian-missing", id: "great-sword-varianza" })).toBe(
    "great-sword-varianza needs Artian parts. Choose them first.",
  );
});

test("names are looked up by the kind of entity", () => {
  const nameOf = (entity: string, id: string) => `${entity}:${id}`;
  expect(formatProblem(sentences["artian-bonus-type"][0], nameOf)).toBe(
    "artian-bonus:element-boost-i has no effect on the weapon type weapon-type:light-bowgun.",
  );
  expect(formatProblem(sentences["talisman-skills"][0], nameOf)).toBe(
    "No talisman:secret-charm has skill:focus 3, skill:guard 1.",
  );
});

test("a talisman without skills or slots is said to need them", () => {
  const talisman = "secret-charm";
  expect(formatProblem({ code: "talisman-skills", talisman, skills: [] })).toBe(
    "Every secret-charm has skills.",
  );
  expect(formatProblem({ code: "talisman-slots", talisman, slots: [] })).toBe(
    "Every secret-charm with these skills has slots.",
  );
});
