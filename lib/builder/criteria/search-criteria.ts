import { fullProgress, type HunterProgress } from "@/lib/catalog/availability";
import { type ArmorPiece, armorPieces, type Element, elements, type Rank, ranks } from "@/lib/catalog/codes";
import { isRecord, readIds, readLevels, readOption } from "@/lib/text/read-stored";
import type { LoadoutCatalog } from "../loadout/loadout-catalog";

/** Objective that the search maximizes. `damage` is that of the damage setup on the damage pane. */
export type SearchObjective = "defense" | "slots" | "damage" | `resistance-${Element}`;

/** Every objective, in the order in which a page offers them. */
export const searchObjectives: readonly SearchObjective[] = [
  "defense",
  "slots",
  "damage",
  ...elements.map((element): SearchObjective => `resistance-${element}`),
];

/** Objective as chosen. `auto`: damage where a weapon and a target are known, else free slots. */
type ChosenObjective = SearchObjective | "auto";

/** Every choice, in the order in which a page offers them. */
export const chosenObjectives: readonly ChosenObjective[] = ["auto", ...searchObjectives];

/** Everything that a search must meet: skill targets and options. Plain JSON. */
export interface SearchCriteria {
  /** Minimum levels of armor and weapon skills, 1 and up, in the order they were chosen. */
  readonly skills: Readonly<Record<string, number>>;
  /** Minimum levels of set bonuses and group skills. */
  readonly bonuses: Readonly<Record<string, number>>;
  /** Ids of pieces that must be equipped, and of the crafted charm; `equippedTalisman` = the talisman that is equipped. */
  readonly pinned: Readonly<Partial<Record<ArmorPiece | "charm", string>>>;
  /** Decorations that every set must use, by id with how many, 1 to `maxLockedCopies`. */
  readonly lockedDecorations: Readonly<Record<string, number>>;
  /** Ids of pieces, charms and decorations that must not be equipped, and `skill/…` for skills that no gear may bring. */
  readonly excluded: readonly string[];
  /** Least sums over the pieces. Whole numbers; what is left out has none. */
  readonly minimum: Minimum;
  /** Highest rarity of armor and crafted charms that is available, 1 to 8; `null` = all. */
  readonly maxRarity: number | null;
  readonly rank: Rank | "any";
  /** The highest rank that is open: armor and charms that need another one are left out. */
  readonly hunterRank: Rank;
  /** Ids of large monsters that cannot be hunted yet: what is made of them alone is left out. */
  readonly lockedMonsters: readonly string[];
  /** `own`: armor, crafted charms and weapons that are ticked as owned; `craft`: and what can be made of own materials. */
  readonly gear: "all" | "own" | "craft";
  readonly objective: ChosenObjective;
  readonly charms: "craftable" | "none";
  readonly talismans: "none" | "own" | "any-legal";
  /** `own`: those of the collection, which are all where none are counted. */
  readonly decorations: "own" | "all";
  /** Whether decorations in the weapon stay (`free`: only its empty slots are filled) or are taken out. */
  readonly weaponSlots: "free" | "all";
}

/** In place of a charm's id: whatever talisman is equipped. Appraised talismans need not be saved, and have no id then. */
export const equippedTalisman = "worn-talisman";

/** Most copies of one decoration that can be locked. */
export const maxLockedCopies = 7;

/** Defense at the level cap, and resistances by element. */
type Minimum = Readonly<Partial<Record<"defense" | Element, number>>>;

/** Least and most of a minimum. */
export const minimumLimits = {
  defense: [0, 2000],
  resistance: [-200, 200],
} as const;

/** The highest rarity of the game. */
export const topRarity = 8;

const monsterIdForm = /^[a-z][a-z0-9-]{0,59}$/;
/** More than there are large monsters. */
const maxLockedMonsters = 100;

const skillPrefix = "skill/";

/** An excluded skill among the other exclusions. */
export function toExcludedSkill(skill: string): string {
  return `${skillPrefix}${skill}`;
}

/** The skill of an exclusion; `null` where it is of something else. */
export function getExcludedSkill(excluded: string): string | null {
  return excluded.startsWith(skillPrefix) ? excluded.slice(skillPrefix.length) : null;
}

/** No criteria. */
export const emptyCriteria: SearchCriteria = Object.freeze({
  skills: Object.freeze({}),
  bonuses: Object.freeze({}),
  pinned: Object.freeze({}),
  lockedDecorations: Object.freeze({}),
  excluded: Object.freeze([]),
  minimum: Object.freeze({}),
  maxRarity: null,
  rank: "high",
  hunterRank: fullProgress.rank,
  lockedMonsters: fullProgress.lockedMonsters,
  gear: "all",
  objective: "auto",
  charms: "craftable",
  talismans: "own",
  decorations: "own",
  weaponSlots: "free",
});

/**
 * Objective that a search maximizes.
 *
 * @param canDamage a weapon and a target are known
 */
export function getObjective({ objective }: SearchCriteria, canDamage: boolean): SearchObjective {
  if (objective !== "auto") return objective;
  return canDamage ? "damage" : "slots";
}

/** How far the hunter has come that is searched for. */
export function getProgress({
  hunterRank,
  lockedMonsters,
}: Pick<SearchCriteria, "hunterRank" | "lockedMonsters">): HunterProgress {
  return { rank: hunterRank, lockedMonsters };
}

/** Stored criteria. What is not known is left out or takes its default, so that they can always be searched. */
export function readCriteria(
  stored: unknown,
  { skills, armor, charms, decorations }: LoadoutCatalog,
): SearchCriteria {
  if (!isRecord(stored)) return emptyCriteria;
  const getMaxLevel = (bonus: boolean) => (id: string) => {
    const skill = skills.get(id);
    return skill && (skill.kind === "set-bonus" || skill.kind === "group") === bonus ? skill.maxLevel : 0;
  };
  return {
    skills: readLevels(stored.skills, getMaxLevel(false)),
    bonuses: readLevels(stored.bonuses, getMaxLevel(true)),
    pinned: readPins(stored.pinned, (place, id) =>
      place === "charm" ? id === equippedTalisman || charms.has(id) : armor.get(id)?.piece === place,
    ),
    lockedDecorations: readLevels(stored.lockedDecorations, (id) =>
      decorations.has(id) ? maxLockedCopies : 0,
    ),
    excluded: readIds(
      stored.excluded,
      (id) =>
        armor.has(id) || charms.has(id) || decorations.has(id) || skills.has(getExcludedSkill(id) ?? ""),
    ),
    minimum: readMinimum(stored.minimum),
    maxRarity: readRarity(stored.maxRarity),
    rank: readOption(["high", "low", "any"], stored.rank, emptyCriteria.rank),
    hunterRank: readOption(ranks, stored.hunterRank, emptyCriteria.hunterRank),
    // Which monsters there are is not known before they are asked for; one that is none locks nothing.
    lockedMonsters: readIds(stored.lockedMonsters, (id) => monsterIdForm.test(id)).slice(
      0,
      maxLockedMonsters,
    ),
    gear: readOption(["all", "own", "craft"], stored.gear, emptyCriteria.gear),
    objective: readOption(chosenObjectives, stored.objective, emptyCriteria.objective),
    charms: readOption(["craftable", "none"], stored.charms, emptyCriteria.charms),
    talismans: readOption(["none", "own", "any-legal"], stored.talismans, emptyCriteria.talismans),
    decorations: readOption(["own", "all"], stored.decorations, emptyCriteria.decorations),
    weaponSlots: readOption(["free", "all"], stored.weaponSlots, emptyCriteria.weaponSlots),
  };
}

function readMinimum(stored: unknown): Minimum {
  if (!isRecord(stored)) return {};
  const read = (key: "defense" | Element, [least, most]: readonly [number, number]) => {
    const figure = stored[key];
    const fits = Number.isInteger(figure) && typeof figure === "number" && figure >= least && figure <= most;
    return fits ? { [key]: figure } : {};
  };
  return Object.assign(
    read("defense", minimumLimits.defense),
    ...elements.map((element) => read(element, minimumLimits.resistance)),
  );
}

function readRarity(stored: unknown): number | null {
  return typeof stored === "number" && Number.isInteger(stored) && stored >= 1 && stored < topRarity
    ? stored
    : null;
}

function readPins(
  stored: unknown,
  fits: (place: ArmorPiece | "charm", id: string) => boolean,
): SearchCriteria["pinned"] {
  if (!isRecord(stored)) return {};
  const pins: Partial<Record<ArmorPiece | "charm", string>> = {};
  for (const place of [...armorPieces, "charm" as const]) {
    const id = stored[place];
    if (typeof id === "string" && fits(place, id)) pins[place] = id;
  }
  return pins;
}
