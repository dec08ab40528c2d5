import { beforeAll, describe, expect, test } from "vitest";
import KinsectsPage, { getStaticProps as kinsectProps } from "@/pages/wiki/weapons/kinsects";
import MelodiesPage, { getStaticProps as melodyProps } from "@/pages/wiki/weapons/melodies";
import { pageHtml } from "@/tests/support/page-html";
import { parsePage, textOf } from "@/tests/support/page-tables";
import { stored, storedNames } from "@/tests/support/stored";

// Read past the catalogue: what is shown is held against what is stored.
interface Kinsect {
  id: string;
  kind: string;
  name: string;
  rarity: number;
  attackType: string;
  dust: string;
  power: number[];
  speed: number[];
  recovery: number[];
  staminaRecovery: number[];
  dustLevel: number[];
  upgradeFrom: string | null;
  zenny: number;
  materials: { item: string; qty: number }[];
}
interface Melody {
  id: string;
  kind: string;
  name: string;
  sequences?: string[][];
  durationSec?: number[];
  repeatSec?: number[];
  extendSec?: number[];
  effects?: Record<string, number>;
  notes?: string[];
  melodies?: string[];
}

const kinsects = stored<Kinsect>("kinsects").filter(({ kind }) => kind === "kinsect");
const music = stored<Melody>("melodies");
const horns = stored<{
  id: string;
  type: string;
  artian: string | null;
  extra?: { notes?: string[]; melodies?: string[] };
}>("weapons").filter(({ type, artian }) => type === "hunting-horn" && artian !== "gogma");
const items = storedNames("items");
const kinsectNames = storedNames("kinsects");
const played = (part: Element | null | undefined) =>
  [...(part?.querySelectorAll("[role=img]") ?? [])].map((notes) => notes.getAttribute("aria-label"));

describe("the page of kinsects", () => {
  let page: Document;
  beforeAll(async () => {
    page = parsePage(await pageHtml(KinsectsPage, kinsectProps as never, "/wiki/weapons/kinsects"));
  });

  test("shows all 21 with their figures at the highest level", () => {
    expect(kinsects).toHaveLength(21);
    const rows = [...page.querySelectorAll("tr[id]")];
    expect(rows.map(({ id }) => id).sort()).toEqual(kinsects.map(({ id }) => id).sort());
    for (const kinsect of kinsects) {
      const cells = [...(page.getElementById(kinsect.id)?.children ?? [])].map(textOf);
      expect(cells[0]).toBe(kinsect.name);
      expect(cells[1]).toMatch(new RegExp(`${kinsect.rarity}$`));
      expect(cells[2]).toBe(kinsect.attackType === "sever" ? "Sever" : "Blunt");
      expect(cells[3]?.toLowerCase()).toBe(kinsect.dust);
      const { power, speed, recovery, staminaRecovery, dustLevel } = kinsect;
      expect(cells.slice(-5)).toEqual(
        [power, speed, recovery, staminaRecovery, dustLevel].map((levels) => `${levels[9]}`),
      );
    }
  });

  test("shows what each is made from", () => {
    const rows = [...page.querySelectorAll("#materials tbody tr")];
    expect(rows).toHaveLength(21);
    for (const { name, upgradeFrom, zenny, materials } of kinsects) {
      const row = rows.find((each) => textOf(each.querySelector("th")) === name);
      const text = textOf(row);
      expect(text).toContain(upgradeFrom ? `${kinsectNames.get(upgradeFrom)}` : "–");
      expect(text).toContain(`${zenny.toLocaleString("en-US")} z`);
      for (const { item, qty } of materials) {
        expect(text.replace(/\s*×\s*/g, " × ")).toContain(`${items.get(item)} × ${qty}`);
      }
      expect(row?.querySelectorAll("li")).toHaveLength(materials.length);
    }
  });

  test("says how long extracts last and what they multiply", () => {
    const figures = [...page.querySelectorAll("#extracts dd")].map(textOf);
    expect(figures).toEqual([
      "1 min 30 s",
      "2 min",
      "2 min 30 s",
      "1 min 30 s",
      "×1.1",
      "×1.15",
      "×1.05",
      "×1.1",
      "×1.2",
    ]);
  });
});

describe("the page of melodies", () => {
  const melodies = music.filter(({ kind }) => kind === "melody");
  let page: Document;
  beforeAll(async () => {
    page = parsePage(await pageHtml(MelodiesPage, melodyProps as never, "/wiki/weapons/melodies"));
  });

  test("shows all 48 with every sequence, their times and the horns that play them", () => {
    expect(melodies).toHaveLength(48);
    for (const melody of melodies) {
      const row = page.getElementById(melody.id);
      const cells = [...(row?.children ?? [])];
      expect(textOf(cells[0])).toBe(melody.name);
      expect(played(cells[1])).toEqual(melody.sequences?.map((notes) => `Play: ${notes.join(", ")}`));
      const lasts = melody.durationSec
        ? `${melody.durationSec.join(" / ")} s`
        : melody.extendSec
          ? `Adds ${melody.extendSec.join(" / ")} s`
          : "At once";
      expect(textOf(cells[3]), melody.id).toBe(lasts);
      if (melody.repeatSec) expect(textOf(cells[4])).toContain(`${melody.repeatSec.join(" / ")} s`);
      const players = horns.filter(({ extra }) => extra?.melodies?.includes(melody.name));
      const links = [...(cells[5]?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
      expect(links.sort(), melody.id).toEqual(
        players.map(({ id }) => `/wiki/weapons/hunting-horn/${id}`).sort(),
      );
    }
  });

  test("says what every one of them does, with each figure that is stored", () => {
    for (const { id, effects = {} } of melodies) {
      const text = textOf(page.getElementById(id)?.children[2]);
      expect(text, id).not.toBe("");
      for (const value of Object.values(effects)) expect(text, id).toContain(`${value}`);
    }
  });

  test("lists the 24 sets of notes with what they play and who has them", () => {
    const sets = music.filter(({ kind }) => kind === "note-set");
    const shown = [...page.querySelectorAll("#note-sets ul")][0];
    const entries = [...(shown?.children ?? [])];
    expect(entries).toHaveLength(24);
    for (const [index, set] of sets.entries()) {
      const entry = entries[index];
      expect(played(entry)[0]).toBe(`Notes: ${set.notes?.join(", ")}`);
      expect([...(entry?.querySelectorAll("p a") ?? [])].map((link) => link.getAttribute("href"))).toEqual(
        set.melodies?.map((id) => `#${id}`),
      );
      const own = horns.filter(
        ({ extra }) => [...(extra?.notes ?? [])].sort().join() === [...(set.notes ?? [])].sort().join(),
      );
      expect(entry?.querySelectorAll("details a")).toHaveLength(own.length);
    }
  });

  test("draws every sequence that loads an echo wave, and names waves and bubbles", () => {
    const wave = music.find(({ kind }) => kind === "echo-wave-sequence");
    expect(played(page.querySelector("#echo-waves"))).toEqual(
      wave?.sequences?.map((notes) => `Echo wave: ${notes.join(", ")}`),
    );
    const text = textOf(page.body);
    for (const { kind, name } of music) {
      if (kind === "echo-wave" || kind === "echo-bubble") expect(text).toContain(name);
    }
  });

  test("tells notes apart without color", () => {
    const letters = new Map(
      [...page.querySelectorAll<HTMLElement>("[data-note]")].map((note) => [note.dataset.note, textOf(note)]),
    );
    expect(letters.size).toBe(8);
    expect(new Set(letters.values()).size).toBe(8);
  });
});
