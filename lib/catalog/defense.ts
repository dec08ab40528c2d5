/**
 * Levels of armor. Every level adds 2 to defense; how many there are depends on the rarity, and transcending
 * adds further ones from rarity 5 on. From the game's parameter tables.
 */
const levelCaps: readonly number[] = [11, 11, 9, 8, 20, 16, 11, 10];
const transcendedCaps: Readonly<Record<number, number>> = { 5: 28, 6: 22, 7: 16, 8: 14 };

/** Defense that one level adds. */
const defensePerLevel = 2;

/**
 * The highest level of a piece.
 *
 * @param rarity 1 to 8
 * @throws for any other rarity
 */
export function getArmorLevelCap(rarity: number): number {
  const cap = levelCaps[rarity - 1];
  if (cap === undefined) throw new RangeError(`No armor has rarity ${rarity}`);
  return cap;
}

/** The highest level of a transcended piece; `undefined` where the rarity cannot be transcended. */
export function getTranscendedLevelCap(rarity: number): number | undefined {
  return transcendedCaps[rarity];
}

/**
 * Defense of a piece at a level. A level beyond the cap counts as the cap.
 *
 * @param piece its `defense` is that of level 1
 * @param level 1 and up
 */
export function getDefenseAtLevel(
  piece: { readonly defense: number; readonly rarity: number },
  level: number,
  transcended = false,
): number {
  const cap = (transcended && getTranscendedLevelCap(piece.rarity)) || getArmorLevelCap(piece.rarity);
  const reached = Math.min(Math.max(Math.trunc(level), 1), cap);
  return piece.defense + defensePerLevel * (reached - 1);
}
