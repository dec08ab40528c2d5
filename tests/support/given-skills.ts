import { listEffects } from "@/lib/catalog/format-effects";
import { finder } from "./by-id";
import { stored, storedTexts } from "./stored";

/** A skill and the level at which something gives it, as records hold it. */
export interface StoredGiven {
  readonly skill: string;
  readonly level: number;
}

type Effects = Parameters<typeof listEffects>[0];

interface StoredSkill {
  id: string;
  name: string;
  kind: string;
  maxLevel: number;
  effects: Effects[];
  effectsByWeapon?: { weapons: string[]; effects: Effects[] }[];
}

interface Giver {
  skills: StoredGiven[];
}

/**
 * What pages of decorations and charms say of the skills that they give, by the records alone.
 *
 * @returns for skill and level: name, highest level, what the level does and how many records give the skill
 */
export function storedSkills() {
  const skillOf = finder(stored<StoredSkill>("skills"));
  const texts = storedTexts("skills");
  const givers = {
    armor: stored<Giver>("armor"),
    weapon: stored<Giver>("weapons"),
    decoration: stored<Giver>("decorations"),
    charm: stored<Giver>("charms"),
    talisman: stored<{ entries?: StoredGiven[] }>("random-talismans").map(({ entries = [] }) => ({
      skills: entries,
    })),
    food: stored<{ effects: { skill?: string; skillLevelBonus?: number } }>("food-skills").map(
      ({ effects: { skill, skillLevelBonus } }) => ({
        skills: skill && skillLevelBonus ? [{ skill, level: skillLevelBonus }] : [],
      }),
    ),
  };
  const counts = new Map(
    Object.entries(givers).map(([source, records]) => [source, countBySkill(records)] as const),
  );
  const leveled = ({ skill: id, level }: StoredGiven) => {
    const { name, maxLevel } = skillOf(id);
    return { id, name, level, max: maxLevel };
  };
  const given = (each: StoredGiven) => {
    const { kind, effects, effectsByWeapon } = skillOf(each.skill);
    const sources = [...counts].map(([source, bySkill]) => ({ source, count: bySkill.get(each.skill) ?? 0 }));
    return {
      ...leveled(each),
      kind,
      text: texts[each.skill],
      figures: (effectsByWeapon ?? [{ weapons: [], effects }]).map((group) => ({
        weapons: group.weapons,
        effects: listEffects(group.effects[each.level - 1] ?? {}).map(({ text }) => text),
      })),
      sources: sources.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count),
    };
  };
  return { leveled, given };
}

function countBySkill(records: readonly Giver[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { skill } of records.flatMap(({ skills }) => skills)) {
    counts.set(skill, (counts.get(skill) ?? 0) + 1);
  }
  return counts;
}
