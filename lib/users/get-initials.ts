/** One or two capitals that represent a name where there is no picture: first and last word. */
export function getInitials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/u)
    .map((word) => [...word].find((each) => /[\p{L}\p{N}]/u.test(each)))
    .filter((each) => each !== undefined);
  const chosen = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return chosen.join("").toUpperCase();
}
