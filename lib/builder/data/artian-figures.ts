import type { ArtianBonusFigures } from "@/lib/catalog/artian-figures";
import { type WeaponType, weaponTypes } from "@/lib/catalog/codes";
import { type Column, codes, lists, mapped, numbers, optional, rows } from "./columns";

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

const written = rows<Written>({
  all: optional(numbers),
  perType: optional(lists(rows<TypeFigure>({ type: codes(weaponTypes), value: numbers }))),
});

const figure: Column<Figure> = mapped(
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

/** What a bonus of an Artian weapon adds. */
export const bonusFigures: Column<ArtianBonusFigures> = rows<ArtianBonusFigures>({
  attack: optional(figure),
  affinity: optional(figure),
  element: optional(figure),
  sharpness: optional(figure),
  ammo: optional(figure),
});
