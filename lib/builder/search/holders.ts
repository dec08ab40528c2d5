import type {
  BuilderArmor,
  BuilderCatalog,
  BuilderCharm,
  BuilderDecoration,
  BuilderSkill,
  SkillLevel,
} from "../catalog";

type BySkill<One> = ReadonlyMap<string, readonly One[]>;

/** What bears on a skill, set bonus or group skill: itself, and whatever brings it or counts toward it. */
export interface Holders {
  readonly skills: BySkill<BuilderSkill>;
  readonly armor: BySkill<BuilderArmor>;
  readonly charms: BySkill<BuilderCharm>;
  readonly decorations: BySkill<BuilderDecoration>;
  readonly weaponDecorations: BySkill<BuilderDecoration>;
}

const known = new WeakMap<BuilderCatalog, Holders>();

/** Made once per catalogue, which must not change afterwards. */
export function holdersOf(catalog: BuilderCatalog): Holders {
  let holders = known.get(catalog);
  if (!holders) {
    const { skills, armor, charms, decorations } = catalog;
    holders = {
      skills: bySkill(skills, ({ id }) => [id]),
      armor: bySkill(armor, (piece) => [...idsOf(piece), ...piece.setBonuses, ...piece.groupSkills]),
      charms: bySkill(charms, idsOf),
      decorations: bySkill(decorations, idsOf),
      weaponDecorations: bySkill(
        decorations.filter(({ kind }) => kind === "weapon"),
        idsOf,
      ),
    };
    known.set(catalog, holders);
  }
  return holders;
}

function idsOf({ skills }: { readonly skills: readonly SkillLevel[] }): string[] {
  return skills.map(({ skill }) => skill);
}

function bySkill<One>(list: readonly One[], ids: (one: One) => readonly string[]): BySkill<One> {
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
