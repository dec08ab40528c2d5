/** A list as part of a sentence: `A`, `A and B`, `A, B and C`. */
export function joinWords(words: readonly string[], last: "and" | "or" = "and"): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}
