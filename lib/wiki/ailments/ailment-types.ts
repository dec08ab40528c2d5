import type { Named } from "@/lib/catalog/named";
import type { HunterAilment } from "@/lib/catalog/schema";

/** An ailment with its effect and its sources. */
export interface AilmentCard extends Named {
  /** Label and value, written out. */
  readonly figures: readonly { readonly label: string; readonly value: string }[];
  readonly cures: readonly Named[];
  /** Large monsters whose field guide lists it. */
  readonly monsters: readonly Named[];
}

export type AilmentFigure = Exclude<keyof HunterAilment, "id" | "name" | "cures">;
