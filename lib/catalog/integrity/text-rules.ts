import { weaponTypes } from "../codes";
import { type TextFile, textFiles } from "../get-texts.server";
import type { CatalogData } from "./catalog-data";
import { type Check, runCheck } from "./check";

/** Characters: shorter says nothing, longer is read by nobody. */
const length = { min: 50, max: 700 };

/** Our texts are complete, clean, and hold no figure that their record does not. */
export function checkTexts(data: CatalogData): readonly Check[] {
  const subjects = listSubjects(data);
  return [
    runCheck("every record has its text, and every text its record", (expect) => {
      for (const file of textFiles) {
        const texts = data.texts[file];
        expect(texts !== undefined, () => `texts/${file}.json is missing`);
        if (!texts) continue;
        const ids = subjects[file];
        for (const id of ids.keys()) expect(id in texts, () => `texts/${file}: nothing about "${id}"`);
        for (const id of Object.keys(texts)) expect(ids.has(id), () => `texts/${file}: what is "${id}"?`);
      }
    }),
    runCheck("texts are whole sentences of a sane length", (expect) => {
      for (const [file, id, text] of listTexts(data)) {
        expect(
          text.length >= length.min && text.length <= length.max,
          () => `texts/${file} ${id}: ${text.length} characters`,
        );
        expect(
          text === text.trim() &&
            /^[A-Z0-9"]/.test(text) &&
            /[.)]$/.test(text) &&
            !/[<>{}\n\t]| {2}|TODO/.test(text),
          () => `texts/${file} ${id}: not clean: ${JSON.stringify(text)}`,
        );
      }
    }),
    runCheck("numbers in texts match their records", (expect) => {
      for (const [file, id, text] of listTexts(data)) {
        const figures = listFigures(subjects[file].get(id));
        for (const figure of text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []) {
          const value = Number(figure.replaceAll(",", ""));
          expect(figures.has(value), () => `texts/${file} ${id}: where does ${figure} come from?`);
        }
      }
    }),
  ];
}

function listSubjects(data: CatalogData): Readonly<Record<TextFile, ReadonlyMap<string, unknown>>> {
  const byId = (records: readonly { readonly id: string }[]) =>
    new Map<string, unknown>(records.map((record) => [record.id, record]));
  return {
    skills: byId(data.skills),
    monsters: byId(data.monsters),
    locales: byId(data.locales),
    "food-skills": byId(data.foodSkills),
    "weapon-types": new Map(weaponTypes.map((type) => [type, type])),
  };
}

function listTexts(data: CatalogData): readonly (readonly [file: TextFile, id: string, text: string])[] {
  return textFiles.flatMap((file) =>
    Object.entries(data.texts[file] ?? {}).map(([id, text]) => [file, id, text] as const),
  );
}

/** Numbers of a record at any depth, and how many there are of each kind that it lists. */
function listFigures(value: unknown, found = new Set<number>()): ReadonlySet<number> {
  if (typeof value === "number") found.add(Math.abs(value));
  if (Array.isArray(value)) {
    found.add(value.length);
    for (const count of countAlike(value)) found.add(count);
  }
  if (typeof value === "object" && value !== null) {
    for (const child of Object.values(value)) listFigures(child, found);
  }
  return found;
}

/** How many of a list's records share a value: three camps that are safe. */
function countAlike(records: readonly unknown[]): Iterable<number> {
  const counts = new Map<string, number>();
  for (const record of records) {
    if (typeof record !== "object" || record === null) continue;
    for (const [key, value] of Object.entries(record)) {
      if (typeof value === "string") counts.set(`${key}=${value}`, (counts.get(`${key}=${value}`) ?? 0) + 1);
    }
  }
  return counts.values();
}
