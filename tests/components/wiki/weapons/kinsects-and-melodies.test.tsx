import { screen, within } from "@testing-library/react";
import { beforeAll, describe, expect, test } from "vitest";
import { getKinsectsPage } from "@/lib/wiki/weapons/get-kinsects-page.server";
import { getMelodiesPage } from "@/lib/wiki/weapons/get-melodies-page.server";
import KinsectsRoute, { getStaticProps as kinsectProps } from "@/pages/wiki/weapons/kinsects";
import MelodiesRoute, { getStaticProps as melodyProps } from "@/pages/wiki/weapons/melodies";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { pageHtml } from "@/tests/support/page-html";
import { heard, linksOf, parsePage, regionOf, rowsOf, termsOf } from "@/tests/support/page-tables";
import { stored, storedNames } from "@/tests/support/stored";
import { renderAt } from "@/tests/support/wiki-view";

// Read past the catalog: what is shown is held against what is stored.
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
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
/** What notes are read out as. */
const played = (label: string, sequences: readonly string[][] = []) =>
  sequences.map((notes) => `${label}: ${notes.join(", ")}`).join("");
const byName = <T extends { name: string }>(things: readonly T[]) =>
  things.toSorted((a, b) => (a.name < b.name ? -1 : 1));

describe("the page of kinsects", () => {
  let page: Document;
  beforeAll(async () => {
    page = parsePage(await pageHtml(KinsectsRoute, kinsectProps as never, "/wiki/weapons/kinsects"));
  });

  test("shows all 21 with their figures at the highest level, each an anchor", () => {
    expect(kinsects).toHaveLength(21);
    expect(
      rowsOf(page, "Kinsects at level 10").map(({ title, element, cells }) => [title, element.id, cells]),
    ).toEqual(
      byName(kinsects).map((kinsect) => [
        kinsect.name,
        kinsect.id,
        {
          Rarity: `Rarity ${kinsect.rarity}`,
          Damage: capital(kinsect.attackType),
          Dust: capital(kinsect.dust),
          Skills: expect.stringMatching(/^[A-Z][a-z ]+, [A-Z][a-z ]+$/),
          Power: `${kinsect.power[9]}`,
          Speed: `${kinsect.speed[9]}`,
          Recovery: `${kinsect.recovery[9]}`,
          Stamina: `${kinsect.staminaRecovery[9]}`,
          "Dust level": `${kinsect.dustLevel[9]}`,
        },
      ]),
    );
  });

  test("shows what each is made from", () => {
    expect(rowsOf(page, "Kinsect materials").map(({ title, cells }) => [title, cells])).toEqual(
      byName(kinsects).map(({ name, upgradeFrom, zenny, materials }) => [
        name,
        {
          "Upgraded from": upgradeFrom ? kinsectNames.get(upgradeFrom) : "–",
          Cost: `${zenny.toLocaleString("en-US")} z`,
          Materials: materials.map(({ item, qty }) => `${items.get(item)} ${qty}`).join(" ") || "None",
        },
      ]),
    );
  });

  test("says how long extracts last and what they multiply", () => {
    expect(termsOf(regionOf(page, "Extracts"))).toEqual({
      "Red lasts": "1 min 30 s",
      "White lasts": "2 min",
      "Orange lasts": "2 min 30 s",
      "All three last": "1 min 30 s",
      "Attack with red and white": "×1.1",
      "Attack with all three": "×1.15",
      "Defense with orange": "×1.05",
      "Defense with orange and white": "×1.1",
      "Walking speed with white": "×1.2",
    });
  });

  test("shows their figures at the level that is chosen; axe finds nothing", async () => {
    const props = getKinsectsPage();
    const few = { ...props, kinsects: props.kinsects.filter(({ id }, at) => at < 4 || id === "alucanid") };
    const { user, container } = renderAt("/wiki/weapons/kinsects?level=1", <KinsectsRoute {...few} />);
    const figures = (level: number) => {
      const row = rowsOf(container, `Kinsects at level ${level}`).find(({ title }) => title === "Alucanid");
      return Object.values(row?.cells ?? {}).slice(-5);
    };
    expect(figures(1)).toEqual(["1", "1", "5", "1", "1"]);
    await user.click(within(screen.getByRole("group", { name: /Kinsect level/ })).getByLabelText("5"));
    expect(figures(5)).toEqual(["5", "5", "10", "5", "6"]);
    await expectNoAxeViolations(container);
  });
});

describe("the page of melodies", () => {
  const melodies = music.filter(({ kind }) => kind === "melody");
  let page: Document;
  beforeAll(async () => {
    page = parsePage(await pageHtml(MelodiesRoute, melodyProps as never, "/wiki/weapons/melodies"));
  });

  test("shows all 48 with every sequence, what they do, their times and the horns that play them", () => {
    expect(melodies).toHaveLength(48);
    const rows = new Map(rowsOf(page, /^Duration: base/).map((row) => [row.title, row]));
    for (const { id, name, sequences, durationSec, extendSec, repeatSec, effects = {} } of melodies) {
      const row = rows.get(name);
      const lasts = durationSec
        ? `${durationSec.join(" / ")} s`
        : extendSec
          ? `Adds ${extendSec.join(" / ")} s`
          : "Instant";
      expect([row?.element.id, row?.cells.Play, row?.cells.Duration]).toEqual([
        id,
        played("Play", sequences),
        lasts,
      ]);
      expect(row?.cells.Effect, id).not.toBe("");
      for (const value of Object.values(effects)) expect(row?.cells.Effect, id).toContain(`${value}`);
      if (repeatSec) expect(row?.cells.Replayed).toContain(`${repeatSec.join(" / ")} s`);
      const players = horns.filter(({ extra }) => extra?.melodies?.includes(name));
      expect((row ? linksOf(row.element) : []).map(([, href]) => href).sort(), id).toEqual(
        players.map((horn) => `/wiki/weapons/hunting-horn/${horn.id}`).sort(),
      );
    }
  });

  test("lists the 24 sets of notes with what they play and who has them", () => {
    const sets = music.filter(({ kind }) => kind === "note-set");
    const entries = [...(regionOf(page, "Note sets").querySelector("ul")?.children ?? [])];
    expect(entries).toHaveLength(24);
    const sorted = (notes: readonly string[] = []) => [...notes].sort().join();
    sets.forEach(({ notes = [], melodies: some = [] }, at) => {
      const entry = entries[at];
      expect(heard(entry)).toMatch(new RegExp(`^Notes: ${notes.join(", ")}`));
      const links = entry ? linksOf(entry).map(([, href]) => href) : [];
      const own = horns.filter(({ extra }) => sorted(extra?.notes) === sorted(notes));
      expect(links.filter((href) => href.startsWith("#"))).toEqual(some.map((id) => `#${id}`));
      expect(links.filter((href) => href.startsWith("/")).sort()).toEqual(
        own.map(({ id }) => `/wiki/weapons/hunting-horn/${id}`).sort(),
      );
    });
  });

  test("draws every sequence that loads an echo wave, and names waves and bubbles", () => {
    const waves = heard(regionOf(page, "Echo waves"));
    expect(waves).toContain(
      played("Echo wave", music.find(({ kind }) => kind === "echo-wave-sequence")?.sequences),
    );
    const bubbles = termsOf(regionOf(page, "Echo bubbles"));
    for (const { kind, name } of music) {
      if (kind === "echo-wave") expect(waves).toContain(name);
      if (kind === "echo-bubble") expect(bubbles[name]).toBeTruthy();
    }
  });

  test("tells notes apart without color", () => {
    const letters = new Map(
      [...page.querySelectorAll<HTMLElement>("[data-note]")].map((note) => [
        note.dataset.note,
        note.textContent,
      ]),
    );
    expect(letters.size).toBe(8);
    expect(new Set(letters.values()).size).toBe(8);
  });

  test("can be asked for by the notes of a horn; axe finds nothing", async () => {
    const props = getMelodiesPage();
    const playable = [
      "Attack Up (L)",
      "Extend All Melodies",
      "Knockback Negated",
      "Resounding Melody",
      "Restore Sharpness",
      "Self-Improvement",
    ];
    const few = {
      ...props,
      melodies: props.melodies.filter(({ name }, at) => at < 5 || playable.includes(name)),
      noteSets: props.noteSets.slice(0, 2),
    };
    const { container } = renderAt(
      "/wiki/weapons/melodies?notes=red.orange.purple",
      <MelodiesRoute {...few} />,
    );
    expect(rowsOf(container, /^Duration: base/).map(({ title }) => title)).toEqual(playable);
    await expectNoAxeViolations(container);
  });
});
