import type { Named } from "@/lib/catalog/named";
import type { CampRisk } from "@/lib/catalog/world-codes";

/** A point of a map, in its own units: the map is 1,000 wide. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** Links, so that both parts of the map are found by their anchors. */
export interface MapArea extends MapPoint {
  readonly area: number;
  /** Where its number is drawn: next to the point where others are too near. */
  readonly label: MapPoint;
  /** From 0, lowest first. */
  readonly floor: number;
  readonly climate: "hot" | "cold" | null;
  /** Areas to which monsters move from it. */
  readonly next: readonly number[];
  readonly camps: readonly (Named & { readonly risk: CampRisk })[];
}

/** A monster with the areas that it roams; it begins in some of them. */
export interface MapMonster extends Named {
  readonly isLarge: boolean;
  readonly areas: readonly number[];
  readonly starts: readonly number[];
}

/** The map of a field, as its page draws it. */
export interface FieldMapData {
  /** In units of the map. */
  readonly height: number;
  /** Radius of the number of an area. */
  readonly radius: number;
  /** Path of the ground: one dot for each point of it. */
  readonly ground: string;
  readonly areas: readonly MapArea[];
  readonly floors: number;
  readonly ways: readonly (readonly [number, number])[];
  readonly camps: readonly (MapPoint & { readonly id: string; readonly risk: CampRisk })[];
  readonly bases: readonly (MapPoint & { readonly name: string })[];
  readonly exits: readonly (MapPoint & { readonly to: Named | null })[];
  readonly monsters: readonly MapMonster[];
}
