import { elements, sharpnessColors, weaponAilments } from "@/lib/catalog/codes";
import { flagEffects, numberEffects } from "@/lib/catalog/effect-codes";
import type { Effects } from "@/lib/catalog/schema";
import { toSlug } from "@/lib/catalog/to-slug";
import { coatings } from "@/lib/catalog/weapon-codes";
import type { SkillLevel } from "../catalog/catalog";
import {
  type ColumnCodec,
  createCodeColumn,
  createListColumn,
  createRowsColumn,
  numbers,
  small,
  texts,
  toOptionalColumn,
} from "./columns";

/**
 * Records with an id and a name. Most ids are what the name makes; only the others are written down.
 *
 * @param prefix what is before the name in the id, with its hyphen
 */
export function createNamedColumn<T extends { readonly id: string; readonly name: string }>(
  columns: { readonly [Key in keyof Omit<T, "id" | "name">]-?: ColumnCodec<T[Key]> },
  prefix: (record: Omit<T, "id">) => string = () => "",
): ColumnCodec<T> {
  type Written = Omit<T, "id">;
  const written = createRowsColumn<Written>({ name: texts, ...columns } as never);
  const ids = toOptionalColumn(texts);
  const madeId = (record: Written) => prefix(record) + toSlug((record as T).name);
  return {
    pack: (records) => [
      ids.pack(records.map((record) => (record.id === madeId(record) ? undefined : record.id))),
      written.pack(records),
    ],
    unpack(packed, count, where) {
      const [others, fields] = Array.isArray(packed) ? packed : [];
      const own = ids.unpack(others, count, `${where}.id`);
      // The columns are those of T, less its id, which is added here.
      return written
        .unpack(fields, count, where)
        .map((record, at) => ({ id: own[at] ?? madeId(record), ...record }) as unknown as T);
    },
  };
}

/** Levels of skills, the skills by their place among `skillIds`. */
export function createSkillLevelColumn(skillIds: readonly string[]): ColumnCodec<readonly SkillLevel[]> {
  return createListColumn(createRowsColumn<SkillLevel>({ skill: createCodeColumn(skillIds), level: small }));
}

/** Sizes of slots, largest first. */
export const slots: ColumnCodec<readonly number[]> = createListColumn(small);

export const numberLists: ColumnCodec<readonly number[]> = createListColumn(numbers);

type WordKey = "elementType" | "statusType" | "coating" | "sharpnessAtMost" | "skill";

const keys = [...numberEffects, ...flagEffects] as const;

/** Figures of skills, food skills and melodies. */
export const effects: ColumnCodec<Effects> = createEffectColumn();

function createEffectColumn(): ColumnCodec<Effects> {
  const pairs = createListColumn(
    createRowsColumn<{ readonly key: (typeof keys)[number]; readonly value: number }>({
      key: createCodeColumn(keys),
      value: numbers,
    }),
  );
  const words = createRowsColumn<Pick<Effects, WordKey>>({
    elementType: toOptionalColumn(createCodeColumn(elements)),
    statusType: toOptionalColumn(createCodeColumn(weaponAilments)),
    coating: toOptionalColumn(createCodeColumn(coatings)),
    sharpnessAtMost: toOptionalColumn(createCodeColumn(sharpnessColors)),
    skill: toOptionalColumn(texts),
  });
  return {
    pack: (values) => [
      pairs.pack(
        values.map((each) =>
          keys.flatMap((key) => {
            const value = each[key];
            return value === undefined ? [] : [{ key, value: Number(value) }];
          }),
        ),
      ),
      words.pack(values),
    ],
    unpack(packed, count, where) {
      const [figures, rest] = Array.isArray(packed) ? packed : [];
      const extra = words.unpack(rest, count, where);
      return pairs.unpack(figures, count, where).map((list, at) => {
        const entries = list.map(({ key, value }) => [key, isFlag(key) ? true : value] as const);
        return { ...Object.fromEntries(entries), ...extra[at] };
      });
    },
  };
}

function isFlag(key: string): boolean {
  return flagEffects.some((each) => each === key);
}
