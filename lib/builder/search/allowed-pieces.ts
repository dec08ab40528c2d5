import type { BuilderArmor } from "../catalog/catalog";
import type { SearchQuery } from "./query";

/** Places of the pieces that the query lets a set have. */
export function listAllowedPlaces(query: SearchQuery, pieces: readonly BuilderArmor[]): number[] {
  const excluded = new Set(query.excluded ?? []);
  const places: number[] = [];
  for (const [place, piece] of pieces.entries()) if (isAllowed(query, excluded, piece)) places.push(place);
  return places;
}

function isAllowed(
  { pinned, rank = "high" }: SearchQuery,
  excluded: ReadonlySet<string>,
  piece: BuilderArmor,
): boolean {
  const id = pinned?.[piece.piece];
  if (id !== undefined) return piece.id === id;
  return (rank === "any" || piece.rank === rank) && !excluded.has(piece.id);
}
