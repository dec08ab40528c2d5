import { readdirSync, readFileSync } from "node:fs";

type Names = Record<string, Record<string, string> | undefined>;

/**
 * Language of names other languages, read past the catalog.
 *
 * @param entity such as `armor-sets`
 * @returns for an id its names by the code of the language, empty where no file names it
 */
export function translations(entity: string): (id: string) => Record<string, string> {
  const files = readdirSync("data/names").map((file): [string, Record<string, string>] => {
    const names: Names = JSON.parse(readFileSync(`data/names/${file}`, "utf8"));
    return [file.replace(/\.json$/, ""), names[entity] ?? {}];
  });
  return (id) =>
    Object.fromEntries(
      files.flatMap(([language, names]) => {
        const name = names[id];
        return name ? [[language, name]] : [];
      }),
    );
}
