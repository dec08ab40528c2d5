import { armorPieces } from "@/lib/catalog/codes";
import type {
  BuilderArmor,
  BuilderCatalog,
  BuilderDecoration,
  BuilderSkill,
  SkillLevel,
} from "../catalog/catalog";
import { listArmorJewels } from "../catalog/skill-levels";

/** A catalog, turned round so that a query reads only what it names. */
export interface CatalogIndex {
  readonly skills: ReadonlyMap<string, BuilderSkill>;
  /** The armor decoration of a skill. */
  readonly jewels: ReadonlyMap<string, BuilderDecoration>;
  /** Pieces of each part, in the order of their ids. */
  readonly parts: readonly PartIndex[];
  /** Charms that have a skill, by their place in the catalog. */
  readonly charms: ReadonlyMap<string, readonly number[]>;
}

export interface PartIndex {
  readonly pieces: readonly BuilderArmor[];
  /** Who brings a skill, or counts toward a bonus. */
  readonly shares: ReadonlyMap<string, readonly Share[]>;
}

/** So many levels, or pieces counted, that a piece brings. */
export interface Share {
  readonly at: number;
  readonly count: number;
}

const known = new WeakMap<BuilderCatalog, CatalogIndex>();

/** Made once per catalog, which must not change afterwards. */
export function indexCatalog(catalog: BuilderCatalog): CatalogIndex {
  let index = known.get(catalog);
  if (!index) {
    index = createIndex(catalog);
    known.set(catalog, index);
  }
  return index;
}

function createIndex(catalog: BuilderCatalog): CatalogIndex {
  return {
    skills: new Map(catalog.skills.map((skill) => [skill.id, skill])),
    jewels: listArmorJewels(catalog.decorations),
    parts: armorPieces.map((part) => indexPart(catalog.armor.filter(({ piece }) => piece === part))),
    charms: new Map(
      [...collectShares(catalog.charms.map(({ skills }) => skills))].map(([skill, shares]) => [
        skill,
        shares.map(({ at }) => at),
      ]),
    ),
  };
}

function indexPart(unordered: readonly BuilderArmor[]): PartIndex {
  const pieces = unordered.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return {
    pieces,
    shares: collectShares(
      pieces.map(({ skills, setBonuses, groupSkills }) => [
        ...skills,
        ...[...setBonuses, ...groupSkills].map((skill) => ({ skill, level: 1 })),
      ]),
    ),
  };
}

function collectShares(records: readonly (readonly SkillLevel[])[]): Map<string, Share[]> {
  const shares = new Map<string, { at: number; count: number }[]>();
  records.forEach((record, at) => {
    for (const { skill, level } of record) {
      const list = shares.get(skill) ?? [];
      const last = list.at(-1);
      if (last?.at === at) last.count += level;
      else list.push({ at, count: level });
      shares.set(skill, list);
    }
  });
  return shares;
}
