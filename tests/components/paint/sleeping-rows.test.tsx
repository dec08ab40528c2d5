import { act } from "@testing-library/react";
import { RouterContext } from "next/dist/shared/lib/router-context.shared-runtime";
import { type ReactElement, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Hero } from "@/components/home/Hero";
import { SectionCards } from "@/components/home/SectionCards";
import { wideScreen } from "@/components/list/FilterDrawer";
import { TopNav } from "@/components/shell/TopNav";
import { sleepingContent, useSleepingElement } from "@/lib/paint/use-sleeping-element";
import { getMonsterPage } from "@/lib/wiki/monsters/get-monster-page.server";
import { getWeaponList } from "@/lib/wiki/weapons/get-weapon-list.server";
import MonsterRoute from "@/pages/wiki/hitzones/[id]";
import WeaponTypeRoute from "@/pages/wiki/weapons/[type]/index";
import { Providers } from "@/tests/support/render";
import { fakeRouter } from "@/tests/support/router";

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** Puts the HTML of a server into the document and brings it to life. */
async function hydrate(element: ReactElement) {
  const container = document.createElement("div");
  container.innerHTML = renderToString(element);
  document.body.append(container);
  const served = [...container.querySelectorAll("tbody tr")];
  const problems = vi.fn();
  await act(async () => {
    root = hydrateRoot(container, element, { onRecoverableError: problems });
  });
  return { container, served, problems };
}

/** React marks the elements that it has visited. */
const isVisited = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactFiber"));

describe("rows that React does not visit", () => {
  let change = () => {};
  function Table() {
    const [isChanged, setChanged] = useState(false);
    change = () => setChanged(true);
    const { id, isAsleep } = useSleepingElement(!isChanged);
    return (
      <table>
        {isAsleep ? (
          <tbody id={id} {...sleepingContent} />
        ) : (
          <tbody id={id} key="awake">
            <tr>
              <td>{isChanged ? "new" : "served"}</td>
            </tr>
          </tbody>
        )}
      </table>
    );
  }

  test("keep what the server wrote until others are to be shown", async () => {
    const { container, served, problems } = await hydrate(<Table />);
    expect(problems, "React objects to a sleeping element").not.toHaveBeenCalled();
    expect(
      served.every((row) => row.isConnected),
      "React no longer leaves the content of a sleeping element alone",
    ).toBe(true);
    act(() => change());
    expect(container.textContent).toBe("new");
  });
});

test("cards and weapons of the home page stay as the server wrote them", async () => {
  const { container, problems } = await hydrate(
    <Providers>
      <Hero search={null} />
      <SectionCards news={null} />
    </Providers>,
  );
  expect(problems).not.toHaveBeenCalled();
  const links = [...container.querySelectorAll("nav[aria-label='Weapons by type'] a, h2 a")];
  expect(links).toHaveLength(17);
  expect(links.filter(isVisited)).toEqual([]);
  expect(isVisited(container.querySelector("h1") ?? container)).toBe(true);
});

/** A screen of which one query alone is true. */
function widen(query: string): void {
  const narrow = window.matchMedia("print");
  vi.spyOn(window, "matchMedia").mockImplementation((asked) => ({ ...narrow, matches: asked === query }));
}

test.each([
  ["sleeps on a phone, where it is out of sight", false],
  ["is awake on a wide screen", true],
])("the navigation of the header %s", async (_, isWide) => {
  if (isWide) widen("(min-width: 48em)");
  const { container, problems } = await hydrate(
    <RouterContext value={fakeRouter("/wiki")}>
      <Providers>
        <TopNav />
      </Providers>
    </RouterContext>,
  );
  expect(problems).not.toHaveBeenCalled();
  expect(isVisited(container.querySelector("nav a") ?? container)).toBe(isWide);
});

test("sections of a monster stay as the server wrote them, but for those with tabs", async () => {
  const { container, problems } = await hydrate(
    <RouterContext value={fakeRouter("/wiki/hitzones/rathalos")}>
      <Providers>
        <MonsterRoute {...getMonsterPage("rathalos")} />
      </Providers>
    </RouterContext>,
  );
  expect(problems).not.toHaveBeenCalled();
  const sections = [...container.querySelectorAll("details > [id]")];
  const awake = sections.filter(isVisited).map(({ id }) => id);
  expect(awake).toEqual(expect.arrayContaining(["hitzones", "rewards"]));
  for (const id of ["status", "fight", "where", "gear"]) {
    expect(sections.map((each) => each.id)).toContain(id);
    expect(awake).not.toContain(id);
  }
});

describe("the filters of a list", () => {
  const list = (
    <RouterContext value={fakeRouter("/wiki/weapons/great-sword")}>
      <Providers>
        <WeaponTypeRoute {...getWeaponList("great-sword")} />
      </Providers>
    </RouterContext>
  );
  const visited = (container: Element) =>
    ["input[type=search]", "search select", "search input[type=checkbox]"].map((each) =>
      isVisited(container.querySelector(each) ?? container),
    );

  test("sleep on a phone, where they are in a drawer, but for the text field", async () => {
    const { container, problems } = await hydrate(list);
    expect(problems).not.toHaveBeenCalled();
    expect(visited(container)).toEqual([true, false, false]);
  });

  test("are awake on a wide screen, where they are in sight", async () => {
    widen(wideScreen);
    const { container, problems } = await hydrate(list);
    expect(problems).not.toHaveBeenCalled();
    expect(visited(container)).toEqual([true, true, true]);
  });
});

test("a list of weapons stays asleep when the page is drawn again with the same data", async () => {
  // As the router does where the address has a query, once it has looked at it.
  const props = getWeaponList("great-sword");
  const page = (isReady: boolean) => (
    <RouterContext value={{ ...fakeRouter("/wiki/weapons/great-sword"), isReady }}>
      <Providers>
        <WeaponTypeRoute {...props} />
      </Providers>
    </RouterContext>
  );
  const { served } = await hydrate(page(false));
  expect(served.length).toBeGreaterThan(20);
  await act(async () => root?.render(page(true)));
  expect(served.filter((row) => !row.isConnected)).toEqual([]);
});
