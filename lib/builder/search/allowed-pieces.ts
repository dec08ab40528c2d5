import type { BuilderArmor } from "../catalog/catalog";
import type { SearchQuery } from "./query";

/** Places of the pieces that the query lets a set have. */
export function listAllowedPlaces(query: SearchQuery, pieces: readonly BuilderArmor[]): number[] {
  const places: number[] = [];
  for (const [place, piece] of pieces.entries()) if (isAllowed(query, piece)) places.push(place);
  return places;
}

function isAllowed({ pinned, rank = "high", excluded }: SearchQuery, piece: BuilderArmor): boolean {
  const id = pinned?.[piece.piece];
  if (id !== undefined) return piece.id === id;
  return (rank === "any" || piece.rank === rank) && !excluded?.includes(piece.id);
}
