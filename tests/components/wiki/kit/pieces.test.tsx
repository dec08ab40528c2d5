import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test } from "vitest";
import { DoubtfulFigure } from "@/components/game/DoubtfulFigure";
import { ElementValue } from "@/components/game/ElementValue";
import { LevelBar } from "@/components/game/LevelBar";
import { MaterialList } from "@/components/game/MaterialList";
import { RarityGem } from "@/components/game/RarityGem";
import { ShadedCell } from "@/components/game/ShadedCell";
import { SkillChips } from "@/components/game/SkillChips";
import { SkillLevelList } from "@/components/game/SkillLevelList";
import { Slots } from "@/components/game/Slots";
import { Zenny } from "@/components/game/Zenny";
import { ChoiceFilter } from "@/components/list/ChoiceFilter";
import { FilterDrawer } from "@/components/list/FilterDrawer";
import { ToggleFilter } from "@/components/list/ToggleFilter";
import { FigureTable } from "@/components/ui/FigureTable";
import { Pills } from "@/components/ui/Pills";
import { SignedFigure } from "@/components/ui/SignedFigure";
import { Tabs } from "@/components/ui/Tabs";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderWithTheme } from "@/tests/support/render";

const skill = { id: "agitator", name: "Agitator", level: 3, max: 5 };

/** A part of the sheet, whose module is loaded when it first opens. */
function findInSheet(role: "button" | "dialog", name?: string): Promise<HTMLElement> {
  return screen.findByRole(role, name === undefined ? {} : { name });
}

/** Text as a reader of screens hears it: without what is hidden from it, pictures by their name. */
function heard(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll("[aria-hidden]")) hidden.remove();
  for (const image of copy.querySelectorAll("[role=img]")) image.replaceWith(image.ariaLabel ?? "");
  return copy.textContent?.replaceAll(/\s+/g, " ").trim() ?? "";
}

describe("figures for readers of screens", () => {
  test.each([
    ["rarity", <RarityGem key="a" rarity={8} />, "Rarity 8"],
    ["rarity in words", <RarityGem key="a" rarity={8} word />, "Rarity 8"],
    ["slots", <Slots key="a" levels={[3, 2, 1]} />, "Slots 3-2-1"],
    ["slots of a kind", <Slots key="a" levels={[1]} kind="armor" />, "Slots for armor decorations 1"],
    ["no slots", <Slots key="a" levels={[]} />, "No slots"],
    ["an element", <ElementValue key="a" type="fire" value={1240} />, "Fire 1,240"],
    ["a resistance", <ElementValue key="a" type="ice" value={-3} sign />, "Ice −3"],
    ["a level", <LevelBar key="a" level={3} max={5} />, "Level 3 of 5"],
    ["money", <Zenny key="a" amount={12000} />, "12,000 z"],
    ["a gain", <SignedFigure key="a" value={12} unit="%" />, "+12%"],
    ["a loss", <SignedFigure key="a" value={-3} />, "−3"],
    ["the best of a table", <ShadedCell key="a" value={80} best as="span" />, "80, best"],
    ["skills of a piece", <SkillChips key="a" skills={[skill]} />, "Agitator Lv 3"],
    ["a skill", <SkillLevelList key="a" skills={[skill]} />, "AgitatorLevel 3 of 5"],
  ])("%s", (_, piece, text) => {
    const { container } = renderWithTheme(piece);
    expect(heard(container)).toContain(text);
  });

  test("color a figure by whether it helps the hunter", () => {
    const tone = (value: number) => {
      const { container, unmount } = renderWithTheme(<SignedFigure value={value} />);
      const found = /text-(good|bad|dim)/.exec(container.firstElementChild?.className ?? "")?.[1];
      unmount();
      return found;
    };
    expect([tone(5), tone(-5), tone(0)]).toEqual(["good", "bad", "dim"]);
  });
});

describe("lists of things", () => {
  test("lead to each thing", async () => {
    renderWithTheme(
      <>
        <SkillLevelList skills={[skill, { id: "x", name: "X", level: 1, kind: "weapon" }]} />
        <MaterialList materials={[{ item: { id: "rathalos-plate", name: "Rathalos Plate" }, qty: 3 }]} />
        <FigureTable
          caption="Figures"
          rows={[{ label: "Attack", value: 200, note: "true raw" }]}
          columns={2}
        />
        <Pills label="Types" links={[{ href: "/wiki/weapons/bow", label: "Bow", current: true }]} />
      </>,
    );
    const address = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(address("Agitator")).toBe("/wiki/skills/agitator");
    expect(address("Rathalos Plate")).toBe("/wiki/items/rathalos-plate");
    expect(screen.getByRole("link", { name: "Bow" }).getAttribute("aria-current")).toBe("page");
    expect(screen.getByRole("definition").textContent).toBe("200");
    await expectNoAxeViolations();
  });
});

function Ranks() {
  const [rank, setRank] = useState<"low" | "high">("low");
  return (
    <Tabs
      label="Rank"
      tabs={[
        { id: "low", label: "Low" },
        { id: "high", label: "High" },
      ]}
      value={rank}
      onChange={setRank}
    >
      Drops of {rank} rank
    </Tabs>
  );
}

describe("tabs", () => {
  test("are walked with the arrows, and the panel follows", async () => {
    const { user } = renderWithTheme(<Ranks />);
    await user.tab();
    expect(document.activeElement?.textContent).toBe("Low");
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement?.textContent).toBe("High");
    expect(screen.getByRole("tab", { name: "High" }).getAttribute("aria-selected")).toBe("true");
    expect(screen.getByRole("tabpanel", { name: "High" }).textContent).toBe("Drops of high rank");
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement?.textContent).toBe("Low");
    await user.keyboard("{End}{Enter}");
    expect(screen.getByRole("tabpanel", { name: "High" })).not.toBeNull();
    await expectNoAxeViolations();
  });
});

describe("a doubtful figure", () => {
  test("says why on focus and hides again on Escape", async () => {
    const { user } = renderWithTheme(<DoubtfulFigure why="Two sources disagree.">+16</DoubtfulFigure>);
    const why = screen.getByRole("tooltip", { hidden: true });
    expect(why.dataset.open).toBeUndefined();
    await user.tab();
    expect(why.dataset.open).toBe("true");
    const figure = screen.getByRole("button", { name: "+16" });
    expect(figure.getAttribute("aria-describedby")).toBe(why.id);
    await user.keyboard("{Escape}");
    expect(why.dataset.open).toBeUndefined();
    await expectNoAxeViolations();
  });
});

describe("filter pieces", () => {
  test("choose one value or any, in both looks", async () => {
    const chosen: string[] = [];
    const props = {
      label: "Rank",
      value: "low" as const,
      options: [
        { value: "low" as const, label: "Low", count: 3 },
        { value: "high" as const, label: "High" },
      ],
      onChange: (value: string) => chosen.push(value),
    };
    const { user } = renderWithTheme(
      <>
        <ChoiceFilter {...props} />
        <ChoiceFilter {...props} look="chips" />
        <ToggleFilter label="Forgeable" checked={false} count={4} onChange={() => chosen.push("on")} />
      </>,
    );
    await user.selectOptions(screen.getByRole("combobox", { name: "Rank" }), "High");
    await user.selectOptions(screen.getByRole("combobox", { name: "Rank" }), "Any");
    await user.click(screen.getByRole("radio", { name: "High" }));
    await user.click(screen.getByRole("radio", { name: "Any" }));
    await user.click(screen.getByRole("checkbox", { name: "Forgeable 4" }));
    expect(chosen).toEqual(["high", "", "high", "", "on"]);
    await expectNoAxeViolations();
  });

  test("stand in a drawer on a phone that says how many are on and what they leave", async () => {
    const { user } = renderWithTheme(
      <FilterDrawer active={2} result="12 of 85 weapons" onReset={() => {}}>
        <p>Filters stand here</p>
      </FilterDrawer>,
    );
    const opener = screen.getByRole("button", { name: "Filters 2 active" });
    expect(opener.getAttribute("aria-expanded")).toBe("false");
    await user.click(opener);
    expect(opener.getAttribute("aria-expanded")).toBe("true");
    await expectNoAxeViolations();
    await user.click(await findInSheet("button", "Show 12 of 85 weapons"));
    await waitFor(() => expect(opener.getAttribute("aria-expanded")).toBe("false"));
    await user.click(opener);
    await findInSheet("dialog");
    await user.click(document.querySelector(".mantine-Modal-overlay") ?? document.body);
    await waitFor(() => expect(opener.getAttribute("aria-expanded")).toBe("false"));
  });
});
