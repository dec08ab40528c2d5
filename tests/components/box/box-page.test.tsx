import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BoxPage } from "@/components/box/BoxPage";
import { CrownsPage } from "@/components/box/crowns/CrownsPage";
import { RerollsPage } from "@/components/box/rerolls/RerollsPage";
import { AuthContext, type AuthState } from "@/hooks/account/use-auth";
import { maxBoxFileBytes } from "@/lib/box/box-file";
import { localBox, setBoxState } from "@/lib/box/box-state";
import type { CrownMonster } from "@/lib/box/crown-count";
import { crownsKey, readCrowns } from "@/lib/box/crowns";
import { getRerollProps } from "@/lib/box/get-reroll-props.server";
import { getWishlistGear } from "@/lib/wishlist/get-wishlist-gear.server";
import { packCraftCosts } from "@/lib/wishlist/pack-craft-costs.server";
import { changeWishlist } from "@/lib/wishlist/wishlist-store";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { stubAdviceFiles } from "@/tests/support/builder/advice-page";
import { jsonFile } from "@/tests/support/json-file";
import { patience } from "@/tests/support/patience";
import { renderWithTheme } from "@/tests/support/render";

const signedOut = { status: "signed-out", retry: () => {} } as AuthState;
const signedIn = { status: "signed-in", user: { uid: "rook" } } as unknown as AuthState;
const renderBox = (auth = signedOut) =>
  renderWithTheme(
    <AuthContext value={auth}>
      <BoxPage version="box" />
    </AuthContext>,
  );
const contents = () => screen.getByRole("region", { name: "In your box" });
const rowOf = (label: string) => within(contents()).getByText(label).closest("li");

beforeEach(() => {
  window.localStorage.clear();
});
afterEach(() => {
  setBoxState(localBox);
  vi.restoreAllMocks();
});

describe("the box", () => {
  test("of a visitor is in this browser, and counts what each feature stored", async () => {
    window.localStorage.setItem(
      "quarry-wishlist",
      JSON.stringify({ version: 1, wishes: [], owned: { "iron-ore": 3, bone: 1 } }),
    );
    const { container } = renderBox();
    expect(screen.getByText(/^Saved in this browser\./)).toBeDefined();
    await vi.waitFor(() => expect(rowOf("Materials")?.textContent).toContain("2"));
    await expectNoAxeViolations(container);
  });

  test.each([
    [[], ["Add your talismans", "Count your decorations", "Find missing crowns"]],
    [
      [{ kind: "armor", id: "hope-mail", name: "Hope Mail", way: "path" }],
      ["Plan hunts for 1 wishlist entry", "Add your talismans", "Count your decorations"],
    ],
  ] as const)("says what to do next, what there is to gain first: %j", async (wishes, labels) => {
    window.localStorage.setItem("quarry-wishlist", JSON.stringify({ version: 1, wishes, owned: {} }));
    renderBox();
    const next = within(screen.getByRole("region", { name: "What to do next" }));
    await vi.waitFor(() =>
      expect(next.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(labels),
    );
  });

  test.each([
    ["saved", {}, /^Saved in your account/],
    ["saved", { waiting: 3 }, /^3 changes not in your account yet/],
    ["working", {}, /^Saving to your account/],
    [
      "waiting",
      { problem: "No connection." },
      /No connection\. What you change stays in this browser and is sent later\./,
    ],
    [
      "refused",
      { problem: "You were signed out, or this account was deleted on another device." },
      /deleted on another device\. What you change stays in this browser\./,
    ],
    ["full", {}, /Nothing was deleted\./],
    ["saved", { isForgetful: true }, /This browser keeps nothing/],
  ] as const)("of an account says where it is saved: %s", async (phase, more, text) => {
    setBoxState({ phase, ...more });
    const { container } = renderBox(signedIn);
    expect(screen.getByText(text)).toBeDefined();
    await expectNoAxeViolations(container);
  });

  test("says what the first sign-in did, and shows both values of what differed", async () => {
    const conflict = {
      kind: "decoration",
      id: "attack-jewel",
      name: null,
      field: "count",
      kept: 5,
      other: 3,
    } as const;
    const crown = (field: string, kept: unknown, other: unknown) =>
      ({ kind: "crown", id: "rathalos", name: null, field, kept, other }) as const;
    setBoxState({
      phase: "saved",
      hidden: { talisman: 3 },
      conflicts: [
        conflict,
        crown("small", true, false),
        crown("large", "gold", "silver"),
        crown("largest", 2100, 2000),
      ],
      joined: { added: { talisman: 2 }, received: { material: 1 }, same: 4, conflicts: [conflict] },
    });
    const { container } = renderBox(signedIn);
    expect(screen.getByText("Added to your account: 2 talismans.")).toBeDefined();
    expect(screen.getByText("Added to this browser: 1 material.")).toBeDefined();
    await vi.waitFor(() => expect(within(contents()).getAllByRole("listitem")[8]?.textContent).toMatch(/^0/));
    const differing = within(screen.getByRole("region", { name: "Changed in two places" }));
    expect(screen.getByText(/Your account holds more than a box shows: 3 talismans\./)).toBeDefined();
    expect(differing.getByText("Decoration: Attack jewel")).toBeDefined();
    for (const field of ["small gold crown", "large crown", "largest size"])
      expect(differing.getByText(`Crown record: Rathalos, ${field}`)).toBeDefined();
    expect(differing.getByText(/In use: 5/).textContent).toContain("Other: 3");
    expect(differing.getByRole("button", { name: "Use the other: Decoration: Attack jewel" })).toBeDefined();
    await expectNoAxeViolations(container);
  });

  test("lists what can be crafted of its materials, each with a way into the builder", async () => {
    stubAdviceFiles({ "GET /api/wiki/craft-costs": { body: packCraftCosts() } });
    const [[item = "", , qty = 0] = [], ...others] =
      getWishlistGear("charm", "fitness-charm-i")?.costs[0]?.materials ?? [];
    const rest = others.map(([id, , count]) => [id, count]);
    const store = (count: number) =>
      JSON.stringify({ version: 1, wishes: [], owned: Object.fromEntries([[item, count], ...rest]) });
    window.localStorage.setItem("quarry-wishlist", store(qty));
    const { user, container } = renderBox();
    await user.click(screen.getByRole("button", { name: "List what I can craft" }));
    const link = await screen.findByRole("link", { name: /^Try Fitness Charm I in/ }, patience);
    expect(link.getAttribute("href")).toBe("/builder?charm=fitness-charm-i");
    await expectNoAxeViolations(container);
    // Live: one piece less, and it goes.
    changeWishlist((list) => ({ ...list, owned: { ...list.owned, [item]: qty - 1 } }));
    await vi.waitFor(() =>
      expect(screen.queryByRole("link", { name: /^Try Fitness Charm I in/ })).toBeNull(),
    );
  });

  test("takes in a file, refuses what is none, and undoes", async () => {
    const { user } = renderBox();
    const field = screen.getByLabelText("Box file");
    await user.upload(field, jsonFile("{"));
    await screen.findByText(/This file is damaged/);
    const huge = jsonFile("{}");
    Object.defineProperty(huge, "size", { value: maxBoxFileBytes + 1 });
    await user.upload(field, huge);
    await screen.findByText("This file is too large for a box file. Nothing was changed.");
    await user.upload(
      field,
      jsonFile(
        JSON.stringify({ format: "quarry-box", version: 1, box: { material: [{ id: "bone", count: 2 }] } }),
      ),
    );
    await screen.findByText(/^1 added, 0 updated/);
    await vi.waitFor(() => expect(rowOf("Materials")?.textContent).toContain("1"));
    await user.click(screen.getByRole("button", { name: "Undo import" }));
    await vi.waitFor(() => expect(rowOf("Materials")?.textContent).toContain("0"));
  });

  test("says that nothing is saved where the browser stores nothing, and leaves no trace where it does", () => {
    renderBox().unmount();
    expect(window.localStorage.getItem("quarry-box-owner")).toBeNull();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    renderBox();
    expect(screen.getByText(/^Storage is full or blocked in this browser/)).toBeDefined();
    expect(screen.queryByText(/^Saved in this browser/)).toBeNull();
  });

  test("says that a browser without room took nothing of a file", async () => {
    const { user } = renderBox();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await user.upload(
      screen.getByLabelText("Box file"),
      jsonFile(
        JSON.stringify({ format: "quarry-box", version: 1, box: { material: [{ id: "bone", count: 2 }] } }),
      ),
    );
    await screen.findByText(/has no room for this file, or forbids saving\. Nothing was changed\./);
  });
});

describe("crowns", () => {
  const monsters: readonly CrownMonster[] = [
    {
      id: "ajarakan",
      name: "Ajarakan",
      smallGold: 1047.92,
      largeSilver: 1339.01,
      largeGold: 1432.16,
      odds: null,
    },
    { id: "rathalos", name: "Rathalos", smallGold: 1500, largeSilver: 1900, largeGold: 2000, odds: null },
  ];
  const stored = () => readCrowns(window.localStorage.getItem(crownsKey));

  test("are ticked by hand or by a size, counted, and filtered by what is missing", async () => {
    const { user, container } = renderWithTheme(<CrownsPage monsters={monsters} />);
    await user.click(screen.getByRole("checkbox", { name: "Small gold crown: Ajarakan" }));
    const largest = screen.getByLabelText("Largest size in cm: Ajarakan");
    await user.type(largest, "1,340.5");
    await user.tab();
    expect(stored()).toEqual({ ajarakan: { small: true, large: "silver", smallest: null, largest: 1340.5 } });
    await user.clear(largest);
    await user.type(largest, "1432.16{Tab}");
    expect(stored().ajarakan).toMatchObject({ large: "gold", largest: 1432.16 });
    await user.click(screen.getByRole("switch", { name: "Missing crowns only" }));
    expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(1);
    expect(screen.getByRole("heading", { name: "Rathalos" })).toBeDefined();
    await expectNoAxeViolations(container);
  });

  test("take no size that is none, and lose none that was typed", async () => {
    const { user } = renderWithTheme(<CrownsPage monsters={monsters} />);
    const field = screen.getByLabelText("Smallest size in cm: Rathalos");
    await user.type(field, "small{Tab}");
    expect(field).toHaveProperty("value", "small");
    expect(screen.getByText("Like 1432.16")).toBeDefined();
    expect(stored()).toEqual({});
  });
});

describe("rerolls", () => {
  const { rules, weapons, version } = getRerollProps();
  const [set, otherSet] = rules.setBonuses.map(({ name }) => name) as [string, string];
  const [group] = rules.groupSkills.map(({ name }) => name) as [string];

  test("are noted with what to do, counted, deleted and brought back", async () => {
    const { user, container } = renderWithTheme(
      <RerollsPage rules={rules} weapons={weapons} version={version} />,
    );
    expect(screen.getByText("No weapons yet")).toBeDefined();
    await user.type(screen.getByLabelText("Name (optional)"), "My bow");
    await user.click(screen.getByRole("button", { name: "Add weapon" }));
    expect(screen.getByText("Choose a set bonus or a group skill to see the odds.")).toBeDefined();
    await user.selectOptions(screen.getByLabelText("Set bonus you want: My bow"), set);
    await user.selectOptions(screen.getByLabelText("Group skill you want: My bow"), group);
    const pairs = rules.setBonuses.length * rules.groupSkills.length;
    expect(screen.getByText(/^Keep rolling: 1 in /).textContent).toContain(`1 in ${pairs} per reroll`);
    await user.selectOptions(screen.getByLabelText("Set bonus it gave: My bow"), otherSet);
    await user.selectOptions(screen.getByLabelText("Group skill it gave: My bow"), group);
    await user.click(screen.getByRole("button", { name: "Add reroll" }));
    expect(screen.getByText("One of two.")).toBeDefined();
    expect(screen.getByText(/^1 reroll so far/)).toBeDefined();
    await user.selectOptions(screen.getByLabelText("Set bonus it gave: My bow"), set);
    await user.click(screen.getByRole("checkbox", { name: "Kept" }));
    await user.click(screen.getByRole("button", { name: "Add reroll" }));
    expect(screen.getByText("✓ Keep it: it has what you want.")).toBeDefined();
    expect(screen.getByText("✓ What you want. Kept.")).toBeDefined();
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole("button", { name: "Delete reroll 1 of My bow" }));
    expect(screen.queryByText("One of two.")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Delete My bow" }));
    expect(screen.getByText("No weapons yet")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(screen.getByText("✓ What you want. Kept.")).toBeDefined();
  });
});
