import type { BuilderArmor } from "../catalog/catalog";
import type { SearchQuery } from "./query";

/** Whether the query lets a set have a piece. */
export function isAllowed(query: SearchQuery, piece: BuilderArmor): boolean {
  const pinned = query.pinned?.[piece.piece];
  if (pinned !== undefined) return piece.id === pinned;
  const rank = query.rank ?? "high";
  return (rank === "any" || piece.rank === rank) && !query.excluded?.includes(piece.id);
}
