import { DEFAULT_THEME, mergeMantineTheme } from "@mantine/core";
import { screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test } from "vitest";
import { ToggleFilter } from "@/components/list/ToggleFilter";
import { CheckboxGroup, RadioGroup } from "@/components/ui/RadioGroup";
import { RadioRows } from "@/components/ui/RadioRows";
import { RadioSegments } from "@/components/ui/RadioSegments";
import { SearchInput } from "@/components/ui/SearchInput";
import { cssVariablesResolver, theme } from "@/styles/theme";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderWithTheme } from "@/tests/support/render";

const ranks = [
  { value: "low", label: "Low rank", count: 3 },
  { value: "high", label: "High rank" },
  { value: "master", label: "Master rank", isDisabled: true },
] as const;
type Rank = (typeof ranks)[number]["value"];

const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const checkbox = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });

describe("radios", () => {
  const looks = { chips: RadioGroup, segments: RadioSegments, rows: RadioRows };

  function RankChoice({ look }: { look: keyof typeof looks }) {
    const [rank, setRank] = useState<Rank>("high");
    const Choice = looks[look];
    return <Choice<Rank> label="Rank" options={ranks} value={rank} onChange={setRank} />;
  }

  test.each(["chips", "segments", "rows"] as const)("hold one choice as %s", async (look) => {
    const { user } = renderWithTheme(<RankChoice look={look} />);
    expect(screen.getByRole(look === "rows" ? "radiogroup" : "group", { name: "Rank" })).toBeTruthy();
    expect(radio("High rank").checked).toBe(true);
    await user.click(radio("Low rank 3"));
    expect([radio("Low rank 3").checked, radio("High rank").checked]).toEqual([true, false]);
    expect(radio("Master rank").disabled).toBe(true);
    await expectNoAxeViolations();
  });

  test("that must be answered say so, and say that they were not", async () => {
    renderWithTheme(<RadioGroup label="Answer" required error="Answer cannot be empty" options={ranks} />);
    const group = screen.getByRole("radiogroup", { name: "Answer" });
    expect([group.getAttribute("aria-required"), group.getAttribute("aria-invalid")]).toEqual([
      "true",
      "true",
    ]);
    expect(document.getElementById(group.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Answer cannot be empty",
    );
    await expectNoAxeViolations();
  });

  test("that must be answered have the mark of a required field", () => {
    renderWithTheme(
      <>
        <RadioRows label="Must" required options={ranks} />
        <RadioRows label="May" options={ranks} />
      </>,
    );
    const isMarked = (name: string) => screen.getByText(name).closest("[data-required]") !== null;
    expect([isMarked("Must"), isMarked("May")]).toEqual([true, false]);
  });

  test("follow the accent that the visitor chose", () => {
    renderWithTheme(<RadioRows label="Rank" options={ranks} value="high" />);
    const styles = [...document.querySelectorAll<HTMLElement>("[style*='--radio-color']")];
    const names = styles.map(
      ({ style }) => /^var\((.+)\)$/.exec(style.getPropertyValue("--radio-color"))?.[1],
    );
    expect(names).toHaveLength(ranks.length);
    const { dark, light } = cssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
    const valuesOf = (name = "") => [dark, light].map((each) => new Map(Object.entries(each)).get(name));
    for (const name of names) expect(valuesOf(name)).toEqual(["var(--signal)", "var(--signal)"]);
  });

  test("of two groups do not share a choice", async () => {
    const { user } = renderWithTheme(
      <>
        <RadioGroup label="Yours" options={[{ value: "a", label: "Yours" }]} />
        <RadioGroup label="Theirs" options={[{ value: "a", label: "Theirs" }]} />
      </>,
    );
    await user.click(radio("Yours"));
    await user.click(radio("Theirs"));
    expect([radio("Yours").checked, radio("Theirs").checked]).toEqual([true, true]);
  });
});

describe("checkboxes", () => {
  test("of a group add and remove one value each", async () => {
    function Ranks() {
      const [chosen, setChosen] = useState<readonly Rank[]>(["high"]);
      return (
        <>
          <CheckboxGroup<Rank> label="Ranks" options={ranks} value={chosen} onChange={setChosen} />
          <output>{chosen.join(", ")}</output>
        </>
      );
    }
    const { user } = renderWithTheme(<Ranks />);
    await user.click(checkbox("Low rank 3"));
    expect(screen.getByRole("status").textContent).toBe("high, low");
    await user.click(checkbox("High rank"));
    expect(screen.getByRole("status").textContent).toBe("low");
    await expectNoAxeViolations();
  });

  test("alone have a label that can be clicked, with a count", async () => {
    function Forgeable() {
      const [checked, setChecked] = useState(false);
      return <ToggleFilter label="Forgeable" count={4} checked={checked} onChange={setChecked} />;
    }
    const { user } = renderWithTheme(<Forgeable />);
    await user.click(screen.getByText("Forgeable"));
    expect(checkbox("Forgeable 4").checked).toBe(true);
    await expectNoAxeViolations();
  });
});

test("a search is emptied by its button, which returns the focus and goes", async () => {
  function Search() {
    const [query, setQuery] = useState("");
    return (
      <SearchInput
        label="Name"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onClear={() => setQuery("")}
      />
    );
  }
  const { user } = renderWithTheme(<Search />);
  const field = screen.getByRole<HTMLInputElement>("searchbox", { name: "Name" });
  expect(screen.queryByRole("button")).toBeNull();
  await user.type(field, "rath");
  await expectNoAxeViolations();
  await user.click(screen.getByRole("button", { name: "Clear search" }));
  expect(field.value).toBe("");
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole("button")).toBeNull();
});
