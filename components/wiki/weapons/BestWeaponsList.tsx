import { useMemo } from "react";
import { type Column, DataTable } from "@/components/list/DataTable";
import { FacetedList } from "@/components/list/FacetedList";
import { createFacets, getFacetFields, toOptions } from "@/components/list/facets";
import { useListState } from "@/hooks/ui/use-list-state";
import { useNames } from "@/hooks/wiki/use-names";
import { ranks, type WeaponType } from "@/lib/catalog/codes";
import { rankLabels, weaponTypeLabels } from "@/lib/catalog/labels";
import { getWeaponPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import { joinWords } from "@/lib/text/join-words";
import {
  type BestWeaponRow,
  type BestWeaponsProps,
  pickBestWeapons,
  toProgress,
  unpackBestWeapons,
} from "@/lib/wiki/weapons/best-weapons";
import { getAllWeaponColumns } from "./all-weapon-columns";
import { createTypeFacet } from "./weapon-facets";

const worth: Column<BestWeaponRow> = {
  key: "worth",
  label: "Expected raw",
  align: "end",
  phone: "figure",
  render: ({ worth }) => <strong>{formatNumber(Math.round(worth))}</strong>,
};

/** Craftable weapons alone can be among the best three; the chips only say it. */
const isAmongBest = () => true;

/** @param shown names of the monsters in the language of names */
export function createBestFacets(
  monsters: BestWeaponsProps["monsters"],
  shown: Readonly<Record<string, string>> = {},
) {
  const { oneOf, anyOf } = createFacets<BestWeaponRow>();
  const names = new Map(monsters);
  return {
    rank: oneOf({
      label: "Highest rank unlocked",
      chip: "Rank",
      options: toOptions(ranks, rankLabels),
      has: isAmongBest,
    }),
    type: {
      ...createTypeFacet<BestWeaponRow>(),
      describe: (types: readonly WeaponType[]) =>
        joinWords(
          types.map((type) => weaponTypeLabels[type]),
          "or",
        ),
    },
    locked: anyOf({
      label: "Monsters you cannot hunt yet",
      chip: "Without",
      options: monsters.map(([value, name]) => ({ value, label: shown[value] ?? name })),
      describe: (ids) => joinWords(ids.map((id) => names.get(id) ?? id)),
      has: isAmongBest,
    }),
  };
}

/** The best weapons of each type that a hunter can make, and how far the hunter has come. */
export function BestWeaponsList({ rows: packed, sources, monsters, skills }: BestWeaponsProps) {
  const rows = useMemo(() => unpackBestWeapons({ rows: packed, sources }), [packed, sources]);
  const { table } = useNames();
  const facets = useMemo(() => createBestFacets(monsters, table?.monsters), [monsters, table]);
  const list = useListState(useMemo(() => getFacetFields(createBestFacets(monsters)), [monsters]));
  const columns = useMemo(() => createColumns(skills), [skills]);
  const best = useMemo(() => pickBestWeapons(rows, toProgress(list.state)), [rows, list.state]);
  return (
    <>
      <FacetedList list={list} rows={best} facets={facets} noun={["weapon", "weapons"]}>
        {(visible) => (
          <DataTable
            caption="Best craftable weapons"
            columns={columns}
            rows={visible}
            rowKey={(row) => row.id}
            rowHref={(row) => getWeaponPath(row.type, row.id)}
          />
        )}
      </FacetedList>
      <p className="[&_a]:underline [&_a]:underline-offset-3 mt-4 text-14 leading-5 text-dim">
        Expected raw is raw attack with average critical hits (25% each way) and the modifier of the keenest
        sharpness, without skills. Element, slots and skills can make a weapon with less of it the better one:
        compare them in the <a href="/builder">builder</a>. Materials with unknown sources count as available;
        Artian weapons are not listed, as their parts and rolls decide what they are worth.
      </p>
    </>
  );
}

function createColumns(skills: BestWeaponsProps["skills"]): readonly Column<BestWeaponRow>[] {
  const shown = getAllWeaponColumns(skills, "").filter(({ key }) => key !== "rank");
  const columns: Column<BestWeaponRow>[] = shown.map(({ sortValue: _, render, icon, text, ...column }) => ({
    ...column,
    render: (row) => render({ ...row, rank: row.needs.rank }),
    ...(icon && { icon: (row: BestWeaponRow) => icon({ ...row, rank: row.needs.rank }) }),
    ...(text && { text: (row: BestWeaponRow) => text({ ...row, rank: row.needs.rank }) }),
  }));
  const at = columns.findIndex(({ key }) => key === "attack");
  return [...columns.slice(0, at), worth, ...columns.slice(at)];
}
