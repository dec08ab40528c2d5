import { unpackArmorData } from "@/lib/builder/data/armor-file";
import { bindBuilderData } from "@/lib/builder/data/builder-data";
import { unpackDamageData } from "@/lib/builder/data/damage-file";
import { unpackWeaponsData } from "@/lib/builder/data/weapons-file";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import type { ProblemSubject } from "@/lib/builder/loadout/format-problem";
import { emptyLoadout } from "@/lib/builder/loadout/model";
import type { SearchReport } from "@/lib/builder/search/query";
import { getUsualCombo } from "@/lib/builder/target/combos";
import { type DamageSetup, emptyDamageSetup } from "@/lib/builder/target/damage-setup";
import { toScenario } from "@/lib/builder/target/to-scenario";
import { type OpenEnginePort, openWorkerPort } from "@/lib/builder/worker/engine-port";
import type { PostedDamage, PostedQuery, TaskLimits } from "@/lib/builder/worker/protocol";
import { serveEngine } from "@/lib/builder/worker/serve-engine";
import { createEngineClient, type EngineClient, type RunOptions } from "@/lib/builder/worker/worker-client";
import type { HitzoneState } from "@/lib/catalog/codes";

export type { AppraisedTalisman } from "@/lib/builder/catalog/catalog";
export type { FoundCharm, FoundSet, ProofStatus, SearchReport } from "@/lib/builder/search/query";
export { EngineError } from "@/lib/builder/worker/engine-error";
export type { EngineTask, PostedQuery, ReportByKind, TaskLimits } from "@/lib/builder/worker/protocol";
export type { RunOptions } from "@/lib/builder/worker/worker-client";

/** `@quarry/engine/data.json`: the facts of one version of the game. */
export interface EngineData {
  /** Of the game, as `Ver. 1.041`. */
  readonly gameVersion: string;
  readonly armor: unknown;
  readonly weapons: unknown;
  readonly damage: unknown;
}

/** The target and the attack. Ids are those of the game's data. */
export interface Aim {
  readonly weapon: string;
  readonly monster: string;
  /** Default: the one that takes most damage. */
  readonly part?: string | undefined;
  /** Default: `normal`. */
  readonly state?: HitzoneState | undefined;
  /** How often each move is done. Default: the usual combo of the weapon's type. */
  readonly moves?: Readonly<Record<string, number>> | undefined;
  /** Percent of the time by condition, as `{ burst: 90 }`. Default: those of the builder. */
  readonly uptimes?: DamageSetup["conditions"] | undefined;
}

/** Part of a query: what a search for damage maximizes, and what its weapon brings. */
export interface Aimed {
  readonly objective: PostedDamage;
  readonly weapon: NonNullable<PostedQuery["weapon"]>;
}

/** A worker of a browser, or one of `node:worker_threads`. */
export type AnyWorker = Worker | NodeWorker;
interface NodeWorker {
  on(event: string, listener: (value: never) => void): unknown;
  postMessage(message: unknown): void;
  terminate(): unknown;
}

export interface EngineOptions {
  /** Makes a worker of `@quarry/engine/worker`, with the first task and after a crash. Default: this thread, in slices of 8 ms. */
  readonly openWorker?: (() => AnyWorker) | undefined;
}

/** The engine over the facts of one version of the game. Every call rejects with an `EngineError` and with nothing else. */
export interface Engine extends EngineClient {
  readonly gameVersion: string;
  /** The best sets for a query, with a proof. A new search cancels the one before. */
  search(query: PostedQuery, options?: TaskLimits & RunOptions<"search">): Promise<SearchReport>;
  /** @throws RangeError for a weapon or monster that is not known, and for moves that the weapon cannot do */
  aim(aim: Aim): Aimed;
  /** English name of an id; the id itself where there is none. */
  getName(kind: ProblemSubject, id: string): string;
}

/**
 * Opens the engine.
 *
 * @throws BuilderDataError for data that is damaged or of another version
 */
export function openEngine(data: EngineData, { openWorker }: EngineOptions = {}): Engine {
  const { weapons, catalog, getName } = bindBuilderData(
    unpackArmorData(data.armor),
    unpackWeaponsData(data.weapons),
    data.armor,
  );
  const damage = unpackDamageData(data.damage);
  const client = createEngineClient({
    open: openWorker ? (listener) => openAnyWorker(openWorker(), listener) : openHere,
    loadArmor: async () => data.armor,
  });
  return {
    ...client,
    gameVersion: data.gameVersion,
    getName,
    search: (query, { signal, onProgress, ...limits } = {}) =>
      client.run({ kind: "search", query, limits }, { signal, onProgress }),
    aim: ({ weapon: id, monster, part = null, state = "normal", moves, uptimes = {} }) => {
      const record = weapons.weapons.find((each) => each.id === id);
      const loadout = { ...emptyLoadout, weapon: { id, decorations: [], artian: null } };
      const { weapon } = deriveLoadout(loadout, catalog);
      if (!record || !weapon) throw new RangeError(`There is no weapon "${id}".`);
      const rotation = moves
        ? Object.entries(moves).map(([move, count]) => ({ move, count }))
        : (getUsualCombo(damage, weapon)?.rotation ?? []);
      const setup = { ...emptyDamageSetup, monster, part, state, rotation, conditions: uptimes };
      const outcome = toScenario(setup, weapon, damage);
      if (!outcome.ok) throw new RangeError(outcome.reason);
      const { scenario } = outcome;
      const done = new Set(scenario.rotation.map(({ move }) => move.id));
      const unknown = rotation.find(({ move }) => !done.has(move));
      if (unknown) throw new RangeError(`"${unknown.move}" is no move of ${id}.`);
      const skills = Object.fromEntries(record.skills.map(({ skill, level }) => [skill, level]));
      return { objective: { kind: "damage", scenario }, weapon: { slots: record.slots, skills } };
    },
  };

  /** The same messages without a worker. */
  function openHere({ onMessage }: Parameters<OpenEnginePort>[0]) {
    return {
      post: serveEngine({ post: onMessage, clock: () => performance.now() }),
      close: () => {},
    };
  }
}

function openAnyWorker(worker: AnyWorker, listener: Parameters<OpenEnginePort>[0]) {
  if (!("on" in worker)) return openWorkerPort(worker, listener);
  worker.on("message", (message: unknown) => listener.onMessage(message));
  worker.on("error", (error: Error) => listener.onCrash(error.message));
  return {
    post: (message: unknown) => worker.postMessage(message),
    close: () => void worker.terminate(),
  };
}
