import type { NamesTable } from "@/lib/names/names-store";
import { normalizeName } from "../collection/name-index";
import type { BuilderData } from "../data/builder-data";
import type { PictureName, PictureNames } from "./read-words";

/** Names that a picture of talismans can hold, in English and the languages of the tables. */
export function listPictureNames(
  { armor }: Pick<BuilderData, "armor">,
  tables: readonly NamesTable[],
): PictureNames {
  const { talismans, skillGroups } = armor.talismans;
  const possible = new Set(skillGroups.flatMap(({ entries }) => entries.map(({ skill }) => skill)));
  const letters = new Set<string>();
  const list = (entity: "talismans" | "skills", records: readonly { id: string; name: string }[]) =>
    records.flatMap(({ id, name }): PictureName[] =>
      [name, ...tables.map((table) => table[entity]?.[id])].flatMap((each) => {
        if (typeof each !== "string" || each === "") return [];
        // Of the language of the game alone, as it is written and in the usual width.
        const own = tables.length === 0 || each !== name ? each + each.normalize("NFKC") : "";
        for (const letter of own) letters.add(letter);
        return [{ id, name: normalizeName(each) }];
      }),
    );
  const names = {
    kinds: list("talismans", talismans),
    skills: list(
      "skills",
      armor.skills.filter(({ id }) => possible.has(id)),
    ),
  };
  return { ...names, letters: [...letters].join("") };
}
