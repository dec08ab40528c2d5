import type { BuilderCatalog } from "../catalog/catalog";
import { createDamageProblem } from "./damage-problem";
import type { Problem, ProblemOptions } from "./problem";
import type { SearchQuery } from "./query";
import { finish } from "./steps";
import { createSummedProblem } from "./summed-problem";

/** Boils a query down, in one go. The ids in it are taken to exist: `checkQuery` says where they do not. */
export function createProblem(
  query: SearchQuery,
  catalog: BuilderCatalog,
  options: ProblemOptions = {},
): Problem {
  return finish(boilDown(query, catalog, options));
}

/** As `createProblem`, in steps of some milliseconds: with any legal talisman it takes long. */
export function boilDown(
  query: SearchQuery,
  catalog: BuilderCatalog,
  options: ProblemOptions = {},
): Generator<void, Problem, void> {
  const objective = query.objective ?? { kind: "defense" };
  return objective.kind === "damage"
    ? createDamageProblem(query, catalog, objective.damage, options.floor)
    : createSummedProblem(query, catalog, objective, options);
}
