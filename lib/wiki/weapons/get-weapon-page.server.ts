import type { WeaponType } from "@/lib/catalog/codes";
import { isOfKind } from "@/lib/catalog/collection";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getNamesByLanguage, type NamesByLanguage } from "@/lib/catalog/get-names.server";
import { getSkillText } from "@/lib/catalog/get-texts.server";
import { type Cost, forgeFactor, multiplyCost } from "@/lib/catalog/materials";
import type { Named } from "@/lib/catalog/named";
import { getWeaponForest, listUpgradeWays } from "@/lib/catalog/relations/get-weapon-tree.server";
import type { Weapon } from "@/lib/catalog/schema";
import { getArtianRules } from "./get-artian-rules.server";
import { getHorn } from "./get-horn.server";
import type {
  CostRow,
  SpecialDetail,
  WayRow,
  WeaponDetail,
  WeaponLink,
  WeaponSkillRow,
} from "./weapon-detail";

interface WeaponPageProps {
  readonly weapon: WeaponDetail;
  readonly names: NamesByLanguage;
}

/** Everything the page of one weapon shows. Throws where the id is unknown or of another type. */
export function getWeaponPage(type: WeaponType, id: string): WeaponPageProps {
  const weapon = getCatalog().weapons.require(id);
  if (weapon.type !== type) throw new Error(`weapons: "${id}" is no ${type}`);
  return { weapon: toWeaponDetail(weapon), names: getNamesByLanguage("weapons", id) };
}

/** Addresses of all pages of weapons. */
export function listWeaponPagePaths(): { params: { type: WeaponType; id: string } }[] {
  return getCatalog().weapons.all.map(({ type, id }) => ({ params: { type, id } }));
}

function toWeaponDetail(weapon: Weapon): WeaponDetail {
  const forest = getWeaponForest(weapon.type);
  const siblings = getCatalog().weapons.all.filter(({ type }) => type === weapon.type);
  return {
    ...toWeaponLink(weapon),
    type: weapon.type,
    shown: weapon.attackDisplay,
    defense: weapon.defense,
    slots: weapon.slots,
    sharpness: weapon.sharpness ?? null,
    handicraft: weapon.handicraft ?? [],
    skills: weapon.skills.map(toSkillRow),
    special: getSpecialDetail(weapon),
    series: weapon.series,
    sameSeries: weapon.series
      ? sortByTree(siblings.filter(({ series, id }) => series === weapon.series && id !== weapon.id))
      : [],
    path: forest.pathTo(weapon.id).map(toNamed),
    upgrades: sortByTree(forest.getChildren(weapon.id)),
    step: weapon.craft && toCostRow(weapon.craft),
    forge: weapon.craft?.forgeable ? toCostRow(multiplyCost(weapon.craft, forgeFactor)) : null,
    ways: listWays(weapon),
    artian: getArtianRules(weapon),
  };
}

/** A weapon for a list. */
function toWeaponLink({ id, name, gogmaFocus, rarity, attack, affinity, element }: Weapon): WeaponLink {
  return { id, name, ...(gogmaFocus && { focus: gogmaFocus }), rarity, attack, affinity, element };
}

/** Ways to craft the weapon from scratch, the cheapest in zenny first. */
function listWays(weapon: Weapon): readonly WayRow[] {
  return listUpgradeWays(weapon).map(({ start, path, cost, shortcut }) => ({
    ...toCostRow(cost),
    from: toNamed(start),
    isForged: shortcut,
    upgrades: path.length - 1,
  }));
}

function toCostRow({ zenny, materials }: Cost): CostRow {
  const { items } = getCatalog();
  return {
    zenny,
    materials: materials.map(({ item, qty }) => ({ item: toNamed(items.require(item)), qty })),
  };
}

function toSkillRow({ skill, level }: Weapon["skills"][number]): WeaponSkillRow {
  const { id, name, maxLevel, kind } = getCatalog().skills.require(skill);
  return { id, name, level, max: maxLevel, kind, text: getSkillText(id) };
}

function sortByTree(weapons: readonly Weapon[]): readonly WeaponLink[] {
  const column = ({ treePosition }: Weapon) => treePosition?.column ?? 0;
  const row = ({ treePosition }: Weapon) => treePosition?.row ?? 0;
  return [...weapons].sort((a, b) => row(a) - row(b) || column(a) - column(b)).map(toWeaponLink);
}

function toNamed({ id, name }: Named): Named {
  return { id, name };
}

/** The details of weapons of this type alone, in full. */
function getSpecialDetail(weapon: Weapon): SpecialDetail | null {
  const { extra } = weapon;
  if (!extra) return null;
  const horn = getHorn(weapon);
  if (horn) return { kind: "horn", horn };
  if (extra.shellType) return { kind: "shelling", shell: extra.shellType, level: extra.shellLevel ?? 1 };
  if (extra.phial) return { kind: "phial", phial: extra.phial, value: extra.phialValue ?? null };
  if (extra.kinsectLevel) return { kind: "kinsect", level: extra.kinsectLevel };
  if (extra.coatings) return { kind: "coatings", coatings: extra.coatings };
  if (extra.ammo) return { kind: "ammo", ammo: extra.ammo, ...getBowgun(weapon.id) };
  return null;
}

function getBowgun(id: string) {
  const { bowgunMods, specialAmmo } = getCatalog();
  const has = ({ weapons }: { readonly weapons: readonly string[] }) => weapons.includes(id);
  const mods = new Map(isOfKind(bowgunMods.all, "mod").map((mod) => [mod.id, mod.name]));
  const mode = isOfKind(bowgunMods.all, "mode").find(has);
  return {
    specialAmmo: specialAmmo.all.filter(has).map(toNamed),
    mode: mode ? toNamed(mode) : null,
    places: isOfKind(bowgunMods.all, "slot")
      .filter(has)
      .map(({ options, initial }) => ({
        options: options.map((option) => ({ id: option, name: mods.get(option) ?? option })),
        initial,
      })),
  };
}
