import type { BuilderCatalog } from "../catalog/catalog";
import { createDamageProblem } from "./damage-problem";
import type { Problem, ProblemOptions } from "./problem";
import type { SearchQuery } from "./query";
import { createSummedProblem } from "./summed-problem";

/** Boils a query down. The ids in it are taken to exist: `checkQuery` says where they do not. */
export function createProblem(
  query: SearchQuery,
  catalog: BuilderCatalog,
  options: ProblemOptions = {},
): Problem {
  const objective = query.objective ?? { kind: "defense" };
  return objective.kind === "damage"
    ? createDamageProblem(query, catalog, objective.damage, options.floor)
    : createSummedProblem(query, catalog, objective, options);
}
