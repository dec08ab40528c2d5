import type { DeepReadonly } from "../deep-freeze";
import type { Names } from "../get-names.server";
import type { TextFile } from "../get-texts.server";
import type { TranslatedLanguage } from "../languages";
import type { CatalogEntity, CatalogRecord } from "../schema";
import type { Combo } from "../schema/combos";

/** Everything that is checked, as it is in `data/`. */
export type CatalogData = {
  readonly [Entity in CatalogEntity]: readonly CatalogRecord<Entity>[];
} & {
  readonly names: Readonly<Record<TranslatedLanguage, Names>>;
  readonly combos: DeepReadonly<readonly Combo[]>;
  /** `undefined` where the file is missing. */
  readonly texts: Readonly<Record<TextFile, Readonly<Record<string, string>> | undefined>>;
};

/** Ids of records. */
export function getIds(records: readonly { readonly id: string }[]): ReadonlySet<string> {
  return new Set(records.map(({ id }) => id));
}
