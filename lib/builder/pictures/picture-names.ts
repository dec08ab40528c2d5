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
  const list = (entity: "talismans" | "skills", records: readonly { id: string; name: string }[]) =>
    records.flatMap(({ id, name }): PictureName[] =>
      [name, ...tables.map((table) => table[entity]?.[id])].flatMap((each) =>
        typeof each === "string" && each !== "" ? [{ id, name: normalizeName(each) }] : [],
      ),
    );
  return {
    kinds: list("talismans", talismans),
    skills: list(
      "skills",
      armor.skills.filter(({ id }) => possible.has(id)),
    ),
  };
}
