import type { Element } from "@/lib/catalog/codes";
import type { TranslatedLanguage } from "@/lib/catalog/languages";
import type { Named } from "@/lib/catalog/named";
import type { CampRisk, LocaleKind } from "@/lib/catalog/world-codes";
import type { QuestRow } from "@/lib/wiki/quests/quest-types";
import type { ElementCount } from "./count-elements";
import type { FieldMapData } from "./field-map-types";

/** Number of camp sites of a locale per risk. */
export type CampCounts = Readonly<Record<CampRisk, number>>;

/** A locale on the list of all. */
export interface LocaleCardData {
  readonly id: string;
  readonly name: string;
  readonly kind: LocaleKind;
  /** First sentence of its description. */
  readonly lead: string;
  /** Numbered areas; null where the map is not divided, or not known to be. */
  readonly areas: number | null;
  readonly environments: readonly Named[];
  readonly camps: CampCounts;
  readonly largeMonsters: number;
  readonly smallMonsters: number;
  readonly quests: number;
  /** Elements recommended against its large monsters, most often first. */
  readonly elements: readonly ElementCount[];
  /** Monsters fought in a place where none live: an arena. */
  readonly opponents: readonly Named[];
}

export interface CampRow extends Named {
  readonly area: number;
  readonly risk: CampRisk;
}

export interface ResidentRow extends Named {
  readonly species: string;
  readonly elements: readonly Element[];
  /** Quests that hunt it in this locale. */
  readonly quests: number;
}

/** A quest of the locale. */
export type LocaleQuestRow = Pick<QuestRow, "id" | "name" | "kind" | "stars" | "minutes" | "targets">;

/** A meal cooked in a locale. */
export interface LocaleMeal {
  readonly id: string;
  readonly label: string;
  readonly minutes: number;
}

export interface LocaleDetail extends LocaleCardData {
  readonly text: string;
  readonly shortName: string | null;
  readonly names: Readonly<Partial<Record<TranslatedLanguage, string>>>;
  /** `null` where the tables have no map. */
  readonly map: FieldMapData | null;
  readonly campSites: readonly CampRow[];
  /** Large monsters that live here; of an arena, those that are fought in it. */
  readonly large: readonly ResidentRow[];
  readonly small: readonly (Named & { readonly species: string })[];
  /** English names, sorted. */
  readonly endemicLife: readonly string[];
  readonly aquaticLife: readonly string[];
  /** Items of gathering points here, by name of the item, each with the points. */
  readonly gathered: readonly (Named & { readonly places: readonly Named[] })[];
  readonly questRows: readonly LocaleQuestRow[];
  readonly meals: readonly LocaleMeal[];
}
