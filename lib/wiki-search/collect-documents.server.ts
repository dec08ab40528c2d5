import { getCatalog } from "@/lib/catalog/get-catalog.server";
import {
  armorPieceLabels,
  decorationKindLabels,
  elementLabels,
  rankLabels,
  weaponTypeLabels,
} from "@/lib/catalog/labels";
import { getMonsterGear } from "@/lib/catalog/relations/get-monster-gear.server";
import { runOnce } from "@/lib/catalog/run-once";
import { skillAliases } from "@/lib/catalog/skill-aliases";
import { skillKindLabels } from "@/lib/catalog/skill-labels";
import { toSlug } from "@/lib/catalog/to-slug";
import { weaponTypeAliases } from "@/lib/catalog/weapon-aliases";
import {
  itemTypeLabels,
  localeKindLabels,
  questKindLabels,
  sideQuestKindLabels,
} from "@/lib/catalog/world-labels";
import { type FinderEntry, finderEntries } from "@/lib/site/finder";
import { capitalize } from "@/lib/text/capitalize";
import type { PackableDocument } from "./search-index-file";
import { type SearchKind, searchKinds } from "./search-kinds";

/** Extra search terms for monsters. */
const monsterKeywords = "hitzones weakness weak point drops materials";

/** Everything that can be found, grouped by kind, with the pages of the site. */
export function collectDocuments(pages: readonly FinderEntry[] = finderEntries): readonly PackableDocument[] {
  return searchKinds.flatMap((kind) => (kind === "page" ? pages.map(toPage) : documentsByKind[kind]()));
}

const documentsByKind: Readonly<Record<Exclude<SearchKind, "page">, () => PackableDocument[]>> = {
  monster: listMonsters,
  skill: listSkills,
  "armor-set": listArmorSets,
  weapon: listWeapons,
  item: listItems,
  decoration: listDecorations,
  charm: listCharms,
  "palico-gear": listPalicoGear,
  locale: listLocales,
  "food-skill": listFoodSkills,
  armor: listArmor,
  quest: listQuests,
  "side-quest": listSideQuests,
};

function toPage({ label, href, place, keywords }: FinderEntry): PackableDocument {
  return { kind: "page", id: toSlug(label), name: label, href, sub: [place], mentions: [keywords] };
}

function listMonsters(): PackableDocument[] {
  const { all } = getCatalog().monsters;
  // Large ones first: they are what is hunted.
  return all
    .toSorted((a, b) => a.size.localeCompare(b.size))
    .map(({ id, name, size, species, variants }) => ({
      kind: "monster",
      id,
      name,
      sub: [size === "large" ? "Large monster" : "Small monster", species].filter((each) => each !== "???"),
      mentions: [monsterKeywords, ...(variants ?? []).map(toSpacedWords)],
    }));
}

function listSkills(): PackableDocument[] {
  return getCatalog().skills.all.map((skill) => ({
    kind: "skill",
    id: skill.id,
    name: skill.name,
    sub: [skillKindLabels[skill.kind]],
    mentions: [
      ...new Set((skill.levels ?? []).map(({ name }) => name)),
      // Two letters stand for weapons and first letters of names here.
      ...(skillAliases[skill.id] ?? []).filter((alias) => alias.length > 2),
    ],
  }));
}

function listArmorSets(): PackableDocument[] {
  return getCatalog().armorSets.all.map(({ id, name, rank, rarity, setBonuses, groupSkills }) => ({
    kind: "armor-set",
    id,
    name,
    sub: [rankLabels[rank], `Rarity ${rarity}`],
    mentions: [
      "armor set",
      ...getOwners(id),
      ...[...setBonuses, ...groupSkills].map(({ skill }) => getSkillName(skill)),
    ],
  }));
}

function listWeapons(): PackableDocument[] {
  return getCatalog().weapons.all.map((weapon) => ({
    kind: "weapon",
    id: weapon.id,
    name: weapon.name,
    group: weapon.type,
    sub: [
      weaponTypeLabels[weapon.type],
      ...(weapon.element ? [elementLabels[weapon.element.type]] : []),
      ...(weapon.gogmaFocus ? [`${capitalize(weapon.gogmaFocus)} focus`] : []),
      `Rarity ${weapon.rarity}`,
    ],
    mentions: [
      ...[weaponTypeAliases[weapon.type].join(" ")].filter(Boolean),
      ...(weapon.element2 ? [weapon.element2.type] : []),
      ...(weapon.series ? [weapon.series.replace(/^G\. /, "Guardian ")] : []),
      ...getOwners(weapon.id),
      ...(weapon.artian ? [weapon.artian === "gogma" ? "gogma artian" : "artian"] : []),
    ],
  }));
}

function listItems(): PackableDocument[] {
  return getCatalog().items.all.map(({ id, name, type, rarity }) => ({
    kind: "item",
    id,
    name,
    sub: [itemTypeLabels[type], `Rarity ${rarity}`],
    mentions: [],
  }));
}

function listDecorations(): PackableDocument[] {
  return getCatalog().decorations.all.map(({ id, name, kind, slot, skills }) => ({
    kind: "decoration",
    id,
    name,
    sub: [`${decorationKindLabels[kind]} decoration`, `Slot ${slot}`],
    mentions: skills.map(({ skill }) => getSkillName(skill)),
  }));
}

function listCharms(): PackableDocument[] {
  return getCatalog().charms.all.map(({ id, name, rarity, skills }) => ({
    kind: "charm",
    id,
    name,
    sub: [`Rarity ${rarity}`],
    mentions: skills.map(({ skill }) => getSkillName(skill)),
  }));
}

/** A set is found by its pieces too. */
function listPalicoGear(): PackableDocument[] {
  return getCatalog().palicoGear.all.map(({ id, name, rarity, pieces }) => ({
    kind: "palico-gear",
    id,
    name,
    sub: [`Rarity ${rarity}`],
    mentions: ["palico", ...pieces.map((piece) => piece.name)],
  }));
}

function listLocales(): PackableDocument[] {
  return getCatalog().locales.all.map(({ id, name, kind, camps }) => ({
    kind: "locale",
    id,
    name,
    sub: [localeKindLabels[kind]],
    mentions: ["map", ...camps.map((camp) => camp.name)],
  }));
}

function listFoodSkills(): PackableDocument[] {
  const { foodSkills: all, items: known } = getCatalog();
  return all.all.map(({ id, name, ingredients }) => ({
    kind: "food-skill",
    id,
    name,
    sub: [],
    mentions: ["food skill", ...ingredients.flatMap((item) => known.get(item)?.name ?? [])],
  }));
}

/** In the order of the sets, so that the pieces of a set are neighbors. */
function listArmor(): PackableDocument[] {
  const { armor: pieces, armorSets: sets } = getCatalog();
  return sets.all.flatMap((set) =>
    set.pieces.map(({ piece, armor: id }) => {
      const { name, rarity } = pieces.require(id);
      return {
        kind: "armor",
        id,
        name,
        group: set.id,
        sub: [armorPieceLabels[piece], `${set.name} set`, `Rarity ${rarity}`],
        mentions: getOwners(set.id),
      };
    }),
  );
}

function listQuests(): PackableDocument[] {
  const { quests: all, monsters: known } = getCatalog();
  return all.all.map(({ id, name, kind, stars, targets }) => ({
    kind: "quest",
    id,
    name,
    sub: [`${questKindLabels[kind]} quest`, `${stars}★`],
    mentions: [
      ...new Set(
        targets.flatMap(({ monster, variant }) => [
          known.require(monster).name,
          ...(variant ? [toSpacedWords(variant)] : []),
        ]),
      ),
    ],
  }));
}

function listSideQuests(): PackableDocument[] {
  const { sideQuests, monsters } = getCatalog();
  return sideQuests.all.map(({ id, name, kind, hunt }) => ({
    kind: "side-quest",
    id,
    name,
    sub: [sideQuestKindLabels[kind], ...(hunt ? [`${hunt.stars}★`] : [])],
    mentions: [...(hunt?.targets ?? []).map(({ monster }) => monsters.require(monster).name)],
  }));
}

/** Names of the monsters whose gear a set or a weapon is, whatever it is named: Numinous is Zoh Shia's. */
function getOwners(gear: string): readonly string[] {
  return ownersByGear().get(gear) ?? [];
}

const ownersByGear = runOnce((): ReadonlyMap<string, readonly string[]> => {
  const owners = new Map<string, string[]>();
  for (const { id, name } of getCatalog().monsters.all) {
    const { armorSets, weapons } = getMonsterGear(id);
    for (const gear of [...armorSets, ...weapons]) {
      owners.set(gear.id, [...(owners.get(gear.id) ?? []), name]);
    }
  }
  return owners;
});

function getSkillName(id: string): string {
  return getCatalog().skills.require(id).name;
}

/** `archTempered` → `arch tempered` */
function toSpacedWords(word: string): string {
  return word.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
