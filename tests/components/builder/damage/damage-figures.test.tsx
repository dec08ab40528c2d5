import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { Explained } from "@/lib/builder/damage/explained";
import { calculatePartDamage } from "@/lib/builder/damage/monster-damage";
import { explainRotation } from "@/lib/builder/damage/rotation-damage";
import { gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import type { Loadout } from "@/lib/builder/loadout/model";
import { decodeBuildCode } from "@/lib/builder/share/decode-build-code";
import { type DamageSetup, emptyDamageSetup } from "@/lib/builder/target/damage-setup";
import { listTargets } from "@/lib/builder/target/targets";
import { toScenario } from "@/lib/builder/target/to-scenario";
import { createTestData } from "@/tests/support/builder-page";
import { renderPane, wielding } from "./damage-harness";

const data = gatherDamageData();

/** What the engine says, asked for anew. */
function engine(loadout: Loadout, hunt: Partial<DamageSetup>) {
  const { catalog, armor } = createTestData();
  const { weapon, levels } = deriveLoadout(loadout, catalog);
  const outcome = toScenario({ ...emptyDamageSetup, ...hunt }, weapon, data);
  if (!outcome.ok) throw new Error(outcome.reason);
  const { scenario, monster } = outcome;
  return {
    rotation: explainRotation(scenario, armor.skills, levels),
    parts: calculatePartDamage(scenario, monster, armor.skills, levels).map((part, at) => ({
      ...part,
      name: listTargets(monster)[at]?.name ?? "",
    })),
  };
}

/** To a tenth, with the separators of thousands. */
function tenth(value: number): string {
  const [whole = "", rest = ""] = value.toFixed(1).split(".");
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ",")}.${rest}`;
}

/** Text of every cell, row by row. */
function rowsOf(table: HTMLElement): string[][] {
  return within(table)
    .getAllByRole("row")
    .map((row) => [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent ?? ""));
}

function loadoutOf(code: string): Loadout {
  return decodeBuildCode(code, createTestData().tables).loadout;
}

const greatSwordCode = "12Afo8A5xLA7zLewWWrALpxO52AedOJSe43664VEnWYaU68rVjcqc9_txo9AgA";
const greatSword = loadoutOf(greatSwordCode);

const hunts: readonly (readonly [name: string, loadout: Loadout, hunt: Partial<DamageSetup>])[] = [
  ["a plain hit of a bare weapon", wielding("lance-abaddonian-osminog"), { monster: "rey-dau" }],
  [
    "a great sword with skills, uptimes and a meal",
    greatSword,
    {
      monster: "arkveld",
      part: "head",
      state: "wound",
      rotation: [
        { move: "great-sword-true-charged-slash-lv3-2", count: 1 },
        { move: "great-sword-tackle-lv3", count: 3 },
      ],
      conditions: { enragedMonster: 60, drawAttack: 20 },
      bonuses: { "meal:village-azuz": 100, "melody-again:attack-up-l": 50 },
    },
  ],
  [
    "fire of dual blades at worn sharpness",
    { ...greatSword, weapon: { id: "dual-blades-wyvern-sentinels", decorations: [], artian: null } },
    {
      monster: "mizutsune",
      rotation: [{ move: "dual-blades-demon-flurry-i", count: 4 }],
      sharpness: "yellow",
    },
  ],
];

describe("the figures on screen are the engine's", () => {
  test.each(hunts)("for %s", async (_, loadout, hunt) => {
    const { user } = await renderPane(loadout, hunt);
    const { rotation, parts } = engine(loadout, hunt);
    await waitFor(() => expect(screen.getAllByText(tenth(rotation.total.value)).length).toBeGreaterThan(1));

    const moves = screen.getByRole("table", { name: /^(One hit of|Moves in the rotation)/ });
    const [step] = rotation.steps;
    if (rotation.steps.length === 1 && step) {
      const { raw, elemental, total } = step.perHit;
      expect(
        rowsOf(moves)
          .slice(1)
          .map((row) => row.slice(1)),
      ).toEqual(
        [raw, elemental, total].map((figures) =>
          [figures.hit, figures.critical, figures.average].map(({ value }) => tenth(value)),
        ),
      );
    } else {
      expect(
        rowsOf(moves)
          .slice(1, -1)
          .map((row) => row.slice(1)),
      ).toEqual(
        rotation.steps.map(({ perHit: { total }, hits, count, total: all }) => [
          ...[total.hit, total.critical, total.average].map(({ value }) => tenth(value * hits)),
          String(hits * count),
          tenth(all.value),
        ]),
      );
    }

    const all = screen.queryByRole("button", { name: /^Show all/ });
    if (all) await user.click(all);
    const chart = rowsOf(screen.getByRole("table", { name: /by part and state/ })).slice(1);
    expect(chart.map((row) => row.at(-1))).toEqual(
      parts
        .map(({ total }) => total)
        .sort((a, b) => b - a)
        .map(tenth),
    );
    for (const { name, total } of parts) {
      expect(chart.some(([part, ...rest]) => part?.startsWith(name) && rest.at(-1) === tenth(total))).toBe(
        true,
      );
    }
    expect(chart.filter(([part]) => part?.includes("chosen")).map((row) => row.at(-1))).toEqual([
      tenth(rotation.total.value),
    ]);
  });

  test("every figure opens into the terms that made it", async () => {
    const [, , hunt] = hunts[1] ?? [];
    if (!hunt) throw new Error("There is a second hunt.");
    const single = { ...hunt, rotation: [{ move: "great-sword-true-charged-slash-lv3-2", count: 1 }] };
    const { user } = await renderPane(greatSword, single);
    const step = engine(greatSword, single).rotation.steps[0]?.perHit;
    if (!step) throw new Error("There is one move.");
    const figures: readonly (readonly [string, Explained])[] = [
      ["Attack", step.attack],
      ["Affinity", step.affinity],
      ["Raw, critical", step.raw.critical],
    ];
    for (const [label, { terms }] of figures) {
      const summary = [...document.querySelectorAll("summary")].find(
        ({ firstChild }) => firstChild?.textContent === label,
      );
      if (!summary) throw new Error(`${label} can be opened.`);
      await user.click(summary);
      const table = await screen.findByRole("table", { name: `How ${label.toLowerCase()} is calculated` });
      const totals = rowsOf(table)
        .slice(1)
        .map((row) => Number(row.at(-1)?.replace("−", "-").replace(",", "")));
      expect(totals).toEqual(terms.map(({ total }) => Math.round(total * 1000) / 1000));
    }
    expect(screen.getByRole("table", { name: "How attack is calculated" }).textContent).toContain(
      "Agitator 3, 60% uptime",
    );
  });
});

test("states without a name in the tables have the one that players confirmed", async () => {
  await renderPane(greatSword, { monster: "arkveld" });
  expect(await screen.findAllByText("Name 1")).not.toHaveLength(0);
  const lines = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(lines.filter((line) => line?.startsWith("CUSTOM"))).toEqual([
    "CUSTOM1: Name 1",
    "CUSTOM2: no confirmed name",
  ]);
  // The list of parts has it as well, and the ID of the one in doubt.
  expect(
    within(screen.getByRole("table", { name: /damage by part and state/ })).getAllByText("Name 1"),
  ).not.toEqual([]);
  expect(screen.queryByText("Name 2")).toBeNull();
});

describe("builds side by side", () => {
  const hunt: Partial<DamageSetup> = {
    monster: "arkveld",
    rotation: [{ move: "great-sword-tackle-lv3", count: 1 }],
  };
  const other = wielding("great-sword-varianza");

  test("the present one is saved as it is, and a change shows with its sign", async () => {
    const { user, now } = await renderPane(greatSword, hunt);
    await user.click(screen.getByRole("button", { name: "Add to comparison" }));
    expect(now().setup.comparedBuilds).toHaveLength(1);
    now().act({ type: "replace", loadout: other });
    const mine = engine(other, hunt).rotation.total.value;
    const kept = engine(greatSword, hunt).rotation.total.value;
    const delta = Math.round((kept - mine) * 10) / 10;
    await waitFor(() => {
      const table = screen.getByRole("table", { name: "Build comparison" });
      const row = rowsOf(table).find(([label]) => label === "Damage");
      expect(row?.[1]).toBe(tenth(mine).replace(/\.0$/, ""));
      expect(row?.[2]).toContain(delta > 0 ? `+${delta}` : `−${-delta}`);
    });

    await user.clear(screen.getByRole("textbox", { name: "Name of compared build 1" }));
    await user.type(screen.getByRole("textbox", { name: "Name of compared build 1" }), "Old one");
    expect(now().setup.comparedBuilds[0]?.name).toBe("Old one");
    await user.click(screen.getByRole("button", { name: "Use Old one" }));
    expect(now().loadout).toEqual(greatSword);
    await user.click(screen.getByRole("button", { name: "Remove Old one" }));
    expect(now().setup.comparedBuilds).toEqual([]);
  });

  test("one comes from a pasted link; what is no build is refused with the reason, and stays as typed", async () => {
    const { user, now } = await renderPane(other, hunt);
    const code = greatSwordCode;
    const field = screen.getByRole("textbox", { name: "Link or code of another build" });
    await user.click(field);
    await user.paste("https://example.org/builder?tab=damage");
    await user.click(screen.getByRole("button", { name: "Add" }));
    expect(screen.getByRole("alert").textContent).toBe("The link does not contain a valid build.");
    screen.getByDisplayValue("https://example.org/builder?tab=damage");
    await user.clear(field);
    await user.paste(`https://example.org/builder?b=${code}&tab=damage`);
    await user.click(screen.getByRole("button", { name: "Add" }));
    expect(now().setup.comparedBuilds.map((each) => each.code)).toEqual([code]);
    const table = await screen.findByRole("table", { name: "Build comparison" });
    await waitFor(() => expect(rowsOf(table).length).toBeGreaterThan(8));
  });

  test("one with another type of weapon says that a plain hit stands for its moves", async () => {
    const lance = "13LfslDnGqlXjkUwWW2SagROt2AedFJhrRfn_bjOFOvK-gQUNyg";
    await renderPane(other, { ...hunt, comparedBuilds: [{ name: "Wall", code: lance }] });
    const table = screen.getByRole("table", { name: "Build comparison" });
    within(table).getByText(/One basic hit with motion value 100 is used instead/);
  });
});
