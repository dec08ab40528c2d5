import type { WeaponType } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { elementLabels, physicalDamageLabels } from "@/lib/catalog/labels";
import type { AttackEffect } from "@/lib/catalog/schema";
import { formatNumber } from "@/lib/text/format";
import type { MovesPageProps, MoveTable } from "./moves-page";

/** Effects of a weapon type's hits besides damage: named moves in their order, then the other rows of its tables. */
export function getMovesPage(type: WeaponType): MovesPageProps {
  const { attackEffects, attacks } = getCatalog();
  const effects = attackEffects.all.filter(({ weapons }) => weapons.includes(type));
  const named = effects
    .filter(({ moves }) => moves.length > 0)
    .map((effect) => {
      const moves = effect.moves.map((id) => attacks.require(id)).toSorted((a, b) => a.order - b.order);
      return { effect, order: moves[0]?.order ?? 0, name: joinNames(moves.map(({ name }) => name)) };
    })
    .toSorted((a, b) => a.order - b.order);
  const unnamed = effects.filter(({ moves }) => moves.length === 0);
  return {
    type,
    named: toTable(
      "Moves",
      named.map(({ effect, name }) => [name, effect]),
    ),
    unnamed: toTable(
      "Further rows of the tables",
      unnamed.map((effect) => [`${effect.table}, row ${effect.row}`, effect]),
    ),
  };
}

/** `A, B and 3 more` */
function joinNames(names: readonly string[]): string {
  const [first, second, ...rest] = [...new Set(names)];
  return [first, second].filter(Boolean).join(", ") + (rest.length > 0 ? ` and ${rest.length} more` : "");
}

const none = "—";
const times = (factor: number | undefined) => (factor === undefined ? none : `× ${formatNumber(factor, 2)}`);
const figure = (value: number | undefined) => (value === undefined ? none : formatNumber(value, 2));

interface EffectColumn {
  readonly label: string;
  readonly format: (effect: AttackEffect) => string;
  /** Left out of a table in which no row has it. */
  readonly isRare?: true;
}

const columns: readonly EffectColumn[] = [
  { label: "Damage", format: ({ damageType }) => (damageType ? physicalDamageLabels[damageType] : none) },
  { label: "Motion value", format: ({ motionValue }) => formatNumber(motionValue, 2) },
  {
    label: "Element",
    format: ({ element, elementFactor }) =>
      element ? `${formatNumber(element.value)} ${elementLabels[element.type]}` : times(elementFactor),
  },
  {
    label: "Status",
    format: ({ status, statusFactor }) =>
      status ? `${formatNumber(status.value)} ${elementLabels[status.type]}` : times(statusFactor),
  },
  { label: "Stun", isRare: true, format: ({ stun }) => figure(stun) },
  { label: "Exhaust", isRare: true, format: ({ exhaust }) => figure(exhaust) },
  { label: "Part break", isRare: true, format: ({ partBreakFactor }) => times(partBreakFactor) },
  { label: "Wounding", isRare: true, format: ({ woundFactor }) => times(woundFactor) },
  { label: "Mount", isRare: true, format: ({ mount }) => figure(mount) },
  { label: "Offset", isRare: true, format: ({ offset }) => figure(offset) },
];

function toTable(
  caption: string,
  effects: readonly (readonly [name: string, effect: AttackEffect])[],
): MoveTable {
  const shown = columns.filter(
    ({ isRare, format }) => !isRare || effects.some(([, effect]) => format(effect) !== none),
  );
  return {
    caption,
    columns: ["Move", ...shown.map(({ label }) => label)],
    rows: effects.map(([name, effect]) => [name, ...shown.map(({ format }) => format(effect))]),
  };
}
