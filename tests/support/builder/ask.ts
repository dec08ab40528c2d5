import { expect } from "vitest";
import { type Ask, toAnswer } from "@/lib/builder/advice/ask";
import type { BuilderCatalog } from "@/lib/builder/catalog/catalog";
import { getBuilderCatalog } from "@/lib/builder/catalog/get-builder-catalog.server";
import { compileDamage } from "@/lib/builder/damage/compile-damage";
import { checkQuery } from "@/lib/builder/search/check-query";
import { search } from "@/lib/builder/search/search";
import type { PostedQuery } from "@/lib/builder/worker/protocol";
import { getCatalog } from "@/lib/catalog/get-catalog.server";

/**
 * Answers questions by the search itself, without a worker.
 *
 * @param onAsk is told of each question
 */
export function createAsk(catalog: BuilderCatalog, onAsk?: (query: PostedQuery) => void): Ask {
  return async (query) => {
    onAsk?.(query);
    const { objective, ...rest } = query;
    // The worker refuses what has no meaning; so do tests of the game's own catalog.
    if (catalog === getBuilderCatalog()) expect(checkQuery({ ...rest }, catalog)).toEqual([]);
    const compiled =
      objective?.kind === "damage"
        ? { kind: objective.kind, damage: compileDamage(objective.scenario, getCatalog().skills.all) }
        : objective;
    return toAnswer(query, search({ ...rest, objective: compiled }, catalog));
  };
}
