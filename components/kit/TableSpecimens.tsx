import { useState } from "react";
import { PointChart } from "@/components/chart/PointChart";
import { TimeChart } from "@/components/chart/TimeChart";
import { createRarityColumn } from "@/components/game/columns";
import { DoubtfulFigure } from "@/components/game/DoubtfulFigure";
import { LevelBar } from "@/components/game/LevelBar";
import { ShadedCell } from "@/components/game/ShadedCell";
import { type Column, DataTable } from "@/components/list/DataTable";
import { FacetedTable } from "@/components/list/FacetedTable";
import { createFacets, getFacetFields, toOptions } from "@/components/list/facets";
import { FigureTable } from "@/components/ui/FigureTable";
import { Prose } from "@/components/ui/Prose";
import { RecordTable, toFigureColumn } from "@/components/ui/RecordTable";
import { ScrollRegion } from "@/components/ui/ScrollRegion";
import { SignedFigure } from "@/components/ui/SignedFigure";
import { useListState } from "@/hooks/ui/use-list-state";
import { createSortField, type Sort } from "@/lib/site/list-state";
import { formatNumber } from "@/lib/text/format";
import { Specimen } from "./Specimen";

interface Blade {
  readonly id: string;
  readonly name: string;
  readonly attack: number;
  readonly affinity: number;
  readonly rarity: number;
}

const blades: readonly Blade[] = [
  { id: "ember", name: "Ember Cleaver", attack: 1104, affinity: 15, rarity: 8 },
  { id: "rime", name: "Rime Edge", attack: 960, affinity: -10, rarity: 6 },
  { id: "plain", name: "Plain Blade", attack: 240, affinity: 0, rarity: 1 },
];
const record = [
  { at: "2026-08-03", value: 6 },
  { at: "2026-09-12", value: 4.4 },
  { at: "2026-10-20", value: 4 },
];
const coins = [
  {
    name: "Earned",
    points: [
      { at: "2026-11-01", value: 1200 },
      { at: "2026-11-02", value: 1850 },
      { at: "2026-11-03", value: 1640 },
    ],
  },
  {
    name: "Spent",
    points: [
      { at: "2026-11-01", value: 300 },
      { at: "2026-11-02", value: 260 },
      { at: "2026-11-03", value: 940 },
    ],
  },
];
const columns: readonly Column<Blade>[] = [
  { key: "name", label: "Blade", phone: "title", render: ({ name }) => name, sortValue: ({ name }) => name },
  {
    key: "attack",
    label: "Attack",
    align: "end",
    phone: "figure",
    render: ({ attack }) => formatNumber(attack),
    sortValue: ({ attack }) => attack,
  },
  {
    key: "affinity",
    label: "Affinity",
    short: "Aff.",
    align: "end",
    phone: "figure",
    render: ({ affinity }) => <SignedFigure value={affinity} unit="%" />,
    sortValue: ({ affinity }) => affinity,
  },
  createRarityColumn("figure"),
];
const { text, anyOf, number } = createFacets<Blade>();
const facets = {
  q: text({ label: "Name of a blade", chip: "Name", texts: ({ name }) => [name] }),
  rarity: anyOf({
    label: "Rarity",
    options: toOptions(["1", "6", "8"]),
    has: (blade, rarity) => blade.rarity === Number(rarity),
    isCounted: true,
  }),
  attack: number({
    label: "Attack at least",
    chip: "Attack",
    min: 1,
    max: 2000,
    describe: (attack) => `${formatNumber(attack)} or more`,
    passes: (blade, attack) => blade.attack >= attack,
  }),
};
const fields = {
  ...getFacetFields(facets),
  sort: createSortField(["name", "attack", "affinity", "rarity"], { key: "attack", direction: "desc" }),
};
const toId = ({ id }: Blade) => id;

/** Figures, and lists to compare and to filter. */
export function TableSpecimens() {
  const [sort, setSort] = useState<Sort>({ key: "attack", direction: "desc" });
  return (
    <>
      <Specimen title="FigureTable" layout="stack">
        <FigureTable
          caption="Figures of a blade"
          columns={2}
          rows={[
            { label: "Attack", value: "1,104", note: "without skills" },
            { label: "Affinity", value: <SignedFigure value={15} unit="%" /> },
            {
              label: "Time to craft",
              value: <DoubtfulFigure why="Taken from one source.">5'24"50</DoubtfulFigure>,
            },
          ]}
        />
      </Specimen>
      <Specimen title="RecordTable, in Prose" layout="stack">
        <Prose>
          <RecordTable
            caption="What is stored"
            columns={["Name", "Holds", "Until"]}
            rows={[
              { key: "theme", cells: ["Theme", "Dark or light", "You clear it"] },
              { key: "session", cells: ["Session", "Who you are", "You sign out"] },
            ]}
          />
        </Prose>
      </Specimen>
      <Specimen title="RecordTable of figures" layout="stack">
        <RecordTable
          hasFigures
          caption="Decisions by moderator"
          columns={["Moderator", "Decisions", "Overturned"]}
          rows={[
            { key: "ada", cells: ["Ada", "1,204", "3"] },
            { key: "bo", cells: ["Bo", "96", "0"] },
          ]}
        />
      </Specimen>
      <Specimen title="RecordTable that keeps its rows, in a ScrollRegion" layout="stack">
        <ScrollRegion label="Ammo of a bowgun">
          <RecordTable
            keepsRows
            caption="Ammo of a bowgun"
            captionLook="note"
            columns={["Ammo", toFigureColumn("Level"), toFigureColumn("Capacity"), "Rapid fire"]}
            rows={[
              { key: "normal", cells: ["Normal Ammo", 3, 8, "Yes"] },
              { key: "pierce", cells: ["Pierce Ammo", 2, 5, "No"] },
            ]}
          />
        </ScrollRegion>
      </Specimen>
      <Specimen title="SignedFigure, LevelBar, ShadedCell">
        <SignedFigure value={12} />
        <SignedFigure value={-3} unit="%" />
        <SignedFigure value={0} />
        <LevelBar level={3} max={5} />
        <LevelBar level={0} max={3} />
        {[0, 30, 60, 100].map((value) => (
          <ShadedCell key={value} as="span" value={value} best={value === 100} threshold={45} />
        ))}
      </Specimen>
      <Specimen title="TimeChart: steps, and two lines" layout="stack">
        <TimeChart
          curve="step"
          label="A record from 6 to 4 minutes"
          until="2026-11-01"
          series={[{ name: "Record", points: record }]}
          formatValue={(minutes) => `${minutes} min`}
        />
        <TimeChart
          curve="line"
          fromZero
          label="Coins earned and spent"
          series={coins}
          formatValue={formatNumber}
        />
      </Specimen>
      <PointSpecimen />
      <Specimen title="DataTable: sorted" layout="stack">
        <div>
          <DataTable
            caption="Blades to sort"
            columns={columns}
            rows={blades}
            rowKey={toId}
            sort={sort}
            onSort={setSort}
          />
        </div>
      </Specimen>
      <Specimen title="DataTable: rows that link, more than one page" layout="stack">
        <div>
          <DataTable
            caption="Blades of two pages"
            columns={columns}
            rows={blades}
            rowKey={toId}
            rowHref={({ id }) => `#${id}`}
            pageSize={2}
          />
        </div>
      </Specimen>
      <FacetedSpecimen />
    </>
  );
}

function FacetedSpecimen() {
  const list = useListState(fields);
  return (
    <Specimen title="FacetedList: its state is in the address" layout="stack">
      <FacetedTable
        list={list}
        rows={blades}
        facets={facets}
        noun={["blade", "blades"]}
        caption="Filtered blades"
        columns={columns}
      />
    </Specimen>
  );
}

const trades = [
  { key: "a", x: 410, y: 2_563.7 },
  { key: "b", x: 432, y: 2_540.1 },
  { key: "c", x: 455, y: 2_390.4 },
];

function PointSpecimen() {
  const [chosen, setChosen] = useState<string | null>("b");
  return (
    <Specimen title="PointChart" layout="stack">
      <PointChart
        points={trades}
        x={{ label: "Defense", format: formatNumber }}
        y={{ label: "Damage", format: formatNumber }}
        label="Three sets to choose from"
        chosen={chosen}
        onChoose={setChosen}
      />
    </Specimen>
  );
}
