import { artianFigures, getArtianGain } from "@/lib/catalog/artian-figures";
import { type WeaponElement, weaponElements } from "@/lib/catalog/codes";
import {
  type ArtianCategory,
  artianCategories,
  type GogmaFocus,
  gogmaFocuses,
} from "@/lib/catalog/weapon-codes";
import { findArtianProblems } from "../loadout/check-artian";
import { formatProblem, type GetName } from "../loadout/format-problem";
import type { LoadoutCatalog, LoadoutWeapon } from "../loadout/loadout-catalog";
import type { ArtianChoices } from "../loadout/model";

/** A reinforcement that the weapon could have in one place. */
interface ReinforcementOption {
  readonly id: string;
  readonly name: string;
  /** Gain on this type: "+12 attack". */
  readonly gainText: string;
  /** Why it cannot be chosen, as a sentence; `null` = it can. */
  readonly why: string | null;
}

/** Elements that parts for a weapon can have, in the order of the game. */
export function listElementOptions(
  weapon: LoadoutWeapon,
  { artian }: LoadoutCatalog,
): readonly WeaponElement[] {
  const row = artian.weapons.get(weapon.id);
  return weaponElements.filter((element) =>
    [row?.elements, row?.elementAmmo].some((each) => each !== undefined && Object.hasOwn(each, element)),
  );
}

/** The weapons that differ from a Gogma Artian weapon in nothing but the focus, it included. */
export function listFocusOptions(
  weapon: LoadoutWeapon,
  catalog: LoadoutCatalog,
): readonly { readonly focus: GogmaFocus; readonly id: string }[] {
  if (weapon.artian !== "gogma") return [];
  const others = [...catalog.weapons.values()].filter(
    ({ type, artian }) => type === weapon.type && artian === "gogma",
  );
  return gogmaFocuses.flatMap((focus) => {
    const other = others.find(({ gogmaFocus }) => gogmaFocus === focus);
    return other ? [{ focus, id: other.id }] : [];
  });
}

/** The choices with another reinforcement in one place; `null` = none there. Places past the end are added to. */
export function withReinforcement(choices: ArtianChoices, at: number, id: string | null): ArtianChoices {
  const { reinforcements } = choices;
  const after = id === null ? reinforcements.toSpliced(at, 1) : reinforcements.toSpliced(at, 1, id);
  return { ...choices, reinforcements: after };
}

/** Every reinforcement of the weapon's tier and type for one place, with why it cannot be there. */
export function listReinforcementOptions(
  weapon: LoadoutWeapon,
  choices: ArtianChoices,
  at: number,
  catalog: LoadoutCatalog,
  getName: GetName,
): readonly ReinforcementOption[] {
  const { artian: tier, type } = weapon;
  if (!tier) return [];
  return [...catalog.artian.bonuses.values()].flatMap((bonus) => {
    const maxCount = tier === "gogma" ? bonus.maxCountGogma : bonus.maxCountArtian;
    const extraSkills = artianFigures.flatMap((figure) => {
      const extraSkill = getArtianGain(bonus[tier], figure, type);
      return extraSkill === 0 ? [] : [`+${extraSkill}${figureLabels[figure]}`];
    });
    if (bonus.kind !== "reinforcement" || maxCount === 0 || extraSkills.length === 0) return [];
    const others = findArtianProblems(weapon, withReinforcement(choices, at, null), catalog.artian);
    const problems = findArtianProblems(weapon, withReinforcement(choices, at, bonus.id), catalog.artian);
    // What is wrong anyway does not speak against this one.
    const own = problems.find(
      (problem) => !others.some((other) => JSON.stringify(other) === JSON.stringify(problem)),
    );
    return [
      {
        id: bonus.id,
        name: getName("artian-bonus", bonus.id),
        gainText: extraSkills.join(", "),
        why: own ? formatProblem(own, getName) : null,
      },
    ];
  });
}

const figureLabels = {
  attack: " raw",
  affinity: "% affinity",
  element: " element",
  sharpness: " sharpness",
  ammo: " ammo",
} as const;

/** Effects of choices of an Artian weapon on the damage to the target, as shares; `null` = cannot be said. */
interface ArtianGauge {
  /** Against what is equipped. */
  of(weapon: string, choices: ArtianChoices): number | null;
  /** Of other choices, against those that are made. */
  compare(weapon: string, choices: ArtianChoices, other: ArtianChoices): number | null;
}

/**
 * Each choice is worked out once: five reinforcements have the same options.
 *
 * @param measure against what is equipped
 */
export function createArtianGauge(
  measure: (weapon: string, choices: ArtianChoices) => number | null,
): ArtianGauge {
  const known = new Map<string, number | null>();
  const of: ArtianGauge["of"] = (weapon, choices) => {
    // The order of parts and reinforcements changes nothing.
    const parts = choices.parts.map(({ element, infusion }) => `${element} ${infusion}`).toSorted();
    const { reinforcements, setBonus, groupSkill } = choices;
    const key = JSON.stringify([weapon, parts, reinforcements.toSorted(), setBonus, groupSkill]);
    if (!known.has(key)) known.set(key, measure(weapon, choices));
    return known.get(key) ?? null;
  };
  return {
    of,
    compare: (weapon, choices, other) => {
      const [before, after] = [of(weapon, choices), of(weapon, other)];
      return before === null || after === null ? null : (1 + after) / (1 + before) - 1;
    },
  };
}

/** How many reinforcements of each category there are, of how many at most; only those that the type can have. */
export function countCategories(
  weapon: LoadoutWeapon,
  { reinforcements }: ArtianChoices,
  { artian }: LoadoutCatalog,
): readonly { readonly category: ArtianCategory; readonly count: number; readonly max: number }[] {
  const { artian: tier, type } = weapon;
  if (!tier) return [];
  const bonuses = [...artian.bonuses.values()].filter(({ kind }) => kind === "reinforcement");
  return artianCategories.flatMap((category) => {
    const figures = category === "sharpness-ammo" ? (["sharpness", "ammo"] as const) : ([category] as const);
    const gives = bonuses.filter((bonus) =>
      figures.some((figure) => getArtianGain(bonus[tier], figure, type) !== 0),
    );
    const max = artian.categoryCaps.get(category);
    if (gives.length === 0 || max === undefined) return [];
    const ids = new Set(gives.map(({ id }) => id));
    return [{ category, count: reinforcements.filter((id) => ids.has(id)).length, max }];
  });
}
