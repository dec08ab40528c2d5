import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderPane, wielding } from "./damage-harness";

function section(name: string): HTMLElement {
  return screen.getByRole("region", { name });
}

const blades = "dual-blades-kut-ku-pair-i";
const reyDau = { monster: "rey-dau" } as const;

describe("presets", () => {
  test("have the game's names, one of a group at a time, and are in the breakdown", async () => {
    const { user, now, container } = await renderPane(wielding("great-sword-varianza"), reyDau);
    const buffs = section("Buffs");
    await user.click(within(buffs).getByText("Items"));
    await user.click(within(buffs).getByRole("checkbox", { name: /^Powercharm attack \+6/ }));
    await user.click(within(buffs).getByRole("checkbox", { name: /^Demondrug attack \+5/ }));
    await user.click(within(buffs).getByRole("checkbox", { name: /^Mega Demondrug attack \+7/ }));
    expect(now().setup.bonuses).toEqual({ "modifier:powercharm": 100, "modifier:mega-demondrug": 100 });
    expect(buffs.textContent).not.toMatch(/no values/);
    const numbers = section("Detailed breakdown");
    await user.click(within(numbers).getByText("Attack"));
    const row = await within(numbers).findByRole("row", { name: /^Mega Demondrug/ });
    expect(row.textContent).toContain("+7");
    await expectNoAxeViolations(container);
  });

  test("of a weapon are those of its type, with the moves that they are for", async () => {
    await renderPane(wielding("insect-glaive-aerial-glaive"), reyDau);
    const buffs = section("Buffs");
    within(buffs).getByRole("checkbox", {
      name: /^Extracts \(Red \+ White \+ Orange\).*not moves that spend extracts/,
      hidden: true,
    });
    expect(within(buffs).queryByRole("checkbox", { name: /Spirit Gauge/, hidden: true })).toBeNull();
  });

  test("overcoming Frenzy has its share of the time", async () => {
    await renderPane(wielding("great-sword-varianza"), reyDau);
    const slider = within(section("Buffs")).getByRole("slider", { name: /^Frenzy overcome/ });
    expect(slider.getAttribute("aria-valuetext")).toBe("0 percent uptime");
  });
});

describe("a disputed term", () => {
  test("is told where it enters the numbers, with the other reading one click away", async () => {
    const { user, now } = await renderPane(wielding(blades), {
      ...reyDau,
      bonuses: { "modifier:dual-blades-demon-boost": 100 },
    });
    const about = () => section("Detailed breakdown");
    expect(now().derived.weapon?.element?.type).toBe("fire");
    await user.click(within(about()).getByRole("button", { name: /Use instead: .*before the cap/ }));
    expect(now().setup.readings).toEqual(["demonBoostElement"]);
    await user.click(await within(about()).findByRole("button", { name: /Use instead: .*after the cap/ }));
    expect(now().setup.readings).toEqual([]);
  });
});

describe("a custom target", () => {
  test("takes typed hitzone values, and says what is wrong with others", async () => {
    const { user, now, container } = await renderPane(wielding("great-sword-varianza"));
    // By the word that players have for it.
    await user.type(screen.getByRole("combobox", { name: "Monster" }), "dummy");
    expect(within(screen.getByRole("listbox")).getAllByRole("option")).toHaveLength(1);
    await user.click(screen.getByRole("option", { name: "Custom target" }));
    const values = section("Hitzone values");
    const cut = within(values).getByLabelText("Sever");
    const before = (await screen.findByText(/^expected for/)).parentElement?.textContent;
    await user.clear(cut);
    await user.type(cut, "90");
    expect(now().setup.custom?.sever).toBe(90);
    await waitFor(() =>
      expect(screen.getByText(/^expected for/).parentElement?.textContent).not.toBe(before),
    );
    await user.clear(cut);
    await user.type(cut, "300");
    within(values).getByText("Whole number, 0 to 200");
    expect(now().setup.custom?.sever).toBe(30);
    await user.click(within(values).getByRole("checkbox", { name: /^Wound/ }));
    expect(now().setup.state).toBe("wound");
    expect(screen.queryByRole("region", { name: "Target part" })).toBeNull();
    await expectNoAxeViolations(container);
  });
});

describe("combos", () => {
  test("come into the rotation by one click, each in place of the one before", async () => {
    const { user, now, container } = await renderPane(wielding("great-sword-varianza"), {
      ...reyDau,
      rotation: [{ move: "hammer-upswing", count: 1 }],
    });
    const moves = section("Moves");
    await user.click(within(moves).getByRole("button", { name: "Offset and Follow-up Cross Slash" }));
    await user.click(
      within(moves).getByRole("button", { name: "True Charged Slash, first hit on a weak point" }),
    );
    expect(now().setup.rotation).toEqual([
      { move: "hammer-upswing", count: 1 },
      { move: "great-sword-true-charged-slash-lv3-1", count: 1 },
      { move: "great-sword-true-charged-slash-lv3-2-power", count: 1 },
    ]);
    const chosen = within(moves).getAllByRole("button", { pressed: true });
    expect(chosen.map(({ textContent }) => textContent)).toEqual([
      "True Charged Slash, first hit on a weak point",
    ]);
    await expectNoAxeViolations(container);
  });
});

describe("a combo that is done in a state of the weapon", () => {
  const crimson = "Crimson Slash I to III (red gauge)";

  test("brings it, says so, and takes it away with the next one", async () => {
    const { user, now, container } = await renderPane(wielding("long-sword-azure-star-blade"), reyDau);
    const moves = section("Moves");
    await user.click(within(moves).getByRole("button", { name: new RegExp(crimson.slice(0, 22)) }));
    expect(now().setup.bonuses).toEqual({ "modifier:long-sword-spirit-gauge-red": 100 });
    expect(within(moves).getByText(/^Counted with Spirit Gauge \(Red\)\./)).toBeTruthy();
    await expectNoAxeViolations(container);
    await user.click(within(moves).getByRole("button", { name: "Spirit Blades into Spirit Roundslash" }));
    expect(now().setup.bonuses).toEqual({});
    expect(within(moves).queryByText(/^Counted with/)).toBeNull();
  });
});

describe("a move of several hits", () => {
  test("is one row that is added, counted and opened as a whole", async () => {
    const { user, now } = await renderPane(wielding("great-sword-varianza"), reyDau);
    const moves = section("Moves");
    await user.click(within(moves).getByText("Add moves"));
    await user.type(await within(moves).findByRole("searchbox", { name: "Find a move" }), "cross slash lv3");
    await user.click(
      within(moves).getByRole("button", { name: /^Follow-up Cross Slash Lv3 ?2 hits, MV 288 in all/ }),
    );
    await user.click(within(moves).getByRole("button", { name: "One more Follow-up Cross Slash Lv3" }));
    expect(now().setup.rotation).toEqual([
      { move: "great-sword-follow-up-cross-slash-lv3-1", count: 2 },
      { move: "great-sword-follow-up-cross-slash-lv3-2", count: 2 },
    ]);
    const table = await within(section("Detailed breakdown")).findByRole("table", { name: /^Moves in the/ });
    expect(within(table).queryByRole("row", { name: /Lv3 2/ })).toBeNull();
    await user.click(within(table).getByRole("button", { name: "Follow-up Cross Slash Lv3" }));
    within(table).getByRole("row", { name: /^Follow-up Cross Slash Lv3 2/ });
  });

  test("has hits that can be added by themselves", async () => {
    const { user, now } = await renderPane(wielding("great-sword-varianza"), reyDau);
    const moves = section("Moves");
    await user.click(within(moves).getByText("Add moves"));
    await user.type(await within(moves).findByRole("searchbox", { name: "Find a move" }), "cross slash lv3");
    await user.click(within(moves).getByRole("button", { name: "Hits of Follow-up Cross Slash Lv3" }));
    await user.click(within(moves).getByRole("button", { name: /^Follow-up Cross Slash Lv3 2/ }));
    expect(now().setup.rotation).toEqual([{ move: "great-sword-follow-up-cross-slash-lv3-2", count: 1 }]);
  });
});

describe("damage per minute", () => {
  test("comes with the length of the rotation, and is left out without it", async () => {
    const { user } = await renderPane(wielding("great-sword-varianza"), {
      ...reyDau,
      rotation: [{ move: "great-sword-tackle-lv3", count: 6 }],
    });
    expect(screen.queryByText("Per minute")).toBeNull();
    const moves = section("Moves");
    expect(moves.textContent).toContain("Durations of moves are not in the game data");
    await user.type(within(moves).getByLabelText("Length of the rotation, seconds"), "30");
    const label = await screen.findByText("Per minute");
    const total = screen.getByText(/^expected for 6 hits/).previousElementSibling?.textContent ?? "";
    const read = (text: string) => Number(text.replaceAll(",", ""));
    expect(read(label.nextElementSibling?.textContent ?? "")).toBeCloseTo(2 * read(total), 0);
  });
});

describe("motion values", () => {
  test("say which version they are of, and mark the moves with older ones", async () => {
    await renderPane(wielding("lance-acrus-lance-i"), {
      ...reyDau,
      rotation: [
        { move: "lance-jumping-thrust", count: 1 },
        { move: "lance-wide-sweep", count: 1 },
      ],
    });
    const moves = section("Moves");
    expect(moves.textContent).toContain(
      "Motion values: Ver. 1.041; moves marked “Aug 2025” have values of August 2025.",
    );
    within(moves).getByText(/^MV .*Aug 2025$/);
  });

  test("of a weapon whose moves are all in the tables have no such mark", async () => {
    await renderPane(wielding("great-sword-varianza"), reyDau);
    expect(section("Moves").textContent).toContain("Motion values: Ver. 1.041.");
    expect(section("Moves").textContent).not.toContain("Aug 2025");
  });
});
