import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getSkillText } from "@/lib/catalog/get-texts.server";
import { decorationKindLabels, elementLabels, rankLabels, weaponTypeLabels } from "@/lib/catalog/labels";
import { skillKindLabels } from "@/lib/catalog/skill-labels";
import { itemTypeLabels, localeKindLabels } from "@/lib/catalog/world-labels";
import { getEntityPath } from "@/lib/names/get-entity-path";
import { capitalize } from "@/lib/text/capitalize";
import { formatCount, formatNumber, formatPercent } from "@/lib/text/format";
import { getFirstSentence } from "@/lib/wiki/get-first-sentence";
import { searchable } from "@/lib/wiki-search/search-kinds";
import type { CitedKind } from "./blocks";
import type { Citation } from "./guide-tree";

/** Kinds whose records are in the catalog. */
type FactKind = Exclude<CitedKind, "build" | "run" | "guide">;

/** A record of the game with what its preview says; `null` for an unknown id. */
export function citeFacts(kind: FactKind, id: string): Citation | null {
  const found = describe(kind, id);
  if (!found) return null;
  const entry = searchable[kind === "armor" ? "armor-set" : kind];
  const entity = entry.names;
  const { name, facts, icon = entry.icon } = found;
  return { kind, id, name, href: getEntityPath(entity, id) ?? "/wiki", icon, entity, facts };
}

interface Described {
  readonly name: string;
  readonly facts: string;
  readonly icon?: string;
}

function describe(kind: FactKind, id: string): Described | null {
  switch (kind) {
    case "weapon":
      return describeWeapon(id);
    case "armor":
      return describeArmor(id);
    case "skill":
      return describeSkill(id);
    case "monster":
      return describeMonster(id);
    case "decoration":
    case "charm":
      return describeJewel(kind, id);
    case "item":
    case "quest":
    case "locale":
      return describeOther(kind, id);
  }
}

function describeWeapon(id: string): Described | null {
  const weapon = getCatalog().weapons.get(id);
  if (!weapon) return null;
  const { element } = weapon;
  const facts = [
    weaponTypeLabels[weapon.type],
    `attack ${formatNumber(weapon.attack)}`,
    `affinity ${formatPercent(weapon.affinity)}`,
    ...(element ? [`${elementLabels[element.type].toLowerCase()} ${formatNumber(element.value)}`] : []),
  ];
  return { name: weapon.name, facts: facts.join(", "), icon: weapon.type };
}

function describeArmor(id: string): Described | null {
  const set = getCatalog().armorSets.get(id);
  if (!set) return null;
  const facts = [
    rankLabels[set.rank],
    `rarity ${set.rarity}`,
    formatCount(set.pieces.length, "piece", "pieces"),
  ];
  return { name: set.name, facts: facts.join(", ") };
}

function describeSkill(id: string): Described | null {
  const skill = getCatalog().skills.get(id);
  if (!skill) return null;
  const text = getFirstSentence(getSkillText(id));
  const kind = `${skillKindLabels[skill.kind]}, ${formatCount(skill.maxLevel, "level", "levels")}`;
  return { name: skill.name, facts: text === "" ? kind : `${kind}. ${text}` };
}

function describeMonster(id: string): Described | null {
  const monster = getCatalog().monsters.get(id);
  if (!monster) return null;
  const weak = monster.weakElements ?? monster.recommendedElements ?? [];
  const words = weak.map((element) => elementLabels[element].toLowerCase());
  const facts = words.length > 0 ? `${monster.species}, weak to ${words.join(" and ")}` : monster.species;
  return { name: monster.name, facts };
}

function describeJewel(kind: "decoration" | "charm", id: string): Described | null {
  const catalog = getCatalog();
  const record = kind === "decoration" ? catalog.decorations.get(id) : catalog.charms.get(id);
  if (!record) return null;
  const skills = record.skills.map(
    ({ skill, level }) => `${catalog.skills.get(skill)?.name ?? skill} ${level}`,
  );
  const slot =
    "slot" in record
      ? [`${decorationKindLabels[record.kind]} slot ${record.slot}`]
      : [`rarity ${record.rarity}`];
  return { name: record.name, facts: capitalize([...slot, ...skills].join(", ")) };
}

function describeOther(kind: "item" | "quest" | "locale", id: string): Described | null {
  const catalog = getCatalog();
  if (kind === "item") {
    const item = catalog.items.get(id);
    return item ? { name: item.name, facts: `${itemTypeLabels[item.type]}, rarity ${item.rarity}` } : null;
  }
  if (kind === "locale") {
    const locale = catalog.locales.get(id);
    return locale ? { name: locale.name, facts: localeKindLabels[locale.kind] } : null;
  }
  const quest = catalog.quests.get(id);
  if (!quest) return null;
  const targets = quest.targets.map(({ monster }) => catalog.monsters.get(monster)?.name ?? monster);
  return { name: quest.name, facts: `★${quest.stars}, ${targets.join(", ")}, ${quest.timeLimitMin} min` };
}
