/** Six bits per character. None of these is changed by a URL, a form or a chat program. */
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const bitsPerCharacter = 6;
const characterValues: ReadonlyMap<string, number> = new Map(
  [...alphabet].map((letter, value) => [letter, value]),
);

/** The value of a character, 0 to 63; `undefined` for a character that codes do not have. */
export function getCharacterValue(character: string): number | undefined {
  return characterValues.get(character);
}

/** Numbers of given widths, one after the other. */
export class BitWriter {
  readonly #bits: number[] = [];

  /** Throws a RangeError for a number that is not whole or needs more bits. */
  write(value: number, bits: number): void {
    if (!Number.isInteger(value) || value < 0 || value >= 2 ** bits) {
      throw new RangeError(`${value} does not fit into ${bits} bits`);
    }
    for (let bit = bits - 1; bit >= 0; bit--) this.#bits.push((value >>> bit) & 1);
  }

  /**
   * The characters. They are filled up with two zeros or more, so that the last one is never `-` or `_`: programs
   * that find links in text like to leave these out at the end.
   */
  characters(): string {
    const filled = [...this.#bits, ...new Array<number>(countPadding(this.#bits.length)).fill(0)];
    let text = "";
    for (let at = 0; at < filled.length; at += bitsPerCharacter) {
      const value = filled.slice(at, at + bitsPerCharacter).reduce((sum, bit) => sum * 2 + bit, 0);
      text += alphabet.charAt(value);
    }
    return text;
  }
}

function countPadding(bits: number): number {
  return 2 + ((2 * bitsPerCharacter - 2 - (bits % bitsPerCharacter)) % bitsPerCharacter);
}

/** Reads back what a `BitWriter` wrote. Never throws: past the end everything is 0, and `overran` is true. */
export class BitReader {
  readonly #values: readonly number[];
  #at = 0;
  #overran = false;

  /** `values` are those of the characters, 0 to 63 each. */
  constructor(values: readonly number[]) {
    this.#values = values;
  }

  /** True once more bits were read than there are. */
  get overran(): boolean {
    return this.#overran;
  }

  /** True when everything has been read but the padding, and that is as it should be. */
  get finished(): boolean {
    if (this.#overran) return false;
    const left = this.#values.length * bitsPerCharacter - this.#at;
    if (left !== countPadding(this.#at)) return false;
    for (let at = this.#at; at < this.#at + left; at++) {
      if (this.#bit(at) !== 0) return false;
    }
    return true;
  }

  /** A number of up to 31 bits; 0 if so many are not left. */
  read(bits: number): number {
    if (this.#at + bits > this.#values.length * bitsPerCharacter) this.#overran = true;
    if (this.#overran) return 0;
    let value = 0;
    for (const end = this.#at + bits; this.#at < end; this.#at++) value = value * 2 + this.#bit(this.#at);
    return value;
  }

  #bit(at: number): number {
    const value = this.#values[Math.floor(at / bitsPerCharacter)] ?? 0;
    return (value >>> (bitsPerCharacter - 1 - (at % bitsPerCharacter))) & 1;
  }
}

const checkPolynomial = 0x80f;

/**
 * CRC-12 (x¹² + x¹¹ + x³ + x² + x + 1) over values of six bits, 0 to 4095. Two codes that differ in one character,
 * or in two that are next to each other, never have the same; of other damage one in 4,096 goes unseen.
 */
function computeChecksum(values: readonly number[]): number {
  let sum = 0xfff;
  for (const value of values) {
    for (let bit = bitsPerCharacter - 1; bit >= 0; bit--) {
      const carry = ((sum >>> 11) ^ (value >>> bit)) & 1;
      sum = ((sum << 1) & 0xfff) ^ (carry ? checkPolynomial : 0);
    }
  }
  return sum;
}

/** The checksum as two characters. */
export function computeCheckCharacters(values: readonly number[]): string {
  const sum = computeChecksum(values);
  return alphabet.charAt(sum >>> bitsPerCharacter) + alphabet.charAt(sum & 63);
}
