import type { ArmorPiece } from "@/lib/catalog/codes";
import { armorPieceWords } from "@/lib/catalog/vocabulary";
import type { DerivedSource } from "../loadout/derived";
import type { LoadoutPlace } from "../loadout/model";
import type { NameOf } from "../loadout/problem-words";

/** "Head", "Weapon", "Charm". */
export function placeName(place: LoadoutPlace): string {
  if (place === "weapon") return "Weapon";
  return place === "charm" ? "Charm" : armorPieceWords[place satisfies ArmorPiece];
}

/** The thing that brings a level, by its name; a roll is a thing of its own. */
export function sourceName({ kind, id }: DerivedSource, nameOf: NameOf): string {
  return kind === "roll" ? `Rolled on ${nameOf("weapon", id)}` : nameOf(kind, id);
}
