import type { DecorationKind, WeaponElement } from "@/lib/catalog/codes";
import type { ArtianInfusion } from "../loadout/model";
import { unknownNumber } from "./id-numbers";

/*
 * Everything here is part of the format of version 1. Codes that people have shared are read with it for ever, so
 * nothing may be changed; what a list gains goes to its end. A change that does not fit is version 2.
 */

/**
 * The first character of every code. In every version two check characters over the rest follow it, so that a newer
 * code can be distinguished from a damaged one.
 */
export const buildCodeVersion = "1";

/** Longer texts are not looked at. The longest code that can be written has fewer characters. */
export const maxBuildCodeLength = 400;

/** Decorations of one place, skills and slots of a talisman, parts, reinforcements: no list has more. */
export const maxListedInCode = 7;
export const countBits = 3;

export const maxLevel = 8;
export const levelBits = 3;

/** A value is written as its place in the list. */
export interface Choices<Value> {
  readonly bits: number;
  readonly values: readonly Value[];
}

export const charmKinds: Choices<"none" | "charm" | "talisman"> = {
  bits: 2,
  values: ["none", "charm", "talisman"],
};

export const slotKinds: Choices<DecorationKind> = { bits: 1, values: ["weapon", "armor"] };

export const slotSizeBits: Choices<number> = { bits: 2, values: [1, 2, 3] };

export const partElements: Choices<WeaponElement> = {
  bits: 4,
  values: ["fire", "water", "thunder", "ice", "dragon", "poison", "paralysis", "sleep", "blast"],
};

export const partInfusions: Choices<ArtianInfusion> = { bits: 1, values: ["attack", "affinity"] };

/** Where decorations are listed, in this order; places with nothing in them are left out. */
export const decoratedPlaces = ["weapon", "head", "chest", "arms", "waist", "legs", "charm"] as const;

/**
 * Numbers of which many come twice: each is spelled out once and then meant by its place among those spelled out.
 * With n of them known, 0 = nothing, 1 to n = one of these, n + 1 = a new one, whose number follows.
 */
export class SpelledOut {
  readonly #numbers: number[] = [];

  get bits(): number {
    return 32 - Math.clz32(this.#numbers.length + 1);
  }

  get newcomer(): number {
    return this.#numbers.length + 1;
  }

  /** The place of a number, from 1; 0 if it has not been spelled out. */
  getPlace(number: number): number {
    return this.#numbers.indexOf(number) + 1;
  }

  /** The number at a place, from 1. */
  numberAt(place: number): number {
    return this.#numbers[place - 1] ?? unknownNumber;
  }

  add(number: number): void {
    this.#numbers.push(number);
  }
}
