import { beforeAll, describe, expect, test } from "vitest";
import ArmorSetPage, { getStaticProps as setProps } from "@/pages/wiki/armor/[set]";
import ArmorPage, { getStaticProps as listProps } from "@/pages/wiki/armor/index";
import ArmorPiecesPage, { getStaticProps as piecesProps } from "@/pages/wiki/armor/pieces";
import { htmlText, pageHtml } from "@/tests/support/page-html";
import { stored, storedNames } from "@/tests/support/stored";

// Read past the catalogue: what is shown is held against what is stored.
interface StoredPiece {
  id: string;
  name: string;
  set: string;
  rarity: number;
  defense: number;
  defenseMax: number;
  defenseMaxTranscended?: number;
  slots: number[];
  slotsTranscended?: number[];
  skills: { skill: string; level: number }[];
  setBonuses: string[];
  groupSkills: string[];
  zenny: number;
  materials: { item: string; qty: number }[];
  resistances: Record<string, number>;
}
interface StoredSet {
  id: string;
  name: string;
  pieces: { armor: string }[];
  setBonuses: { skill: string; thresholds: { pieces: number; name: string }[] }[];
  groupSkills: { skill: string; thresholds: { pieces: number; name: string }[] }[];
}
const pieces = new Map(stored<StoredPiece>("armor").map((piece) => [piece.id, piece]));
const sets = stored<StoredSet>("armor-sets");
const names = storedNames("skills", "items");
const words = ["", "at the cap", "transcended"];
const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

/** The part of the page that begins at an element with the id and ends at the next row. */
function rowOf(html: string, id: string): string {
  const at = html.indexOf(`id="${id}"`);
  if (at === -1) throw new Error(`no anchor ${id}`);
  return htmlText(html.slice(at, html.indexOf("</tr>", at)).replace(/^[^>]*>/, ""));
}

describe.each(sets)("the page of $id", (set) => {
  let html = "";
  let text = "";
  beforeAll(async () => {
    html = await pageHtml(ArmorSetPage, setProps, `/wiki/armor/${set.id}`, { set: set.id });
    text = htmlText(html);
  });

  test("shows every figure of every piece", () => {
    for (const { armor } of set.pieces) {
      const piece = pieces.get(armor);
      if (!piece) throw new Error(armor);
      const row = rowOf(html, armor);
      expect(row).toContain(piece.name);
      const steps = [piece.defense, piece.defenseMax, piece.defenseMaxTranscended].filter((each) => each);
      expect(row).toContain(steps.map((step, at) => (at ? `${words[at]} ${step}` : step)).join(" → "));
      for (const { skill, level } of piece.skills) {
        expect(row).toMatch(new RegExp(`${literal(names.get(skill))} *Lv ${level}\\b`));
      }
      const end = row.trim().split(" ").slice(-5);
      expect(end).toEqual(
        ["fire", "water", "thunder", "ice", "dragon"].map((e) => signed(piece.resistances[e] ?? 99)),
      );
      for (const slots of [piece.slots, piece.slotsTranscended ?? []]) {
        if (slots.length > 0) expect(row).toContain(slots.join("-"));
      }
    }
  });

  test("shows what every piece costs", () => {
    for (const { armor } of set.pieces) {
      const piece = pieces.get(armor);
      expect(text).toContain(`${piece?.zenny.toLocaleString("en-US")} z`);
      for (const { item } of piece?.materials ?? []) {
        expect(html).toContain(`href="/wiki/items/${item}"`);
        expect(text).toContain(names.get(item));
      }
    }
  });

  test("shows every bonus with the pieces it needs", () => {
    for (const { skill, thresholds } of [...set.setBonuses, ...set.groupSkills]) {
      expect(html).toContain(`href="/wiki/skills/${skill}"`);
      for (const { pieces: needed, name } of thresholds) expect(text).toContain(`${needed} ${name}`);
    }
  });
});

test("the lists hold every set and every piece", async () => {
  const setList = await pageHtml(ArmorPage, listProps, "/wiki/armor");
  for (const { id } of sets) expect(setList).toContain(`href="/wiki/armor/${id}"`);
  const pieceList = await pageHtml(ArmorPiecesPage, piecesProps, "/wiki/armor/pieces");
  for (const { id, set } of pieces.values()) expect(pieceList).toContain(`href="/wiki/armor/${set}#${id}"`);
});

function literal(text = ""): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
