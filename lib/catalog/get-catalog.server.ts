import { z } from "zod";
import { createCollection, type RecordCollection } from "./collection";
import { readData } from "./read-data.server";
import { type CatalogEntity, type CatalogRecord, catalogSchemas } from "./schema";

/** Every collection of facts. A collection is read when it is first requested. */
type Catalog = { readonly [Entity in CatalogEntity]: RecordCollection<CatalogRecord<Entity>> };

/** Names of the collections. */
export const catalogEntities = Object.keys(catalogSchemas) as readonly CatalogEntity[];

const catalog = createLazyCatalog();

/**
 * The facts: each file is read and validated once per process, frozen and indexed. Asking for one collection
 * reads no other.
 */
export function getCatalog(): Catalog {
  return catalog;
}

/** File of a collection, as in `armor-sets.json` for `armorSets`. */
export function getCatalogFile(entity: CatalogEntity): string {
  return `${entity.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;
}

function createLazyCatalog(): Catalog {
  const getters = {} as Catalog;
  for (const entity of catalogEntities) {
    let collection: unknown;
    Object.defineProperty(getters, entity, {
      enumerable: true,
      get: () => {
        collection ??= readCollection(entity);
        return collection;
      },
    });
  }
  return Object.freeze(getters);
}

function readCollection<Entity extends CatalogEntity>(
  entity: Entity,
): RecordCollection<CatalogRecord<Entity>> {
  const schema: z.ZodType<{ id: string }> = catalogSchemas[entity];
  const records = readData(`catalog/${getCatalogFile(entity)}`, z.array(schema));
  return createCollection(entity, records as readonly CatalogRecord<Entity>[]);
}
