import { screen } from "@testing-library/react";
import { beforeAll, describe, expect, test } from "vitest";
import { ArmorPieceList } from "@/components/wiki/armor/ArmorPieceList";
import { ArmorSetList } from "@/components/wiki/armor/ArmorSetList";
import { ArmorSetPage } from "@/components/wiki/armor/ArmorSetPage";
import { getArmorSetPage } from "@/lib/wiki/armor/get-armor-set-page.server";
import { listArmorPieces, listArmorSets } from "@/lib/wiki/armor/list-armor.server";
import ArmorSetRoute, { getStaticPaths, getStaticProps as setProps } from "@/pages/wiki/armor/[set]";
import ArmorRoute, { getStaticProps as listProps } from "@/pages/wiki/armor/index";
import ArmorPiecesRoute, { getStaticProps as piecesProps } from "@/pages/wiki/armor/pieces";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { chooseRecord } from "@/tests/support/choose-record";
import { addressesIn, pageHtml } from "@/tests/support/page-html";
import {
  entriesOf,
  figuresOf,
  findRegion,
  heard,
  linksOf,
  parsePage,
  regionOf,
  rowsOf,
  termsOf,
} from "@/tests/support/page-tables";
import { sampleOf } from "@/tests/support/sample";
import { renderAt } from "@/tests/support/wiki-view";

// What the pages are given is held against the records in tests/unit/wiki/armor. Here: that they show it.
const sets = listArmorSets().rows.map(({ id }) => getArmorSetPage(id));
const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");
const grouped = (value: number) => value.toLocaleString("en-US");

const sample = sampleOf(
  sets,
  ({ rank, hasMixedBonuses: mixed, relatedSets: kin, skills, bonuses, pieces }) => [
    rank,
    mixed ? "mixed" : "alike",
    kin.length > 0 ? "kin" : "no kin",
    skills.length > 0 ? "skills" : "no skills",
    pieces.length === 1 ? "one piece" : pieces.length === 5 ? "five pieces" : "some pieces",
    ...(bonuses.length > 0 ? bonuses.map(({ kind }) => kind) : ["no bonus"]),
    ...bonuses.flatMap(({ levels }) =>
      levels.map(({ effects }) => (effects.length > 0 ? "figures" : "no figures")),
    ),
    ...pieces.flatMap((piece) => [
      piece.skills.length > 0 ? "a skill" : "no skill",
      piece.slots.length > 0 ? "slots" : "no slots",
      piece.materials.length > 0 ? "crafted" : "not crafted",
      piece.defenseTranscended === null ? "plain" : "transcends",
      `${piece.slotsTranscended?.join() ?? ""}` === `${piece.slots}` ? "same slots" : "more slots",
    ]),
  ],
);

describe.each(sample)("the page of $id", (set) => {
  let page: Document;
  beforeAll(async () => {
    page = parsePage(await pageHtml(ArmorSetRoute, setProps, `/wiki/armor/${set.id}`, { set: set.id }));
  });
  const slots = (levels: readonly number[]) =>
    levels.length > 0 ? `Slots for armor decorations ${levels.join("-")}` : "No slots";

  test("shows every figure of every piece", () => {
    expect(heard(page.querySelector("h1"))).toBe(set.name);
    expect(figuresOf(page)).toMatchObject({
      Rank: set.rank === "low" ? "Low" : "High",
      Rarity: `Rarity ${set.rarity}`,
    });
    expect(rowsOf(page, "Set pieces").map(({ title, cells, element }) => [title, element.id, cells])).toEqual(
      set.pieces.map((piece) => {
        const { defense, defenseMax, defenseTranscended, slotsTranscended, resistances } = piece;
        const [fire = 0, water = 0, thunder = 0, ice = 0, dragon = 0] = resistances;
        const same = !slotsTranscended || slotsTranscended.join() === piece.slots.join();
        return [
          expect.stringContaining(piece.name),
          piece.id,
          {
            Skills: piece.skills.map(({ name, level }) => `${name} Lv ${level}`).join(" ") || "—",
            Slots: same ? slots(piece.slots) : `${slots(piece.slots)}transcended${slots(slotsTranscended)}`,
            Defense: `${defense}max${defenseMax}${defenseTranscended === null ? "" : `transcended${defenseTranscended}`}`,
            Fire: signed(fire),
            Water: signed(water),
            Thunder: signed(thunder),
            Ice: signed(ice),
            Dragon: signed(dragon),
          },
        ];
      }),
    );
  });

  test("shows what every piece costs, and all together", () => {
    const costs = [...regionOf(page, "Materials").querySelectorAll("li:has(h3)")].map((entry) => [
      heard(entry.querySelector("h3")),
      entriesOf(entry),
      heard(entry).includes(" z"),
      heard(entry),
    ]);
    const lines = (materials: (typeof set)["materials"]) =>
      materials.map(({ item, qty }) => `${item.name} ${grouped(qty)}`);
    const whole = set.pieces.length > 1 && set.materials.length > 0;
    expect(costs).toEqual(
      [...set.pieces, ...(whole ? [{ ...set, name: "All pieces" }] : [])].map(
        ({ name, materials, zenny }) => [
          name,
          lines(materials),
          true,
          expect.stringContaining(`${grouped(zenny)} z`),
        ],
      ),
    );
  });

  test("shows every bonus with the pieces it needs, and what they give together", () => {
    for (const bonus of set.bonuses) {
      expect(linksOf(regionOf(page, "Set bonuses and group skills"))).toContainEqual([
        bonus.name,
        `/wiki/skills/${bonus.id}`,
      ]);
      expect(rowsOf(page, `Levels of ${bonus.name}`).map(({ title, cells }) => [title, cells])).toEqual(
        bonus.levels.map(({ name, pieces, effects }) => [
          name,
          { Pieces: `${pieces}`, Effect: effects.join(", ") || "No data" },
        ]),
      );
    }
    const together = findRegion(page, /^(Total skills|Skills)/);
    expect(together === undefined).toBe(set.skills.length === 0);
    if (together) {
      expect(linksOf(together)).toEqual(set.skills.map(({ id, name }) => [name, `/wiki/skills/${id}`]));
      expect(termsOf(together)).toMatchObject({
        "Max defense": grouped(set.pieces.reduce((sum, { defenseMax }) => sum + defenseMax, 0)),
      });
    }
    const kin = findRegion(page, "Related sets");
    expect(kin ? linksOf(kin).map(([, href]) => href) : []).toEqual(
      set.relatedSets.map(({ id }) => `/wiki/armor/${id}`),
    );
  });
});

test("there is a page for each set", async () => {
  const { paths, fallback } = await getStaticPaths({});
  expect(paths).toEqual(sets.map(({ id }) => ({ params: { set: id } })));
  expect(fallback).toBe(false);
});

test("the static lists lead to every set and every piece", async () => {
  const toSets = addressesIn(await pageHtml(ArmorRoute, listProps, "/wiki/armor"));
  const toPieces = addressesIn(await pageHtml(ArmorPiecesRoute, piecesProps, "/wiki/armor/pieces"));
  for (const { id, pieces } of sets) {
    expect(toSets).toContain(`/wiki/armor/${id}`);
    for (const piece of pieces) expect(toPieces).toContain(`/wiki/armor/${id}#${piece.id}`);
  }
});

test("a set of mixed bonuses says which piece counts for which", async () => {
  const { container } = renderAt(
    "/wiki/armor/gogmazios-alpha",
    <ArmorSetPage set={getArmorSetPage("gogmazios-alpha")} />,
  );
  const bonuses = regionOf(container, "Set bonuses and group skills");
  expect(heard(bonuses)).toContain("On head.");
  expect(heard(bonuses)).toContain("On chest.");
  await expectNoAxeViolations(container);
});

describe("the lists", () => {
  const names = (caption: string) => rowsOf(document, caption).map(({ title }) => title);

  test("show the figures of each row", () => {
    const { rows, ...tables } = listArmorSets();
    const [row] = rows.filter(({ id }) => id === "gogmazios-alpha");
    if (!row) throw new Error("no such set");
    renderAt("/wiki/armor", <ArmorSetList {...tables} rows={[row]} />);
    expect(rowsOf(document, "Armor sets")[0]?.cells).toMatchObject({
      Rank: "High",
      Rarity: "Rarity 8",
      "Max defense": "430",
      "Fire resistance": "−20",
      "Water resistance": "+15",
      "Dragon resistance": "−25",
    });
  });

  test("pieces are narrowed down by skill, piece and slot, and sorted", async () => {
    const { rows, ...tables } = listArmorPieces();
    const exploit = tables.skills.findIndex(({ id }) => id === "weakness-exploit");
    const has = ({ skills }: (typeof rows)[number]) => skills.some(([at]) => at === exploit);
    const fitting = rows.filter((row) => row.piece === "waist" && has(row)).slice(0, 4);
    const others = [
      ...rows.filter((row) => row.piece !== "waist" && has(row)).slice(0, 3),
      ...rows.filter((row) => row.piece === "waist" && !has(row)).slice(0, 3),
    ];
    expect([fitting.length, others.length]).toEqual([4, 6]);
    const { user, container } = renderAt(
      "/wiki/armor/pieces",
      <ArmorPieceList {...tables} rows={[...others, ...fitting]} />,
    );
    await chooseRecord(user, "Skill", "Weakness Exploit");
    const shown = rowsOf(container, "Armor pieces").map(({ cells }) =>
      Number(cells["Weakness Exploit level"]),
    );
    expect(shown).toHaveLength(7);
    expect(shown).toEqual(shown.toSorted((a, b) => b - a));
    expect(Math.min(...shown)).toBeGreaterThan(0);
    await user.selectOptions(screen.getByLabelText("Piece"), "Waist");
    expect(names("Armor pieces").sort()).toEqual(
      fitting.map(({ name }) => expect.stringContaining(name)).sort(),
    );
    await expectNoAxeViolations(container);
    // Without the skill its column goes, and the list is sorted as at first.
    const [drop] = screen.getAllByRole("button", { name: /Weakness Exploit/ });
    if (!drop) throw new Error("A chip was expected");
    await user.click(drop);
    expect(Object.keys(rowsOf(container, "Armor pieces")[0]?.cells ?? {})).not.toContain(
      "Weakness Exploit level",
    );
    const rarities = rowsOf(container, "Armor pieces").map(({ cells }) => cells.Rarity);
    expect(rarities).toEqual(rarities.toSorted().toReversed());
  });
});
