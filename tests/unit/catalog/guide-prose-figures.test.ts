import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type RawRecord, rawFacts } from "@/tests/support/raw-facts";
import { readShippedGuides } from "@/tests/support/shipped-guides";

/** Sentences of all guides without tables and calculated blocks; a citation is the English name of its record. */
const sentences = readShippedGuides().flatMap(({ slug, body }) =>
  body
    .split("\n")
    .filter((line) => !line.startsWith("|"))
    .flatMap((line) => line.replace(/\[\[(?:damage|hitzones|first):[^\]]*\]\]/g, "").split(/(?<=[.:;]) /))
    .map((text) => ({ slug, text: text.replace(/\[\[(\w+):([a-z0-9-]+)[^\]]*\]\]/g, nameOf) })),
);

function nameOf(block: string, kind: string, id: string): string {
  const file = { armor: "armor-sets", guide: null }[kind] ?? `${kind}s`;
  return kind === "guide" ? block : (rawFacts(file).find((each) => each.id === id)?.name ?? block);
}

const number = (text = "") => Number(text.replaceAll(",", ""));

function byName(file: string, name = ""): RawRecord {
  const record = rawFacts(file).find((each) => each.name === name);
  if (!record) throw new Error(`${file} has no ${name}`);
  return record;
}

const namesOf = (file: string) =>
  rawFacts(file)
    .map(({ name }) => String(name))
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("|");

/** Figures that a table of a skill has for a level, also as percent, as a sum of two and as what the level adds. */
function listSkillFigures(skill: RawRecord, level: number | null): number[] {
  const groups: Record<string, number>[][] = [
    skill.effects,
    ...(skill.effectsByWeapon ?? []).map(({ effects }: RawRecord) => effects),
  ];
  return groups.flatMap((effects) =>
    effects.flatMap((effect, index) => {
      if (level !== null && index !== level - 1) return [];
      const values = Object.entries(effect);
      const { affinity = 0, affinityOnWoundExtra = 0 } = effect;
      return [
        affinity + affinityOnWoundExtra,
        ...values.map(([, value]) => value),
        ...values.map(([, value]) => Math.round((value - 1) * 100)),
        ...values.map(([key, value]) => value - (effects[index - 1]?.[key] ?? 0)),
      ];
    }),
  );
}

const skills = namesOf("skills");
const monsters = namesOf("monsters");
const weapons = namesOf("weapons");

interface Claim {
  readonly form: RegExp;
  /** Figures that a sentence says, and those that the facts have for it. */
  readonly read: (groups: readonly string[]) => { readonly said: number[]; readonly known: number[] };
}

/** What guides say of figures in sentences. Each form occurs, so that none is looked for in vain. */
const claims: Readonly<Record<string, Claim>> = {
  "a level of a skill gives so much": {
    form: new RegExp(
      `\\b(${skills}) (\\d) (?:for|makes?|gives?|adds?|raises?|is worth it)\\b([^.;:]*(?:\\.\\d[^.;:]*)*)`,
      "g",
    ),
    read: ([name, level, rest = ""]) => ({
      said: [...rest.matchAll(/(?:× )?(\d+(?:\.\d+)?)%?/g)].map(([, figure]) => number(figure)),
      known: listSkillFigures(byName("skills", name), number(level)),
    }),
  },
  "a skill gives up to so much": {
    form: new RegExp(`\\b(${skills})\\b[^.;:\\d]*\\bup to (\\d+)%?(?: and (\\d+))?`, "g"),
    read: ([name, ...said]) => ({
      said: said.filter(Boolean).map(number),
      known: listSkillFigures(byName("skills", name), null),
    }),
  },
  "a skill is active for so many seconds": {
    form: new RegExp(`\\b(${skills})\\b[^.;:\\d]*\\bfor (\\d+) seconds`, "g"),
    read: ([name, seconds]) => ({
      said: [number(seconds)],
      known: listSkillFigures(byName("skills", name), null),
    }),
  },
  "a monster has so much base health": {
    form: new RegExp(
      `\\b(${monsters}) has (?:the lowest base health of the five: )?([\\d,]+)(?= base|, against)`,
      "g",
    ),
    read: ([name, health]) => ({
      said: [number(health)],
      known: [byName("monsters", name).baseHealth],
    }),
  },
  "a part takes so much from an element": {
    form: new RegExp(`\\b(${monsters}) takes (\\d+) from (\\w+) on its (\\w+)`, "g"),
    read: ([name, value, element = "", part]) => ({
      said: [number(value)],
      known: byName("monsters", name)
        .hitzones.filter((zone: RawRecord) => zone.name.toLowerCase() === part)
        .flatMap(({ states }: RawRecord) => states.map((each: Record<string, number>) => each[element])),
    }),
  },
  "a weapon has so much raw and affinity": {
    form: new RegExp(`\\b(${weapons}) has (\\d+) raw and (−?\\d+)%`, "g"),
    read: ([name, raw, affinity = ""]) => {
      const weapon = byName("weapons", name);
      return {
        said: [number(raw), number(affinity.replace("−", "-"))],
        known: [weapon.attack, weapon.affinity],
      };
    },
  },
  "a weapon brings a level of a skill": {
    form: new RegExp(`\\b(${weapons}) brings (${skills}) (\\d)`, "g"),
    read: ([name, skill, level]) => ({
      said: [number(level)],
      known: byName("weapons", name).skills.flatMap((each: RawRecord) =>
        each.skill === byName("skills", skill).id ? each.level : [],
      ),
    }),
  },
  "a charm gives a level of a skill": {
    form: new RegExp(`\\b(${namesOf("charms")}) gives (${skills}) (\\d)`, "g"),
    read: ([name, skill, level]) => ({
      said: [number(level)],
      known: byName("charms", name).skills.flatMap((each: RawRecord) =>
        each.skill === byName("skills", skill).id ? each.level : [],
      ),
    }),
  },
  "a decoration has levels of two skills": {
    form: new RegExp(`(${namesOf("decorations")}) has (${skills}) (\\d) and (${skills}) (\\d)`, "g"),
    read: ([name, ...said]) => ({
      said: [number(said[1]), number(said[3])],
      known: byName("decorations", name).skills.flatMap((each: RawRecord) =>
        [said[0], said[2]].some((skill) => byName("skills", skill).id === each.skill) ? each.level : [],
      ),
    }),
  },
};

test.each(Object.entries(claims))("%s as the facts have it", (_, { form, read }) => {
  const found = sentences.flatMap(({ slug, text }) =>
    // Equations are calculated by another test.
    [...text.replaceAll(/`[^`]*`/g, "").matchAll(form)].map(([sentence, ...groups]) => ({
      slug,
      sentence,
      ...read(groups),
    })),
  );
  expect(found.length).toBeGreaterThan(0);
  const wrong = found.filter((each) => each.said.length === 0 || !agrees(each));
  expect(wrong).toEqual([]);
});

function agrees({ said, known }: ReturnType<Claim["read"]>): boolean {
  return said.every((figure) => known.some((each) => Math.abs(each - figure) < 1e-9));
}

test("a wrong figure is found out", () => {
  const { form, read } = claims["a level of a skill gives so much"] ?? {};
  const [match] = "Partbreaker 3 raises part damage by 31%".matchAll(form ?? /x/g);
  const result = read?.(match?.slice(1) ?? []);
  expect(result?.said).toEqual([31]);
  expect(result && agrees(result)).toBe(false);
});

test("parts have the names of the tables, and their figures, intact and broken", () => {
  const parts: RawRecord[] = rawFacts("monsters").flatMap(({ hitzones }) => hitzones);
  const names = new Set(parts.map(({ name }) => name.toLowerCase()));
  // Ids of one word that no part is named by: stomach is the id of what is called Belly.
  const others = new Set(parts.map(({ part }) => part).filter((id) => /^[a-z]+$/.test(id) && !names.has(id)));
  expect(others).toContain("stomach");
  const written = [
    ...sentences.map(({ text }) => text),
    ...Object.values<string>(JSON.parse(readFileSync("data/texts/monsters.json", "utf8"))),
  ];
  const wrong = written.filter((text) =>
    (text.toLowerCase().match(/[a-z]+/g) ?? []).some((word) => others.has(word)),
  );
  expect(wrong).toEqual([]);

  const { body } = readShippedGuides().find(({ slug }) => slug === "reading-hitzones") ?? { body: "" };
  const [, part, intact, broken] =
    /\[\[hitzones:gravios\]\]\s+The intact (\w+) takes (\d+) from cutting weapons\. Broken, it takes (\d+),/.exec(
      body,
    ) ?? [];
  const zone = byName("monsters", "Gravios").hitzones.find(
    ({ name }: RawRecord) => name.toLowerCase() === part,
  );
  const sever = (wanted: string) => zone?.states.find(({ state }: RawRecord) => state === wanted)?.sever;
  expect([sever("normal"), sever("broken")]).toEqual([number(intact), number(broken)]);
});
