import { hasData, readData } from "./read-data.server";
import { textsSchema } from "./schema";

/** Files of our own prose in `data/texts`. */
export const textFiles = ["skills", "monsters", "locales", "food-skills", "weapon-types"] as const;

export type TextFile = (typeof textFiles)[number];

type Texts = Readonly<Record<string, string>>;

const loaded = new Map<TextFile, Texts>();

/** The text of a skill: its effect, when it works, and its figures. */
export function getSkillText(id: string): string {
  return getText("skills", id);
}

/** How a monster, large or small, fights and what to bring. */
export function getMonsterText(id: string): string {
  return getText("monsters", id);
}

export function getLocaleText(id: string): string {
  return getText("locales", id);
}

export function getFoodSkillText(id: string): string {
  return getText("food-skills", id);
}

/** How a type of weapon plays and whom it suits. */
export function getWeaponTypeText(type: string): string {
  return getText("weapon-types", type);
}

/** A file of texts, read once per process; `undefined` where it is not there. */
export function readTexts(file: TextFile): Texts | undefined {
  if (!hasData(`texts/${file}.json`)) return undefined;
  const known = loaded.get(file);
  if (known) return known;
  const texts = readData(`texts/${file}.json`, textsSchema);
  loaded.set(file, texts);
  return texts;
}

/**
 * A page without its text is a page that nobody finished, so a build stops there. In development, where texts
 * are being written, the page shows without it; `npm run data:check` lists what is missing.
 */
function getText(file: TextFile, id: string): string {
  const text = readTexts(file)?.[id];
  if (text !== undefined) return text;
  if (process.env.NODE_ENV === "production") throw new Error(`data/texts/${file}.json has no text "${id}"`);
  return "";
}
