import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { type Column, DataTable } from "@/components/list/DataTable";
import { FilteredList, type ListFilter } from "@/components/list/FilteredList";
import { MinimumFilter } from "@/components/list/MinimumFilter";
import { TextFilter } from "@/components/list/TextFilter";
import { CheckboxGroup } from "@/components/ui/RadioGroup";
import { useListState } from "@/hooks/ui/use-list-state";
import { createMultiField, createNumberField, createSortField, createTextField } from "@/lib/site/list-state";
import { createTextTest } from "@/lib/text/match-texts";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { liveRouter } from "@/tests/support/live-router";
import { Providers, renderWithTheme } from "@/tests/support/render";
import { stubScreen } from "@/tests/support/stub-screen";

interface Blade {
  id: string;
  name: string;
  element: "fire" | "ice" | "none";
  attack: number;
}

const blades: Blade[] = [
  { id: "ember", name: "Ember", element: "fire", attack: 200 },
  { id: "rime", name: "Rime", element: "ice", attack: 180 },
  { id: "plain", name: "Plain Edge", element: "none", attack: 240 },
];

const fields = {
  q: createTextField(),
  element: createMultiField(["fire", "ice", "none"]),
  attack: createNumberField({ min: 1, max: 300 }),
  sort: createSortField(["name", "attack"], { key: "attack", direction: "desc" }),
};

const columns: readonly Column<Blade>[] = [
  { key: "name", label: "Blade", phone: "title", render: ({ name }) => name, sortValue: ({ name }) => name },
  {
    key: "attack",
    label: "Attack",
    align: "end",
    phone: "figure",
    render: ({ attack }) => attack,
    sortValue: ({ attack }) => attack,
  },
];

function BladeList({ rows = blades }: { rows?: readonly Blade[] }) {
  const list = useListState(fields);
  const { q, element, attack, sort } = list.state;
  const filters: ListFilter<Blade>[] = [
    { key: "q", label: "Name", value: q.trim(), test: createTextTest(q, ({ name }) => [name]) },
    {
      key: "element",
      label: "Element",
      value: element.join(" or "),
      test: (row) => element.includes(row.element),
    },
    {
      key: "attack",
      label: "Attack",
      value: attack === null ? "" : `${attack} or more`,
      test: (row) => row.attack >= (attack ?? 0),
    },
  ];
  return (
    <FilteredList
      list={list}
      rows={rows}
      filters={filters}
      noun={["blade", "blades"]}
      rail={
        <>
          <TextFilter label="Name" value={q} onChange={(value) => list.set({ q: value })} />
          <CheckboxGroup
            label="Element"
            value={element}
            options={[
              { value: "fire", label: "Fire", count: 1 },
              { value: "ice", label: "Ice", count: 1 },
            ]}
            onChange={(value) => list.set({ element: value })}
          />
          <MinimumFilter
            label="Attack at least"
            value={attack}
            min={1}
            max={300}
            onChange={(value) => list.set({ attack: value })}
          />
        </>
      }
    >
      {(visible) => (
        <DataTable
          caption="Blades"
          columns={columns}
          rows={visible}
          rowKey={({ id }) => id}
          rowHref={({ id }) => `/blades/${id}`}
          sort={sort}
          onSort={(next) => list.set({ sort: next })}
        />
      )}
    </FilteredList>
  );
}

/** So many, the strongest first. */
const makeBlades = (count: number): Blade[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `blade-${index}`,
    name: `Blade ${index}`,
    element: "none",
    attack: 300 - index,
  }));

const names = () => screen.queryAllByRole("rowheader").map(({ textContent }) => textContent);
// jsdom does not know that the style sheet shows the closed dialog as a rail.
const rail = { hidden: true } as const;
const count = () => screen.getByRole("status").textContent;

beforeAll(() => {
  window.matchMedia ??= () => new EventTarget() as MediaQueryList;
});

function renderList(address = "/blades", rows?: readonly Blade[]) {
  const router = liveRouter(address);
  return {
    router,
    ...renderWithTheme(<BladeList {...(rows && { rows })} />, { wrapper: router.wrapper }),
  };
}

describe("a list", () => {
  test("has every row in the static page", () => {
    const { wrapper: Wrapper } = liveRouter("/blades");
    const html = renderToString(
      <Providers>
        <Wrapper>
          <BladeList />
        </Wrapper>
      </Providers>,
    );
    for (const { id, name } of blades) expect(html).toContain(`<a href="/blades/${id}">${name}</a>`);
  });

  test("opens as the address says, and takes junk out of it", async () => {
    const { router } = renderList("/blades?element=ice.plasma&sort=none.asc&utm=1&lang=ja#top");
    expect(names()).toEqual(["Rime"]);
    expect(count()).toBe("1 of 3 blades");
    await waitFor(() => expect(router.written).toEqual(["/blades?element=ice&lang=ja#top"]));
  });

  test("writes a choice to the address and drops it by its chip", async () => {
    const { router, user } = renderList();
    await user.click(screen.getByRole("checkbox", { name: /Fire/, ...rail }));
    expect(names()).toEqual(["Ember"]);
    expect(router.written).toEqual(["/blades?element=fire"]);
    await user.click(screen.getByRole("button", { name: "Remove filter Element fire" }));
    expect(names()).toHaveLength(3);
    expect(router.written.at(-1)).toBe("/blades");
    expect(count()).toBe("3 blades");
  });

  test("keeps both of two choices that follow each other at once", async () => {
    const { router, user } = renderList();
    await user.click(screen.getByRole("checkbox", { name: /Fire/, ...rail }));
    await user.click(screen.getByRole("checkbox", { name: /Ice/, ...rail }));
    expect(names()).toEqual(["Ember", "Rime"]);
    expect(router.written.at(-1)).toBe("/blades?element=fire.ice");
  });

  test("takes back a choice whose address is still on its way", async () => {
    const { router } = renderList();
    const fire = screen.getByRole("checkbox", { name: /Fire/, ...rail });
    fireEvent.click(fire);
    fireEvent.click(fire);
    await waitFor(() => expect(router.written).toEqual(["/blades?element=fire", "/blades"]));
    expect(names()).toHaveLength(3);
    router.travel("/blades?element=fire");
    expect(names()).toEqual(["Ember"]);
  });

  test("filters with each letter and writes the word once", async () => {
    vi.useFakeTimers();
    const { router, user } = renderList();
    const field = screen.getByRole("searchbox", { name: "Name", ...rail });
    for (const [letter, left] of [
      ["e", 3],
      ["d", 1],
      ["g", 1],
    ] as const) {
      await user.type(field, letter);
      expect(names()).toHaveLength(left);
      // Typing goes on before it has rested.
      await act(() => vi.advanceTimersByTimeAsync(200));
    }
    await user.type(field, "e");
    await act(() => vi.advanceTimersByTimeAsync(249));
    expect(names()).toEqual(["Plain Edge"]);
    expect(router.written).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(router.written).toEqual(["/blades?q=edge"]);
    expect(names()).toEqual(["Plain Edge"]);
  });

  test("follows back and forward", () => {
    const { router } = renderList("/blades?element=fire");
    expect(names()).toEqual(["Ember"]);
    router.travel("/blades");
    expect(names()).toHaveLength(3);
    router.travel("/blades?element=ice");
    expect(names()).toEqual(["Rime"]);
  });

  test("says which filter to drop when nothing is left, the most helpful first", async () => {
    const { user } = renderList("/blades?q=e&element=ice&attack=190");
    expect(names()).toEqual([]);
    expect(screen.getByText("No blades match")).not.toBeNull();
    const ways = screen
      .getAllByRole("button", { name: /^Remove (Element|Attack)/ })
      .map(({ textContent }) => textContent);
    expect(ways).toEqual(["Remove Element: 2 blades", "Remove Attack: 1 blade"]);
    await user.click(screen.getByRole("button", { name: "Remove Element: 2 blades" }));
    expect(names()).toEqual(["Plain Edge", "Ember"]);
  });

  test("offers to clear everything where no single filter helps", async () => {
    const { user } = renderList("/blades?q=rime&element=fire&attack=230");
    expect(screen.queryByRole("button", { name: /^Remove (Element|Attack)/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Reset filters: 3 blades" }));
    expect(names()).toHaveLength(3);
  });

  test("ignores a figure out of bounds without losing what is typed", async () => {
    const { user } = renderList();
    const field = screen.getByRole<HTMLInputElement>("spinbutton", { name: "Attack at least", ...rail });
    await user.type(field, "230");
    expect(names()).toEqual(["Plain Edge"]);
    await user.type(field, "0");
    expect(field.value).toBe("2300");
    expect(names()).toHaveLength(3);
  });

  test("breaks no rule of accessibility, full and empty", async () => {
    renderList("/blades?element=fire&attack=190");
    await expectNoAxeViolations();
    const { container } = renderList("/blades?element=ice&attack=190");
    expect(within(container).getByText("No blades match")).not.toBeNull();
    await expectNoAxeViolations(container);
  });
});

describe("a table", () => {
  test("sorts by its headers and says so", async () => {
    const { router, user } = renderList();
    const header = (name: string) => screen.getByRole("columnheader", { name });
    expect(names()).toEqual(["Plain Edge", "Ember", "Rime"]);
    expect(header("Attack").getAttribute("aria-sort")).toBe("descending");
    await user.click(screen.getByRole("button", { name: "Blade" }));
    expect(names()).toEqual(["Ember", "Plain Edge", "Rime"]);
    expect(header("Blade").getAttribute("aria-sort")).toBe("ascending");
    expect(header("Attack").getAttribute("aria-sort")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Blade" }));
    expect(names()).toEqual(["Rime", "Plain Edge", "Ember"]);
    expect(router.written.at(-1)).toBe("/blades?sort=name.desc");
  });

  test("sorts from the keyboard, and on a phone by a choice", async () => {
    const { user } = renderList();
    screen.getByRole("button", { name: "Blade" }).focus();
    await user.keyboard("{Enter}");
    expect(names()).toEqual(["Ember", "Plain Edge", "Rime"]);
    await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Attack");
    await user.click(screen.getByRole("button", { name: "Descending, switch to ascending" }));
    expect(names()).toEqual(["Rime", "Ember", "Plain Edge"]);
  });

  test("leaves rows without a value at the end, both ways", () => {
    const rows = [
      { id: "a", value: null },
      { id: "b", value: 1 },
      { id: "c", value: 2 },
    ];
    const figures: readonly Column<(typeof rows)[number]>[] = [
      { key: "id", label: "Id", phone: "title", render: ({ id }) => id },
      {
        key: "v",
        label: "V",
        phone: "figure",
        render: ({ value }) => value,
        sortValue: ({ value }) => value,
      },
    ];
    for (const direction of ["asc", "desc"] as const) {
      const { unmount } = renderWithTheme(
        <DataTable
          caption="Figures"
          columns={figures}
          rows={rows}
          rowKey={({ id }) => id}
          sort={{ key: "v", direction }}
          onSort={() => {}}
        />,
      );
      expect(names()).toEqual(direction === "asc" ? ["b", "c", "a"] : ["c", "b", "a"]);
      unmount();
    }
  });

  test("shows 24 rows, sixty more whenever their end comes near, and all when asked", async () => {
    const { scroll } = stubScreen();
    const { user } = renderList("/blades", makeBlades(170));
    expect(names()).toHaveLength(24);
    expect(count()).toBe("170 blades");
    expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("171");
    scroll();
    expect(names()).toHaveLength(84);
    scroll();
    expect(names()).toHaveLength(144);
    await user.click(screen.getByRole("button", { name: "Show all 170" }));
    expect(names()).toHaveLength(170);
    expect(names().at(-1)).toBe("Blade 169");
    expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBeNull();
    expect(screen.queryByRole("button", { name: /^Show all/ })).toBeNull();
  });

  test("keeps as many rows as were scrolled to when they are sorted", async () => {
    const { scroll } = stubScreen();
    const { user } = renderList("/blades", makeBlades(130));
    scroll();
    await user.click(screen.getByRole("button", { name: /^Attack/ }));
    expect(names()).toHaveLength(84);
    expect(names()[0]).toBe("Blade 129");
  });

  test("shows all at once where few would be left", () => {
    renderList("/blades", makeBlades(40));
    expect(names()).toHaveLength(40);
  });

  test("waits to be asked where something is below the table", async () => {
    const { scroll } = stubScreen();
    const { user } = renderWithTheme(
      <DataTable
        caption="Blades"
        columns={columns}
        rows={makeBlades(20)}
        rowKey={({ id }) => id}
        pageSize={12}
      />,
    );
    scroll();
    expect(names()).toHaveLength(12);
    await user.click(screen.getByRole("button", { name: "Show all 20" }));
    expect(names()).toHaveLength(20);
  });

  test("has links to the rows that are not there for readers without scripts", () => {
    const html = renderToString(
      <Providers>
        <DataTable
          caption="Blades"
          columns={columns}
          rows={makeBlades(42)}
          rowKey={({ id }) => id}
          rowHref={({ id }) => `/blades/${id}`}
        />
      </Providers>,
    );
    const [, inside = ""] = /<noscript>(.*)<\/noscript>/.exec(html) ?? [];
    expect(inside).toContain("18 more by name");
    const addresses = [...inside.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(addresses).toHaveLength(18);
    expect(addresses[0]).toBe("/blades/blade-24");
  });

  test("prints all rows of a long list", () => {
    renderList("/blades", makeBlades(130));
    expect(names()).toHaveLength(24);
    fireEvent(window, new Event("beforeprint"));
    expect(names()).toHaveLength(130);
  });
});
