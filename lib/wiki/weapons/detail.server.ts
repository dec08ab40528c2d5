import { getCatalog } from "@/lib/catalog/catalog.server";
import type { WeaponType } from "@/lib/catalog/codes";
import { type Cost, forgeFactor, multiplyCost } from "@/lib/catalog/materials";
import { type NamesByLanguage, namesOf } from "@/lib/catalog/names.server";
import { upgradeWays, weaponForest } from "@/lib/catalog/relations/weapon-tree.server";
import type { Weapon } from "@/lib/catalog/schema";
import { skillText } from "@/lib/catalog/texts.server";
import { artianRules } from "./artian.server";
import type { CostRow, Named, SkillRow, WayRow, WeaponDetail, WeaponLink } from "./detail";
import { specialDetail } from "./special-detail.server";

export interface WeaponPageProps {
  readonly weapon: WeaponDetail;
  readonly names: NamesByLanguage;
}

/** Everything the page of one weapon shows. Throws where the id is unknown or of another type. */
export function weaponPageProps(type: WeaponType, id: string): WeaponPageProps {
  const weapon = getCatalog().weapons.require(id);
  if (weapon.type !== type) throw new Error(`weapons: "${id}" is no ${type}`);
  return { weapon: detailOf(weapon), names: namesOf("weapons", id) };
}

/** Addresses of all pages of weapons. */
export function weaponPagePaths(): { params: { type: string; id: string } }[] {
  return getCatalog().weapons.all.map(({ type, id }) => ({ params: { type, id } }));
}

function detailOf(weapon: Weapon): WeaponDetail {
  const forest = weaponForest(weapon.type);
  const siblings = getCatalog().weapons.all.filter(({ type }) => type === weapon.type);
  return {
    ...linkOf(weapon),
    type: weapon.type,
    shown: weapon.attackDisplay,
    defense: weapon.defense,
    slots: weapon.slots,
    sharpness: weapon.sharpness ?? null,
    handicraft: weapon.handicraft ?? [],
    skills: weapon.skills.map(skillRow),
    special: specialDetail(weapon),
    series: weapon.series,
    sameSeries: weapon.series
      ? inTreeOrder(siblings.filter(({ series, id }) => series === weapon.series && id !== weapon.id))
      : [],
    path: forest.pathTo(weapon.id).map(named),
    upgrades: inTreeOrder(forest.childrenOf(weapon.id)),
    step: weapon.craft && costRow(weapon.craft),
    forge: weapon.craft?.forgeable ? costRow(multiplyCost(weapon.craft, forgeFactor)) : null,
    ways: wayRows(weapon),
    artian: artianRules(weapon),
  };
}

/** What a list of weapons shows of one. */
function linkOf({ id, name, gogmaFocus, rarity, attack, affinity, element }: Weapon): WeaponLink {
  return { id, name, ...(gogmaFocus && { focus: gogmaFocus }), rarity, attack, affinity, element };
}

/** Ways to craft the weapon from scratch, the cheapest in zenny first. */
function wayRows(weapon: Weapon): readonly WayRow[] {
  return upgradeWays(weapon).map(({ start, path, cost, shortcut }) => ({
    ...costRow(cost),
    from: named(start),
    forged: shortcut,
    upgrades: path.length - 1,
  }));
}

function costRow({ zenny, materials }: Cost): CostRow {
  const { items } = getCatalog();
  return {
    zenny,
    materials: materials.map(({ item, qty }) => ({ item: named(items.require(item)), qty })),
  };
}

function skillRow({ skill, level }: Weapon["skills"][number]): SkillRow {
  const { id, name, maxLevel, kind } = getCatalog().skills.require(skill);
  return { id, name, level, max: maxLevel, kind, text: skillText(id) };
}

function inTreeOrder(weapons: readonly Weapon[]): readonly WeaponLink[] {
  const column = ({ treePosition }: Weapon) => treePosition?.column ?? 0;
  const row = ({ treePosition }: Weapon) => treePosition?.row ?? 0;
  return [...weapons].sort((a, b) => row(a) - row(b) || column(a) - column(b)).map(linkOf);
}

function named({ id, name }: Named): Named {
  return { id, name };
}
