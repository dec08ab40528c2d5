import type {
  BuilderArmor,
  BuilderCatalog,
  BuilderCharm,
  BuilderDecoration,
  BuilderSkill,
  SkillLevel,
} from "../catalog/catalog";

type BySkill<One> = ReadonlyMap<string, readonly One[]>;

/** Records that bear on a skill, set bonus or group skill: itself, and all that brings it or counts toward it. */
interface SearchSources {
  readonly skills: BySkill<BuilderSkill>;
  readonly armor: BySkill<BuilderArmor>;
  readonly charms: BySkill<BuilderCharm>;
  readonly decorations: BySkill<BuilderDecoration>;
  readonly weaponDecorations: BySkill<BuilderDecoration>;
}

const known = new WeakMap<BuilderCatalog, SearchSources>();

/** Made once per catalog, which must not change afterwards. */
export function getSearchSources(catalog: BuilderCatalog): SearchSources {
  let sources = known.get(catalog);
  if (!sources) {
    const { skills, armor, charms, decorations } = catalog;
    sources = {
      skills: groupBySkill(skills, ({ id }) => [id]),
      armor: groupBySkill(armor, (piece) => [
        ...getSkillIds(piece),
        ...piece.setBonuses,
        ...piece.groupSkills,
      ]),
      charms: groupBySkill(charms, getSkillIds),
      decorations: groupBySkill(decorations, getSkillIds),
      weaponDecorations: groupBySkill(
        decorations.filter(({ kind }) => kind === "weapon"),
        getSkillIds,
      ),
    };
    known.set(catalog, sources);
  }
  return sources;
}

function getSkillIds({ skills }: { readonly skills: readonly SkillLevel[] }): string[] {
  return skills.map(({ skill }) => skill);
}

function groupBySkill<One>(list: readonly One[], ids: (one: One) => readonly string[]): BySkill<One> {
  const map = new Map<string, One[]>();
  for (const one of list) {
    for (const id of new Set(ids(one))) {
      const others = map.get(id);
      if (others) others.push(one);
      else map.set(id, [one]);
    }
  }
  return map;
}
