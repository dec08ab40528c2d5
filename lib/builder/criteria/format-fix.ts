import { getTalismanChance, type TalismanPools } from "@/lib/drops/talisman-odds";
import { uncapitalize } from "@/lib/text/capitalize";
import { formatCount, formatNumber, formatPercent } from "@/lib/text/format";
import { joinWords } from "@/lib/text/join-words";
import type { TalismanRules, TalismanSlot } from "../catalog/catalog";
import type { Appraisals } from "../data/availability-file";
import type { LoadoutAction } from "../editor/change-loadout";
import type { GetName } from "../loadout/format-problem";
import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import type { Fix } from "../search/fixes";
import type { NeededTalisman } from "../search/needed-talismans";
import { formatLowered } from "./format-conflict";
import type { FixChange, FixKind } from "./list-fix-changes";
import { equippedTalisman, getExcludedSkill, type SearchCriteria } from "./search-criteria";
import { withSkillTargets } from "./skill-targets";

/** A way to make a search possible, as text. */
interface FormattedFix {
  /** Label of its button. */
  readonly action: string;
  /** Its costs; empty = the action says it all. */
  readonly takes: string;
}

/** Names, and what is known of how gear is come by. */
export interface FixNames {
  readonly getName: GetName;
  readonly getMonster: (id: string) => string;
  /** A sentence; empty = not known. */
  readonly getOdds: (talisman: NeededTalisman) => string;
}

/** Text of a fix: its changes and its costs. */
export function formatFix(fix: Fix, changes: readonly FixChange[], names: FixNames): FormattedFix {
  const { getName } = names;
  if (fix.lowered) return { action: formatLowered([fix.lowered], getName), takes: "" };
  const parts = fix.keys.flatMap((key) => {
    const change = changes.find((each) => each.key === key);
    return change ? [formatChange(change.about, fix, names)] : [];
  });
  const actions = parts.map(({ action }, at) => (at === 0 ? action : uncapitalize(action)));
  return { action: joinWords(actions), takes: parts.flatMap(({ takes }) => takes || []).join(" ") };
}

function formatChange(
  about: FixKind,
  { decorations, talisman }: Fix,
  { getName, getMonster, getOdds }: FixNames,
): FormattedFix {
  const plain = (action: string, takes = "") => ({ action, takes });
  switch (about.kind) {
    case "transcended":
      return plain("Use transcended armor", "Pieces of rarity 5 and 6 have to be transcended.");
    case "decorations":
      return plain("Search with all decorations", formatMissing(decorations, getName));
    case "charms":
      return plain("Allow crafted charms");
    case "own-talismans":
      return plain("Allow your talismans");
    case "talisman":
      return talisman
        ? plain(
            `Equip a talisman with ${formatNeeded(talisman, getName)}`,
            `You have to find one. ${getOdds(talisman)}`.trim(),
          )
        : plain("Allow any possible talisman");
    case "weapon-slots":
      return plain("Use all weapon slots", "Decorations in your weapon are removed.");
    case "weapon-roll": {
      const rolls = joinWords(about.skills.map((id) => getName("skill", id)));
      return about.weapon === null
        ? plain(`Roll ${rolls} on your weapon`, "You have to reroll its skills.")
        : plain(`Equip ${getName("weapon", about.weapon)} with ${rolls}`, "It replaces your weapon.");
    }
    case "progress-rank":
      return plain("Allow high-rank materials");
    case "monster":
      return about.id === null
        ? plain("Allow materials of all monsters")
        : plain(`Allow materials of ${getMonster(about.id)}`);
    case "rarity":
      return about.max === null ? plain("Allow all rarities") : plain(`Allow rarity ${about.max} and lower`);
    case "any-rank":
      return plain("Allow armor of any rank");
    case "exclusion":
      return about.id === null
        ? plain("Remove all exclusions")
        : plain(`Allow ${formatExcluded(about.id, getName)}`);
    case "pin": {
      const name = about.id === equippedTalisman ? "the equipped talisman" : getName(about.place, about.id);
      return plain(`Unlock ${name}`);
    }
    case "locked-decorations":
      return plain("Unlock the decorations");
    case "minimum":
      return plain("Remove the minimum defense and resistances");
  }
}

function formatMissing(decorations: Fix["decorations"], getName: GetName): string {
  if (!decorations) return "";
  const counts = Object.entries(decorations);
  const copies = counts.reduce((sum, [, count]) => sum + count, 0);
  const names = counts.map(([id, count]) => {
    const name = getName("decoration", id);
    return count === 1 ? name : `${count} × ${name}`;
  });
  return `You need ${formatCount(copies, "more decoration", "more decorations")}: ${joinWords(names)}.`;
}

/**
 * The chance that one appraisal gives a talisman with what is needed, from the item where it is highest; empty where
 * several slots are needed, which the chances do not tell.
 */
export function formatTalismanOdds(
  { needed, neededSlots }: NeededTalisman,
  rules: TalismanRules,
  appraisals: Appraisals,
): string {
  const [slot = null, ...others] = neededSlots;
  if (others.length > 0) return "";
  const pools = toTalismanPools(rules, appraisals);
  const [best] = appraisals.items
    .map(({ id, name }) => ({ name, chance: getTalismanChance(pools, id, { skills: needed, slot }) }))
    .toSorted((a, b) => b.chance - a.chance);
  if (!best || best.chance <= 0) return "";
  return `One appraisal of ${best.name} in ${formatNumber(1 / best.chance, 0)} gives one.`;
}

/** Talisman pools of the builder's files. */
export function toTalismanPools(
  { talismans, skillGroups, slotGroups }: TalismanRules,
  { items, weights }: Appraisals,
): TalismanPools {
  return {
    talismans: talismans.map(({ id, patterns }) => ({
      id,
      patterns,
      appraisedFrom: items.flatMap((item) =>
        item.talismans.flatMap(({ talisman, chance }) => (talisman === id ? { item: item.id, chance } : [])),
      ),
      weights: weights.find(({ talisman }) => talisman === id)?.weights ?? [],
    })),
    skillGroups: Object.fromEntries(skillGroups.map(({ group, entries }) => [group, entries])),
    slotGroups: Object.fromEntries(slotGroups.map(({ group, slots }) => [group, slots])),
  };
}

/** `Attack Boost 2 and a level 3 slot`. */
function formatNeeded({ needed, neededSlots }: NonNullable<Fix["talisman"]>, getName: GetName): string {
  const words = [
    ...needed.map(({ skill, level }) => `${getName("skill", skill)} ${level}`),
    ...neededSlots.map(formatSlot),
  ];
  return words.length > 0 ? joinWords(words) : "any skills";
}

function formatSlot({ kind, slot }: TalismanSlot): string {
  return `a level ${slot} ${kind === "weapon" ? "weapon slot" : "slot"}`;
}

function formatExcluded(id: string, getName: GetName): string {
  const skill = getExcludedSkill(id);
  if (skill !== null) return getName("skill", skill);
  for (const kind of ["armor", "charm", "decoration"] as const) {
    const name = getName(kind, id);
    if (name !== id) return name;
  }
  return id;
}

/**
 * How much less damage a way deals than the best of all; empty where it is the best, or not known.
 *
 * @param most of all ways
 */
export function formatDamageLoss({ set }: Pick<Fix, "set">, most: number): string {
  if (set.damage === undefined || most <= 0) return "";
  const loss = (1 - set.damage / most) * 100;
  return loss < 0.05 ? "most damage of these" : `−${formatPercent(loss)} damage`;
}

/** Steps of a fix: what is equipped first, then the criteria. */
interface FixSteps {
  readonly actions: readonly LoadoutAction[];
  readonly criteria: Partial<SearchCriteria>;
}

/** Changes of a fix. */
export function getFixSteps(
  { keys, talisman, lowered }: Fix,
  changes: readonly FixChange[],
  criteria: SearchCriteria,
  catalog: LoadoutCatalog,
): FixSteps {
  if (lowered) return { actions: [], criteria: withSkillTargets(criteria, [lowered], catalog) };
  if (talisman) {
    const { talisman: kind, skills, slots } = talisman;
    const action = { type: "equip-talisman", talisman: { talisman: kind, skills, slots } } as const;
    return { actions: [action], criteria: { talismans: "own" } };
  }
  const made = changes.filter(({ key }) => keys.includes(key));
  return {
    actions: made.flatMap(({ actions }) => actions),
    criteria: Object.assign({}, ...made.map((each) => each.criteria)),
  };
}
