import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { listVerifiers } from "@/lib/catalog/get-quality.server";
import {
  getFoodSkillText,
  getLocaleText,
  getMonsterText,
  getSkillText,
} from "@/lib/catalog/get-texts.server";
import { hashContent, jsonType, type PublicFile } from "@/lib/http/serve-public-file.server";
import { coveredVersion } from "@/lib/site/game-version";
import { getOpenFilePath, openDataFormat, openIndexId } from "./open-data-format";
import { openEntities } from "./open-entities.server";

/** `source` of records that do not name their own. */
const gameTablesSource = "game-tables";

type Describe = (id: string) => string;

/** Entities whose records have a description. */
const describers: Readonly<Record<string, Describe>> = {
  skills: getSkillText,
  monsters: getMonsterText,
  locales: getLocaleText,
  "food-skills": getFoodSkillText,
};

/** Name of an entity in the catalog: `armor-sets` is `armorSets`. */
function toCamelCase(id: string): string {
  return id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * The records of one entity as they are published: ids, names and fields of the catalog, with our description
 * where there is one, the source, and who agrees with it.
 *
 * @throws where the entity is unknown
 */
export function getOpenRecords(entity: string): readonly { readonly id: string }[] {
  const collection = Object.entries(getCatalog()).find(([name]) => name === toCamelCase(entity))?.[1];
  if (!collection) throw new Error(`No entity "${entity}".`);
  const describe = describers[entity];
  const verified = listVerifiers(entity);
  return collection.all.map((record: { readonly id: string }) => ({
    source: gameTablesSource,
    ...record,
    ...(describe ? { description: describe(record.id) } : {}),
    verified,
  }));
}

/** One record per line, so that two versions can be compared line by line. */
function formatRecords(records: readonly unknown[]): string {
  return `[\n${records.map((record) => JSON.stringify(record)).join(",\n")}\n]\n`;
}

const headers = { "Data-Format": String(openDataFormat), "Game-Version": coveredVersion.name };
const texts = new Map<string, string>();

function getText(entity: string): string {
  const text = texts.get(entity) ?? formatRecords(getOpenRecords(entity));
  texts.set(entity, text);
  return text;
}

/** The published file of an entity. */
export function getOpenFile(entity: string): PublicFile {
  return { type: jsonType, text: getText(entity), headers };
}

/** One entry of the index: size of an entity and its permanent URL. */
interface OpenIndexEntry {
  readonly entity: string;
  readonly records: number;
  readonly bytes: number;
  /** First 16 hex digits of the SHA-256 of the file. */
  readonly hash: string;
  readonly url: string;
  /** The same file under an address that never changes its content. */
  readonly permanentUrl: string;
}

/** Every entity with its size and its hash. */
export function getOpenIndex(): readonly OpenIndexEntry[] {
  return openEntities.map(({ id }) => {
    const text = getText(id);
    const hash = hashContent(text);
    return {
      entity: id,
      records: getOpenRecords(id).length,
      bytes: Buffer.byteLength(text),
      hash,
      url: getOpenFilePath(id),
      permanentUrl: `${getOpenFilePath(id)}?v=${hash}`,
    };
  });
}

/** The index as a file of its own. */
function getOpenIndexFile(): PublicFile {
  const index = { format: openDataFormat, game: coveredVersion.name, entities: getOpenIndex() };
  return { type: jsonType, text: `${JSON.stringify(index, null, 2)}\n`, headers };
}

/**
 * The file for a call to `/api/wiki/<name>.json`.
 *
 * @param name last part of the path, `.json` included
 * @returns nothing for an unknown name
 */
export function findOpenFile(name: string): { key: string; file: () => PublicFile } | undefined {
  if (!name.endsWith(".json")) return undefined;
  const entity = name.slice(0, -".json".length);
  if (entity === openIndexId) return { key: entity, file: getOpenIndexFile };
  if (!openEntities.some(({ id }) => id === entity)) return undefined;
  return { key: entity, file: () => getOpenFile(entity) };
}
