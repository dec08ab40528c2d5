import { useMemo } from "react";
import { type Column, DataTable } from "@/components/ui/list/DataTable";
import { FilteredList } from "@/components/ui/list/FilteredList";
import { CheckboxGroup } from "@/components/ui/RadioGroup";
import { useListState } from "@/hooks/ui/use-list-state";
import { useNames } from "@/hooks/wiki/use-names";
import { rankLabels, weaponTypeLabels } from "@/lib/catalog/labels";
import { getWeaponPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import { joinWords } from "@/lib/text/join-words";
import {
  type BestWeaponRow,
  type BestWeaponsProps,
  getBestWeaponsFields,
  pickBestWeapons,
  toProgress,
  unpackBestWeapons,
} from "@/lib/wiki/weapons/best-weapons";
import { getAllWeaponColumns } from "./all-weapon-columns";
import { RankFilter, WeaponTypeFilter } from "./WeaponFilters";

const worth: Column<BestWeaponRow> = {
  key: "worth",
  label: "Expected raw",
  align: "end",
  phone: "figure",
  render: ({ worth }) => <strong>{formatNumber(Math.round(worth))}</strong>,
};

/** The best weapons of each type that a hunter can make, and how far the hunter has come. */
export function BestWeaponsList({ rows: packed, sources, monsters, skills }: BestWeaponsProps) {
  const rows = useMemo(() => unpackBestWeapons({ rows: packed, sources }), [packed, sources]);
  const fields = useMemo(() => getBestWeaponsFields(monsters), [monsters]);
  const list = useListState(fields);
  const { rank, locked, type } = list.state;
  const columns = useMemo(() => createColumns(skills), [skills]);
  const best = useMemo(() => pickBestWeapons(rows, toProgress(list.state)), [rows, list.state]);
  const names = new Map(monsters);
  const { table } = useNames();
  return (
    <>
      <FilteredList
        list={list}
        rows={best}
        // What can be made decides which weapons are the best three; the chips only say it.
        filters={[
          { key: "rank", label: "Rank", value: rank && rankLabels[rank], test: () => true },
          {
            key: "locked",
            label: "Without",
            value: joinWords(locked.map((id) => names.get(id) ?? id)),
            test: () => true,
          },
          {
            key: "type",
            label: "Type",
            value: joinWords(
              type.map((each) => weaponTypeLabels[each]),
              "or",
            ),
            test: (row) => type.includes(row.type),
          },
        ]}
        noun={["weapon", "weapons"]}
        rail={
          <>
            <RankFilter label="Highest rank unlocked" value={rank} onChange={(rank) => list.set({ rank })} />
            <WeaponTypeFilter value={type} onChange={(type) => list.set({ type })} />
            <CheckboxGroup
              label="Monsters you cannot hunt yet"
              value={locked}
              options={monsters.map(([value, name]) => ({
                value,
                label: table?.monsters?.[value] ?? name,
              }))}
              onChange={(locked) => list.set({ locked })}
            />
          </>
        }
      >
        {(visible) => (
          <DataTable
            caption="Best craftable weapons"
            columns={columns}
            rows={visible}
            rowKey={(row) => row.id}
            rowHref={(row) => getWeaponPath(row.type, row.id)}
          />
        )}
      </FilteredList>
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
