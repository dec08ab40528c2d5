import { getStem } from "./fold";

/** Words that are written in two ways, folded: numerals, the Greek letters of armor, short forms, British spelling. */
export const spellings: Readonly<Record<string, string>> = {
  "1": "i",
  "2": "ii",
  "3": "iii",
  "4": "iv",
  "5": "v",
  i: "1",
  ii: "2",
  iii: "3",
  iv: "4",
  v: "5",
  a: "alpha",
  b: "beta",
  g: "gamma",
  atk: "attack",
  def: "defense",
  crit: "critical",
  armour: "armor",
  defence: "defense",
  offence: "offense",
  colour: "color",
};

/** A folded word, the other way to write it, and the word without the ending of a plural; each once. */
export function getQueryForms(word: string): readonly string[] {
  return [...new Set([word, spellings[word] ?? word, getStem(word)])];
}
