import { type Ask, toAnswer } from "@/lib/builder/advice/ask";
import type { BuilderCatalog } from "@/lib/builder/catalog/catalog";
import { compileDamage } from "@/lib/builder/damage/compile-damage";
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
    const compiled =
      objective?.kind === "damage"
        ? { kind: objective.kind, damage: compileDamage(objective.scenario, getCatalog().skills.all) }
        : objective;
    return toAnswer(query, search({ ...rest, objective: compiled }, catalog));
  };
}
