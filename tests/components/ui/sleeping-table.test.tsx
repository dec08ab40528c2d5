import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Column, DataTable } from "@/components/list/DataTable";
import { findLanguage } from "@/lib/catalog/languages";
import { setNames } from "@/lib/names/names-store";
import type { Sort } from "@/lib/site/list-state";
import { Providers } from "@/tests/support/render";
import { stubScreen } from "@/tests/support/stub-screen";

interface Row {
  readonly id: string;
  readonly attack: number;
}

const drawn = vi.fn();
const columns: readonly Column<Row>[] = [
  {
    key: "id",
    label: "Weapon",
    phone: "title",
    render: ({ id }) => {
      drawn();
      return id;
    },
    sortValue: ({ id }) => id,
  },
  {
    key: "attack",
    label: "Attack",
    phone: "figure",
    render: ({ attack }) => attack,
    sortValue: (row) => row.attack,
  },
];
const rows: readonly Row[] = Array.from({ length: 130 }, (_, at) => ({ id: `Blade ${at}`, attack: at }));
const byName: Sort = { key: "attack", direction: "asc" };

function SortedList() {
  const [sort, setSort] = useState<Sort>(byName);
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count} looks
      </button>
      <DataTable
        caption="Weapons"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/wiki/weapons/${id}`}
        sort={sort}
        onSort={setSort}
      />
    </>
  );
}

const served = (
  <Providers>
    <SortedList />
  </Providers>
);

let root: Root | undefined;

/** The list as the server writes it, brought to life. */
async function wake(): Promise<HTMLElement> {
  const container = document.createElement("div");
  container.innerHTML = renderToString(served);
  document.body.append(container);
  drawn.mockClear();
  await act(async () => {
    root = hydrateRoot(container, served, {
      onRecoverableError: (error) => {
        throw error;
      },
    });
  });
  return container;
}
const getNamed = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);

afterEach(() => {
  act(() => root?.unmount());
  act(() => setNames(null, null));
  document.body.replaceChildren();
});

describe("rows that came with the document", () => {
  test("are the server's elements, and are not drawn again while nothing about them changes", async () => {
    const container = await wake();
    const [row] = container.querySelectorAll("tbody tr");
    expect(getNamed()).toHaveLength(24);
    fireEvent.click(screen.getByRole("button", { name: "0 looks" }));
    expect(container.querySelector("tbody tr")).toBe(row);
    expect(drawn).not.toHaveBeenCalled();
  });

  test("stay the server's when more follow", async () => {
    const { scroll } = stubScreen();
    const container = await wake();
    const rowsBefore = [...container.querySelectorAll("tbody tr")];
    scroll();
    expect(getNamed()).toHaveLength(84);
    expect([...container.querySelectorAll("tbody tr")].slice(0, rowsBefore.length)).toEqual(rowsBefore);
    expect(drawn).toHaveBeenCalledTimes(60);
  });

  test("give way to others when they are sorted", async () => {
    await wake();
    fireEvent.click(screen.getByRole("button", { name: /^Attack/ }));
    expect(getNamed().slice(0, 2)).toEqual(["Blade 129", "Blade 128"]);
    expect(getNamed()).toHaveLength(24);
    expect(screen.getAllByRole("link", { name: "Blade 129" })).toHaveLength(1);
  });

  test("and all others are shown when asked", async () => {
    await wake();
    fireEvent.click(screen.getByRole("button", { name: "Show all 130" }));
    expect(getNamed()).toHaveLength(130);
  });

  test("follow the language of names", async () => {
    await wake();
    const french = findLanguage("fr");
    if (!french) throw new Error("no French");
    await act(async () => setNames(french, {}));
    expect(drawn).toHaveBeenCalled();
    expect(getNamed()).toHaveLength(24);
  });

  test("a long table holds collapsed rows of its widest cells, which nobody hears and nothing opens", () => {
    document.body.innerHTML = renderToString(served);
    const hidden = [...document.querySelectorAll("tbody tr[aria-hidden='true']")];
    expect(hidden.map(({ textContent }) => textContent)).toEqual(["Blade 100100", "Blade 101101"]);
    expect(hidden[0]?.querySelector("a")).toBeNull();
    expect(screen.getAllByRole("row")).toHaveLength(25);
  });
});
