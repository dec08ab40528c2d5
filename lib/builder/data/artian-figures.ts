import type { ArtianBonusFigures } from "@/lib/catalog/artian-figures";
import { type WeaponType, weaponTypes } from "@/lib/catalog/codes";
import {
  type ColumnCodec,
  createCodeColumn,
  createListColumn,
  createRowsColumn,
  mapColumn,
  numbers,
  toOptionalColumn,
} from "./columns";

type Figure = NonNullable<ArtianBonusFigures[keyof ArtianBonusFigures]>;

interface TypeFigure {
  readonly type: WeaponType;
  readonly value: number;
}

/** One figure for all types, or figures per type. */
interface Written {
  readonly all?: number | undefined;
  readonly perType?: readonly TypeFigure[] | undefined;
}

const written = createRowsColumn<Written>({
  all: toOptionalColumn(numbers),
  perType: toOptionalColumn(
    createListColumn(createRowsColumn<TypeFigure>({ type: createCodeColumn(weaponTypes), value: numbers })),
  ),
});

const figure: ColumnCodec<Figure> = mapColumn(
  written,
  ({ all, perType = [] }) => all ?? Object.fromEntries(perType.map(({ type, value }) => [type, value])),
  (value) => {
    if (typeof value === "number") return { all: value };
    const perType = weaponTypes.flatMap((type) => {
      const one = value[type];
      return one === undefined ? [] : [{ type, value: one }];
    });
    return { perType };
  },
);

/** Codec of the figures of an Artian bonus. */
export const artianBonusFigures: ColumnCodec<ArtianBonusFigures> = createRowsColumn<ArtianBonusFigures>({
  attack: toOptionalColumn(figure),
  affinity: toOptionalColumn(figure),
  element: toOptionalColumn(figure),
  sharpness: toOptionalColumn(figure),
  ammo: toOptionalColumn(figure),
});
