import { answerTasks } from "@/lib/http/facts-worker";
import type { AppraisedTalisman, BuilderDecoration } from "../catalog/catalog";
import { findOutclassed } from "./find-outclassed";

/** Task of the worker. */
export interface OutclassedTask {
  readonly talismans: readonly AppraisedTalisman[];
  /** Those that make up for a skill. */
  readonly decorations: readonly BuilderDecoration[];
}

/** Ids of talismans with the id of one that outclasses it. */
export type OutclassedIds = readonly (readonly [id: string, better: string])[];

/* The worker's entry. The page makes it by `new Worker(new URL("…/outclassed-worker.ts", import.meta.url))`. */
answerTasks<OutclassedTask, OutclassedIds, null>(({ talismans, decorations }) =>
  [...findOutclassed(talismans, decorations)].map(([id, better]) => [id, better.id] as const),
);
