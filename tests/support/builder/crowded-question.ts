import fc from "fast-check";
import type { BuilderCatalog, SkillLevel } from "@/lib/builder/catalog/catalog";
import type { SearchQuery } from "@/lib/builder/search/query";
import { reachableLevels } from "./oracle";
import { smallCatalog } from "./random-catalog";
import { type Question, smallQuery } from "./random-query";

/**
 * A small catalog with many skills, and a query that targets most of them, at levels that each can have by
 * itself. What is in conflict are always several targets, and often there are several conflicts and several
 * ways out.
 */
export function crowdedQuestion(): fc.Arbitrary<Question> {
  return fc
    .tuple(smallCatalog(), smallCatalog())
    .map(([one, other]) => joined(one, renamed(other)))
    .chain((catalog) =>
      fc.tuple(
        fc.constant(catalog),
        smallQuery(catalog),
        fc.array(fc.constantFrom(0, 0, 0.5, 1, 1, 1), {
          minLength: catalog.skills.length,
          maxLength: catalog.skills.length,
        }),
      ),
    )
    .map(([catalog, { weapon, decorations, objective }, shares]) => {
      const frame: SearchQuery = { weapon, decorations, objective, rank: "any" };
      return { catalog, query: { ...frame, ...createTargets(catalog, frame, shares) } };
    });
}

function createTargets(catalog: BuilderCatalog, frame: SearchQuery, shares: readonly number[]) {
  const reachable = reachableLevels(frame, catalog);
  const side = (bonus: boolean) =>
    Object.fromEntries(
      catalog.skills.flatMap(({ id, levels }, index) => {
        const level = Math.ceil((reachable[id] ?? 0) * (shares[index] ?? 0));
        return level > 0 && (levels !== undefined) === bonus ? [[id, level]] : [];
      }),
    );
  return { skills: side(false), bonuses: side(true) };
}

/** The same catalog with other ids for its skills, decorations and charms. */
function renamed(catalog: BuilderCatalog): BuilderCatalog {
  const other = (id: string) => `other-${id}`;
  const levels = (list: readonly SkillLevel[]) =>
    list.map(({ skill, level }) => ({ skill: other(skill), level }));
  return {
    skills: catalog.skills.map((skill) => ({ ...skill, id: other(skill.id) })),
    armor: catalog.armor.map((piece) => ({
      ...piece,
      skills: levels(piece.skills),
      setBonuses: piece.setBonuses.map(other),
      groupSkills: piece.groupSkills.map(other),
    })),
    decorations: catalog.decorations.map((each) => ({
      ...each,
      id: other(each.id),
      skills: levels(each.skills),
    })),
    charms: catalog.charms.map(({ id, skills }) => ({ id: other(id), skills: levels(skills) })),
    talismans: { talismans: [], skillGroups: [], slotGroups: [] },
  };
}

/** The pieces of one catalog, with the skills of both where the other has a piece of that name too. */
function joined(one: BuilderCatalog, other: BuilderCatalog): BuilderCatalog {
  return {
    skills: [...one.skills, ...other.skills],
    armor: one.armor.map((piece) => {
      const twin = other.armor.find(({ id }) => id === piece.id);
      return {
        ...piece,
        slots: piece.slots.slice(0, 1),
        skills: [...piece.skills, ...(twin?.skills ?? [])],
        setBonuses: [...piece.setBonuses, ...(twin?.setBonuses ?? [])],
        groupSkills: [...piece.groupSkills, ...(twin?.groupSkills ?? [])],
      };
    }),
    decorations: [...one.decorations, ...other.decorations],
    charms: [...one.charms, ...other.charms],
    talismans: other.talismans,
  };
}
