import type { TranslatedLanguage } from "@/lib/catalog/languages";
import type { Named } from "@/lib/catalog/named";
import type { IngredientKind, MealKind } from "@/lib/catalog/world-codes";

/** One effect of a food skill, as text. */
export interface EffectFigure {
  readonly label: string;
  readonly value: string;
  /** The skill that the figure raises. */
  readonly skill?: Named;
}

/** Where a food skill can come from. */
export const foodSources = ["ingredient", "village", "hub", "random"] as const;
export type FoodSource = (typeof foodSources)[number];

/** A food skill on the list. */
export interface FoodSkillRow extends Named {
  readonly effects: readonly EffectFigure[];
  readonly ingredients: readonly Named[];
  readonly meals: readonly (Named & { readonly kind: MealKind })[];
  readonly isRandom: boolean;
}

/** The effect of a meal besides skills. Minutes are its duration, or the extra duration. */
export interface MealFigures {
  readonly minutes: number;
  readonly health: number;
  readonly stamina: number;
  readonly attack: number;
  readonly defense: number;
  readonly allResistance: number;
}

export interface IngredientRow extends Named, MealFigures {
  readonly kind: IngredientKind;
  readonly skill: Named;
}

export interface MealRow extends Named, MealFigures {
  readonly kind: MealKind;
  /** Any one of these pays for the meal. */
  readonly tickets: readonly Named[];
  readonly skills: readonly Named[];
  /** Where it is served; `null` = wherever one cooks. */
  readonly locale: Named | null;
}

type VillageAdvice = Named & MealFigures & { readonly skills: readonly (Named & { readonly why: string })[] };

/** Advice on a meal for the hunt of a monster. */
export interface MealAdvice {
  /** A meal of a village, with the food skills that suit the monster. */
  readonly village: VillageAdvice;
  /** The same for the hammer, which severs nothing; `null` where no severed part speaks for the meal. */
  readonly unsevered: VillageAdvice | null;
  /** A ration with its additional ingredient and finishing touch; the figures are those of all three. */
  readonly ration: Named &
    MealFigures & { readonly ingredients: readonly (Named & { readonly skill: Named })[] };
  /** Elements that the monster attacks with, as words. */
  readonly elements: readonly string[];
}

/** A large monster and what to eat for it. */
export interface HuntMealRow extends Named {
  readonly advice: MealAdvice;
}

export interface FoodLists {
  readonly skills: readonly FoodSkillRow[];
  readonly ingredients: readonly IngredientRow[];
  readonly meals: readonly MealRow[];
  readonly hunts: readonly HuntMealRow[];
}

/** The draw of a random skill. */
export interface RandomDraw {
  readonly weight: number;
  /** Sum of the weights of all skills in the draw. */
  readonly total: number;
  /** How many skills are in the draw. */
  readonly skills: number;
}

export interface FoodSkillDetail extends Named {
  readonly text: string;
  readonly effects: readonly EffectFigure[];
  readonly draw: RandomDraw | null;
  readonly ingredients: readonly IngredientRow[];
  readonly meals: readonly MealRow[];
  /** The other version of the skill: Lo or Hi. */
  readonly sibling: Named | null;
  readonly names: Readonly<Partial<Record<TranslatedLanguage, string>>>;
}
