/**
 * A repeatable source of numbers from 0 (included) to 1 (excluded), seeded by a text.
 *
 * The seed is hashed to 128 bits and drives sfc32, which passes PractRand; a 32-bit seed would give many
 * users the same order of 28 questions. Not for secrets.
 */
export function createSeededRandom(seed: string): () => number {
  let [a, b, c, counter] = getHash128(seed);
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return (sum >>> 0) / 2 ** 32;
  };
  // Near seeds need a few rounds to drift apart.
  for (let round = 0; round < 12; round += 1) next();
  return next;
}

/** The numbers 0 to `size` - 1 in an order that depends on `seed` alone (Fisher and Yates). */
export function createSeededPermutation(size: number, seed: string): number[] {
  const random = createSeededRandom(seed);
  const order = Array.from({ length: size }, (_, index) => index);
  for (let last = size - 1; last > 0; last -= 1) {
    const pick = Math.floor(random() * (last + 1));
    const held = order[last] as number;
    order[last] = order[pick] as number;
    order[pick] = held;
  }
  return order;
}

/** Four lanes of FNV-1a with different offsets and a final mix (MurmurHash3). */
function getHash128(text: string): [number, number, number, number] {
  const lanes: [number, number, number, number] = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    for (let lane = 0; lane < 4; lane += 1) {
      lanes[lane] = Math.imul((lanes[lane] as number) ^ (code + lane), 0x01000193);
    }
  }
  return [mixBits(lanes[0]), mixBits(lanes[1]), mixBits(lanes[2]), mixBits(lanes[3])];
}

function mixBits(value: number): number {
  let mixed = value ^ (value >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) | 0;
}
