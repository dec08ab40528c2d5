/** Ways in which a name is typed wrong, each with one slip in its longest word. */
const slips: readonly ((letters: readonly string[], at: number) => readonly string[])[] = [
  // Left out.
  (letters, at) => letters.toSpliced(at, 1),
  // Typed twice.
  (letters, at) => letters.toSpliced(at, 0, letters[at] ?? ""),
  // Swapped with the next.
  (letters, at) => letters.toSpliced(at, 2, letters[at + 1] ?? "", letters[at] ?? ""),
  // Hit next to the right key: a letter of the word itself stands for it, so that the script stays the same.
  (letters, at) => letters.toSpliced(at, 1, letters.at(-1) ?? ""),
];

/** A word needs as many letters for a slip to be told from another word. */
const minLength = 5;

/**
 * A name with one slip, in each way and at two places within its longest word; none for names of short words. A slip
 * that changes nothing is left out.
 */
export function misspell(name: string): readonly string[] {
  const words = name.split(" ");
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? "";
  const letters = [...longest];
  if (letters.length < minLength) return [];
  const places = [Math.floor(letters.length / 2), letters.length - 2];
  const wrong = places.flatMap((at) => slips.map((slip) => slip(letters, at).join("")));
  return [...new Set(wrong)]
    .filter((word) => word !== longest)
    .map((word) => words.map((each) => (each === longest ? word : each)).join(" "));
}
