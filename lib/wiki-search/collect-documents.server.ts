import { capitalized } from "@/lib/catalog/capitalized";
import { getCatalog } from "@/lib/catalog/catalog.server";
import type { WeaponType } from "@/lib/catalog/codes";
import { slugOf } from "@/lib/catalog/slug";
import {
  armorPieceWords,
  decorationKindWords,
  elementWords,
  itemTypeWords,
  localeKindWords,
  questKindWords,
  rankWords,
  skillKindWords,
  weaponTypeWords,
} from "@/lib/catalog/vocabulary";
import { type FinderEntry, finderEntries } from "@/lib/site/finder";
import type { PackableDocument } from "./index-file";

/** Common abbreviations. */
const weaponNicknames: Readonly<Record<WeaponType, string>> = {
  "great-sword": "gs greatsword",
  "long-sword": "ls longsword",
  "sword-and-shield": "sns sword and shield",
  "dual-blades": "db duals",
  hammer: "hammer",
  "hunting-horn": "hh",
  lance: "lance",
  gunlance: "gl",
  "switch-axe": "sa swaxe",
  "charge-blade": "cb",
  "insect-glaive": "ig",
  "light-bowgun": "lbg",
  "heavy-bowgun": "hbg",
  bow: "bow",
};

const skillNicknames: Readonly<Record<string, string>> = {
  "weakness-exploit": "wex",
  "evade-window": "iframes",
  "master-of-the-fist": "ko",
  "offensive-guard": "og",
};

/** Extra search terms for monsters. */
const monsterWords = "hitzones weakness weak point drops materials";

/** Everything that can be found, grouped by kind, with the pages of the site. */
export function collectDocuments(pages: readonly FinderEntry[] = finderEntries): readonly PackableDocument[] {
  return [
    ...monsters(),
    ...pages.map(toPage),
    ...skills(),
    ...armorSets(),
    ...weapons(),
    ...items(),
    ...decorations(),
    ...charms(),
    ...locales(),
    ...foodSkills(),
    ...armor(),
    ...quests(),
  ];
}

function toPage({ label, href, place, words }: FinderEntry): PackableDocument {
  return { kind: "page", id: slugOf(label), name: label, href, sub: [place], mentions: [words] };
}

function monsters(): PackableDocument[] {
  const { all } = getCatalog().monsters;
  // Large ones first: they are what is hunted.
  return all
    .toSorted((a, b) => a.size.localeCompare(b.size))
    .map(({ id, name, size, species, variants }) => ({
      kind: "monster",
      id,
      name,
      sub: [size === "large" ? "Large monster" : "Small monster", species].filter((each) => each !== "???"),
      mentions: [monsterWords, ...(variants ?? []).map(spaced)],
    }));
}

function skills(): PackableDocument[] {
  return getCatalog().skills.all.map((skill) => ({
    kind: "skill",
    id: skill.id,
    name: skill.name,
    sub: [skillKindWords[skill.kind]],
    mentions: [
      ...new Set((skill.levels ?? []).map(({ name }) => name)),
      ...(skillNicknames[skill.id] ? [skillNicknames[skill.id] ?? ""] : []),
    ],
  }));
}

function armorSets(): PackableDocument[] {
  return getCatalog().armorSets.all.map(({ id, name, rank, rarity, setBonuses, groupSkills }) => ({
    kind: "armor-set",
    id,
    name,
    sub: [rankWords[rank], `Rarity ${rarity}`],
    mentions: ["armor set", ...[...setBonuses, ...groupSkills].map(({ skill }) => skillName(skill))],
  }));
}

function weapons(): PackableDocument[] {
  return getCatalog().weapons.all.map((weapon) => ({
    kind: "weapon",
    id: weapon.id,
    name: weapon.name,
    group: weapon.type,
    sub: [
      weaponTypeWords[weapon.type],
      ...(weapon.element ? [elementWords[weapon.element.type]] : []),
      ...(weapon.gogmaFocus ? [`${capitalized(weapon.gogmaFocus)} focus`] : []),
      `Rarity ${weapon.rarity}`,
    ],
    mentions: [
      weaponNicknames[weapon.type],
      ...(weapon.element2 ? [weapon.element2.type] : []),
      ...(weapon.series ? [weapon.series.replace(/^G\. /, "Guardian ")] : []),
      ...(weapon.artian ? [weapon.artian === "gogma" ? "gogma artian" : "artian"] : []),
    ],
  }));
}

function items(): PackableDocument[] {
  return getCatalog().items.all.map(({ id, name, type, rarity }) => ({
    kind: "item",
    id,
    name,
    sub: [itemTypeWords[type], `Rarity ${rarity}`],
    mentions: [],
  }));
}

function decorations(): PackableDocument[] {
  return getCatalog().decorations.all.map(({ id, name, kind, slot, skills }) => ({
    kind: "decoration",
    id,
    name,
    sub: [`${decorationKindWords[kind]} decoration`, `Slot ${slot}`],
    mentions: skills.map(({ skill }) => skillName(skill)),
  }));
}

function charms(): PackableDocument[] {
  return getCatalog().charms.all.map(({ id, name, rarity, skills }) => ({
    kind: "charm",
    id,
    name,
    sub: [`Rarity ${rarity}`],
    mentions: skills.map(({ skill }) => skillName(skill)),
  }));
}

function locales(): PackableDocument[] {
  return getCatalog().locales.all.map(({ id, name, kind, camps }) => ({
    kind: "locale",
    id,
    name,
    sub: [localeKindWords[kind]],
    mentions: ["map", ...camps.map((camp) => camp.name)],
  }));
}

function foodSkills(): PackableDocument[] {
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
function armor(): PackableDocument[] {
  const { armor: pieces, armorSets: sets } = getCatalog();
  return sets.all.flatMap((set) =>
    set.pieces.map(({ piece, armor: id }) => {
      const { name, rarity } = pieces.require(id);
      return {
        kind: "armor",
        id,
        name,
        group: set.id,
        sub: [armorPieceWords[piece], `${set.name} set`, `Rarity ${rarity}`],
        mentions: [],
      };
    }),
  );
}

function quests(): PackableDocument[] {
  const { quests: all, monsters: known } = getCatalog();
  return all.all.map(({ id, name, kind, stars, targets }) => ({
    kind: "quest",
    id,
    name,
    sub: [`${questKindWords[kind]} quest`, `${stars}★`],
    mentions: [
      ...new Set(
        targets.flatMap(({ monster, variant }) => [
          known.require(monster).name,
          ...(variant ? [spaced(variant)] : []),
        ]),
      ),
    ],
  }));
}

function skillName(id: string): string {
  return getCatalog().skills.require(id).name;
}

/** `archTempered` → `arch tempered` */
function spaced(word: string): string {
  return word.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
