import type { BestList } from "../best-list";
import * as cells from "../cells";
import type { Layer } from "../layers";
import { slotLevels } from "../measures";
import type { Problem } from "../problem";
import { BranchAndBound } from "./engine";

const { readInt, readItem } = cells;

/** Candidates that the first part of a problem has of a layer of armor, of charms, of ways to fill the weapon. */
const firstCounts = { part: 4, charm: 12, weapon: 8 };
/** The same for a layer that is free in a later part of the problem. */
export const freeCounts = { part: 60, charm: 120, weapon: 60 };
/** Nodes for one part of the problem, and for all. */
const nodesOfFirst = 400;
const nodesOfEach = 120;
const nodesOfAll = 4000;

/**
 * Finds good sets before anything is proved: searches a small part of the problem, then again and again what is
 * left when all but a few layers are held at the best set so far, until no choice of free layers brings a better
 * one. Every part is searched by branch and bound; what is found goes into the list of the whole.
 */
export class Climb {
  nodes = 0;
  readonly #problem: Problem;
  readonly #scout: BranchAndBound;
  /** Candidates by layer, the most promising first. */
  readonly #order: readonly (readonly number[])[];
  /** Choices of layers that are free together. */
  readonly #choices: readonly (readonly number[])[];
  #part: BranchAndBound | null = null;
  /** The part that is got ready. With hundreds of talismans its first bound takes long, so that has steps of its own. */
  #preparing: Generator<void, BranchAndBound, void>;
  #nodesLeft = nodesOfFirst;
  /** The next choice, and how many have been tried since the best set changed. */
  #next = 0;
  #tried = 0;
  #topChanges = 0;

  /** @param scout has bounded the root of the problem; its list is filled */
  constructor(problem: Problem, scout: BranchAndBound) {
    this.#problem = problem;
    this.#scout = scout;
    this.#order = problem.layers.map((_, l) => scout.listRootCandidates(l));
    this.#choices = listFreeLayers(problem);
    const first = this.#order.map((order, l) => order.slice(0, this.#getCount(l, firstCounts)));
    this.#preparing = BranchAndBound.create(restrictProblem(problem, first), scout.best);
  }

  /** Goes on for about that many nodes, or with what gets a part ready. @returns whether it is done */
  step(nodes: number): boolean {
    const part = this.#part;
    if (!part) {
      const { done, value } = this.#preparing.next();
      if (done) this.#part = value;
      return false;
    }
    const before = part.nodes;
    const isOver = part.step(Math.min(nodes, this.#nodesLeft));
    const taken = part.nodes - before;
    this.nodes += taken;
    this.#nodesLeft -= taken;
    return (isOver || this.#nodesLeft <= 0) && !this.#startNext();
  }

  /** Begins with the next choice of free layers. @returns whether there is one that may help */
  #startNext(): boolean {
    const { best } = this.#scout;
    if (best.topChanges > this.#topChanges) this.#tried = 0;
    this.#topChanges = best.topChanges;
    const free = this.#choices[this.#next];
    const held = findBestCandidates(this.#problem, best);
    if (!held || !free || this.#tried === this.#choices.length || this.nodes >= nodesOfAll) return false;
    this.#tried++;
    this.#next = (this.#next + 1) % this.#choices.length;
    const places = held.map((at, l) => (free.includes(l) ? this.#listFree(l, at) : [at]));
    this.#part = null;
    this.#preparing = BranchAndBound.create(restrictProblem(this.#problem, places), best);
    this.#nodesLeft = nodesOfEach;
    return true;
  }

  #listFree(layer: number, held: number): number[] {
    const order = readItem(this.#order, layer).slice(0, this.#getCount(layer, freeCounts));
    return order.includes(held) ? order : [...order, held];
  }

  #getCount(layer: number, { part, charm, weapon }: typeof firstCounts): number {
    const partCount = this.#problem.pieces.length;
    if (layer < partCount) return part;
    return layer === partCount ? charm : weapon;
  }
}

/** The candidate of each layer in the best set so far. */
export function findBestCandidates({ layers, scoring }: Problem, best: BestList): number[] | null {
  const top = best.top();
  if (!top || !scoring) return null;
  const { charm, weapon } = scoring.describe(top.charm);
  const members = Int32Array.from([...top.pieces, charm, weapon]);
  return layers.map((layer, l) => layer.members.findIndex((each) => each.includes(readInt(members, l))));
}

/**
 * One part with charm and weapon, and two parts with the charm. Three parts took a third of the time, and brought one
 * gain of a hundred.
 */
function listFreeLayers({ layers, pieces }: Problem): number[][] {
  const parts = [...pieces.keys()];
  const rest = [...layers.keys()].slice(parts.length);
  const charm = parts.length;
  const pairs = parts.flatMap((a) => parts.slice(a + 1).map((b) => [a, b]));
  return [...parts.map((part) => [part, ...rest]), ...pairs.map((pair) => [...pair, charm])];
}

/** The problem with some of the candidates of each layer. */
export function restrictProblem(problem: Problem, places: readonly (readonly number[])[]): Problem {
  const layers = problem.layers.map((layer, l) =>
    restrictLayer(layer, readItem(places, l), problem.targets.length),
  );
  return { ...problem, layers };
}

function restrictLayer(layer: Layer, places: readonly number[], targetCount: number): Layer {
  return {
    size: places.length,
    levels: pickRows(layer.levels, places, targetCount),
    slots: pickRows(layer.slots, places, slotLevels),
    members: places.map((at) => readItem(layer.members, at)),
    value: Float64Array.from(places, (at) => cells.readFloat(layer.value, at)),
    values: layer.values,
  };
}

function pickRows(from: Uint8Array, places: readonly number[], width: number): Uint8Array {
  const rows = new Uint8Array(places.length * width);
  for (let to = 0; to < places.length; to++) {
    const at = readItem(places, to) * width;
    for (let column = 0; column < width; column++) {
      rows[to * width + column] = cells.readByte(from, at + column);
    }
  }
  return rows;
}
