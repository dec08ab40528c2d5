import { isOfKind } from "../collection";
import { getCatalog } from "../get-catalog.server";
import { runOnce } from "../run-once";
import type { Armor, ArmorSet, Charm, Decoration, FoodSkill, SetSkill, Skill, Weapon } from "../schema";

/** A source with the level of the skill that it gives. */
export interface SkillSource<T> {
  readonly source: T;
  readonly level: number;
}

/** A set whose pieces count towards a set bonus or group skill. */
interface SetSource {
  readonly set: ArmorSet;
  readonly thresholds: SetSkill["thresholds"];
  /** How many pieces of the set carry it: fewer than all where the bonuses are mixed. */
  readonly carriers: number;
}

/** Everything that gives a skill. Lists are in the order of the catalog. */
export interface SkillSources {
  /** Pieces that give levels; for set bonuses and group skills the pieces that count, each as level 1. */
  readonly armor: readonly SkillSource<Armor>[];
  readonly armorSets: readonly SetSource[];
  readonly decorations: readonly SkillSource<Decoration>[];
  readonly charms: readonly SkillSource<Charm>[];
  readonly weapons: readonly SkillSource<Weapon>[];
  /** Numbers of the groups that random talismans draw from. */
  readonly talismanGroups: readonly SkillSource<number>[];
  /** Food skills that add levels. */
  readonly foodSkills: readonly SkillSource<FoodSkill>[];
  /** A Gogma Artian weapon may roll it. */
  readonly gogmaArtian: boolean;
  /** Skills that add levels to this one while they work. */
  readonly raisedBy: readonly SkillSource<Skill>[];
}

type Draft = {
  -readonly [Key in keyof SkillSources]: SkillSources[Key] extends readonly (infer T)[]
    ? T[]
    : SkillSources[Key];
};

/** The sources of a skill. @throws for an unknown id */
export function getSkillSources(id: string): SkillSources {
  const sources = allSources().get(id);
  if (!sources) throw new Error(`No skill "${id}"`);
  return sources;
}

/** The skill whose level another skill raises while it works, by the id of that other skill. */
const raisedSkill: Readonly<Record<string, string>> = { "mizutsunes-prowess": "evade-window" };

const allSources = runOnce((): ReadonlyMap<string, SkillSources> => {
  const catalog = getCatalog();
  const drafts = new Map(catalog.skills.all.map(({ id }) => [id, createDraft()]));
  const of = (id: string): Draft => {
    const draft = drafts.get(id);
    if (!draft) throw new Error(`No skill "${id}"`);
    return draft;
  };
  addEquipment(of);
  addSets(of);
  addRest(of);
  for (const draft of drafts.values()) freezeDraft(draft);
  return drafts;
});

function addEquipment(of: (id: string) => Draft): void {
  const { armor, decorations, charms, weapons } = getCatalog();
  for (const source of armor.all) {
    for (const { skill, level } of source.skills) of(skill).armor.push({ source, level });
    for (const skill of [...source.setBonuses, ...source.groupSkills])
      of(skill).armor.push({ source, level: 1 });
  }
  for (const source of decorations.all) {
    for (const { skill, level } of source.skills) of(skill).decorations.push({ source, level });
  }
  for (const source of charms.all) {
    for (const { skill, level } of source.skills) of(skill).charms.push({ source, level });
  }
  for (const source of weapons.all) {
    for (const { skill, level } of source.skills) of(skill).weapons.push({ source, level });
  }
}

function addSets(of: (id: string) => Draft): void {
  const { armorSets, armor } = getCatalog();
  for (const set of armorSets.all) {
    const pieces = set.pieces.map((piece) => armor.require(piece.armor));
    for (const { skill, thresholds } of [...set.setBonuses, ...set.groupSkills]) {
      const carriers = pieces.filter(
        (piece) => piece.setBonuses.includes(skill) || piece.groupSkills.includes(skill),
      ).length;
      of(skill).armorSets.push({ set, thresholds, carriers });
    }
  }
}

function addRest(of: (id: string) => Draft): void {
  const { randomTalismans, foodSkills, artianBonuses, skills } = getCatalog();
  for (const { group, entries } of isOfKind(randomTalismans.all, "skillGroup")) {
    for (const { skill, level } of entries) of(skill).talismanGroups.push({ source: group, level });
  }
  for (const source of foodSkills.all) {
    const { skill, skillLevelBonus } = source.effects;
    if (skill && skillLevelBonus) of(skill).foodSkills.push({ source, level: skillLevelBonus });
  }
  for (const pool of isOfKind(artianBonuses.all, "skillPool")) {
    for (const skill of [...pool.setBonuses, ...pool.groupSkills]) of(skill).gogmaArtian = true;
  }
  for (const source of skills.all) {
    const level = source.effects.at(-1)?.evasionSkillLevelBonus;
    const raised = raisedSkill[source.id];
    if (level && raised) of(raised).raisedBy.push({ source, level });
  }
}

function createDraft(): Draft {
  return {
    armor: [],
    armorSets: [],
    decorations: [],
    charms: [],
    weapons: [],
    talismanGroups: [],
    foodSkills: [],
    gogmaArtian: false,
    raisedBy: [],
  };
}

function freezeDraft(draft: Draft): void {
  for (const list of Object.values(draft)) {
    if (Array.isArray(list)) for (const entry of list) Object.freeze(entry);
    Object.freeze(list);
  }
  Object.freeze(draft);
}
