import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SearchButton } from "@/components/search/SearchButton";
import { SearchField } from "@/components/search/SearchField";
import { SearchHost } from "@/components/search/SearchHost";
import { closeSearch } from "@/hooks/search/use-search-dialog";
import { getNamesIn } from "@/lib/catalog/get-names.server";
import { forgetNames, showNamesIn } from "@/lib/names/load-names";
import { forgetSearcher } from "@/lib/wiki-search/load-searcher";
import { recentSearchesKey } from "@/lib/wiki-search/recent-searches";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { searchFile } from "@/tests/support/search-files";
import { renderInShell } from "@/tests/support/shell";

/** What the browser asked the server for, in order. */
let asked: string[];
let offline: boolean;

beforeEach(() => {
  asked = [];
  offline = false;
  vi.stubGlobal(
    "fetch",
    vi.fn(async (path: string) => {
      asked.push(path);
      if (offline) throw new TypeError("Failed to fetch");
      const [, kind = "", file = ""] = /\/api\/wiki\/([\w-]+)\/([\w.]+)/.exec(path) ?? [];
      const text = kind === "names" ? JSON.stringify(getNamesIn("ja")) : searchFile(file);
      return new Response(text ?? "", { status: text ? 200 : 404 });
    }),
  );
});

afterEach(() => {
  act(() => {
    closeSearch();
    forgetNames();
  });
  forgetSearcher();
  vi.unstubAllGlobals();
});

function renderSearch() {
  const rendered = renderInShell(
    <>
      <SearchButton />
      <main>
        <SearchField />
        <input aria-label="other" />
      </main>
      <SearchHost />
    </>,
  );
  return rendered;
}

const field = () => screen.findByRole<HTMLInputElement>("combobox", { name: "Search the wiki" });
/** Rows of the results; the language picker below them has options too. */
const options = () => [
  ...screen.getByRole("listbox", { name: "Results" }).querySelectorAll("[role='option']"),
];
const marked = () => options().filter((each) => each.getAttribute("aria-selected") === "true");
/** The row that Enter opens, as soon as there is one. */
const best = () =>
  waitFor(() => {
    const [first] = marked();
    if (!first) throw new Error("No row is marked yet");
    return first;
  });
/** Without the titles of guides and the facts of answers, which come with every first query. */
const askedOfWiki = () =>
  asked.filter((path) => path.startsWith("/api/wiki/") && !path.includes("/answers.json"));
const button = () => screen.getByRole("button", { name: "Search" });

/** Pastes the query: letter by letter each one would draw its results. */
async function searchFor(query: string) {
  const rendered = renderSearch();
  await rendered.user.click(button());
  await rendered.user.click(await field());
  await rendered.user.paste(query);
  await best();
  return rendered;
}

describe("opening the search", () => {
  test("loads nothing before it is wanted", () => {
    renderSearch();
    expect(asked).toEqual([]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test.each([
    [
      "the button in the header",
      async (user: ReturnType<typeof renderSearch>["user"]) => user.click(button()),
    ],
    [
      "Ctrl K",
      async (user: ReturnType<typeof renderSearch>["user"]) => user.keyboard("{Control>}k{/Control}"),
    ],
    ["⌘ K", async (user: ReturnType<typeof renderSearch>["user"]) => user.keyboard("{Meta>}k{/Meta}")],
    ["a slash", async (user: ReturnType<typeof renderSearch>["user"]) => user.keyboard("/")],
  ])("%s opens it with the cursor in the field", async (_by, open) => {
    const { user } = renderSearch();
    await open(user);
    const opened = await field();
    expect(document.activeElement).toBe(opened);
    expect(opened.value).toBe("");
  });

  test("a slash that is typed elsewhere stays where it is typed", async () => {
    const { user } = renderSearch();
    await user.type(screen.getByRole("textbox", { name: "other" }), "1/2");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "other" }).value).toBe("1/2");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("a field in a page hands over what was typed in it", async () => {
    const { user } = renderSearch();
    const opener = screen.getByRole("searchbox", { name: "Search the wiki" });
    opener.focus();
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.keyboard("ra");
    await waitFor(async () => expect((await field()).value).toMatch(/^ra/));
  });

  test("the field in a page leads to the wiki without JavaScript", () => {
    renderSearch();
    const form = screen.getByRole("searchbox", { name: "Search the wiki" }).closest("form");
    expect(form?.getAttribute("action")).toBe("/wiki");
  });

  test("Ctrl K and the button close it and give the focus back", async () => {
    const { user } = renderSearch();
    for (const close of ["{Control>}k{/Control}", "button"]) {
      await user.click(button());
      await field();
      if (close === "button") await user.click(screen.getByRole("button", { name: "Close search" }));
      else await user.keyboard(close);
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      expect(document.activeElement).toBe(button());
    }
  });
});

describe("what the search shows", () => {
  test("offers the sections of the wiki before anything is typed", async () => {
    const { user } = renderSearch();
    await user.click(button());
    const list = await screen.findByRole("listbox", { name: "Results" });
    expect(within(list).getByRole("option", { name: "Weapons" }).getAttribute("href")).toBe("/wiki/weapons");
    expect(marked()).toEqual([]);
    await expectNoAxeViolations();
  });

  test("groups what it finds by kind, marks the best, and says how many there are", async () => {
    await searchFor("rathalos");
    const groups = screen.getAllByRole("group").filter((each) => each.tagName !== "FIELDSET");
    expect(groups[0]?.getAttribute("aria-label")).toBe("Monsters");
    expect(groups.map((each) => each.getAttribute("aria-label"))).toContain("Weapons");
    expect(marked()[0]?.getAttribute("href")).toBe("/wiki/hitzones/rathalos");
    expect((await field()).getAttribute("aria-activedescendant")).toBe(marked()[0]?.id);
    expect(screen.getByText(/^\d+ results$/)).not.toBeNull();
    expect(marked()[0]?.querySelector("mark")?.textContent).toBe("Rathalos");
    await expectNoAxeViolations();
  });

  test("narrows the results to a kind and back", async () => {
    const { user } = await searchFor("rathalos");
    const chip = screen.getByRole("button", { name: /^Items/ });
    await user.click(chip);
    expect(chip.getAttribute("aria-pressed")).toBe("true");
    for (const option of options()) expect(option.getAttribute("href")).toMatch(/^\/wiki\/items\//);
    await user.click(screen.getByRole("button", { name: "All" }));
    expect(marked()[0]?.getAttribute("href")).toBe("/wiki/hitzones/rathalos");
  });

  test("shows all of a kind on request", async () => {
    const { user } = await searchFor("rathalos");
    const before = options().filter((each) => /\/weapons\//.test(each.getAttribute("href") ?? ""));
    await user.click(screen.getByRole("option", { name: /^All \d+ weapons$/ }));
    expect(options().length).toBeGreaterThan(before.length);
    const still = await field();
    expect(document.activeElement).toBe(still);
  });

  test("says that nothing fits, and where everything is listed", async () => {
    const { user } = renderSearch();
    await user.click(button());
    await user.type(await field(), "qqzz");
    expect(await screen.findByText("No results for “qqzz”.")).not.toBeNull();
    expect(screen.getByRole("link", { name: "browse the wiki" }).getAttribute("href")).toBe("/wiki");
    await expectNoAxeViolations();
  });

  test("says that it could not be loaded, and tries again", async () => {
    offline = true;
    const { user } = renderSearch();
    await user.click(button());
    await user.type(await field(), "rathalos");
    expect((await screen.findByRole("alert")).textContent).toContain("Search failed to load");
    await expectNoAxeViolations();
    offline = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect((await best()).getAttribute("href")).toBe("/wiki/hitzones/rathalos");
  });
});

describe("the keyboard in the search", () => {
  test("arrows walk the results and come round, Home and End reach the ends", async () => {
    const { user } = await searchFor("rathalos");
    const all = options();
    await user.keyboard("{ArrowDown}");
    expect(marked()).toEqual([all[1]]);
    await user.keyboard("{ArrowUp}{ArrowUp}");
    expect(marked()).toEqual([all.at(-1)]);
    await user.keyboard("{Home}");
    expect(marked()).toEqual([all[0]]);
    await user.keyboard("{End}");
    expect(marked()).toEqual([all.at(-1)]);
  });

  test("Enter opens the marked result and closes the search", async () => {
    const { user, router } = await searchFor("weakness exploit");
    await user.keyboard("{Enter}");
    expect(router.push).toHaveBeenCalledWith("/wiki/skills/weakness-exploit");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("Ctrl Enter opens it in a new tab and keeps the search", async () => {
    const open = vi.spyOn(window, "open").mockReturnValue(null);
    const { user, router } = await searchFor("weakness exploit");
    await user.keyboard("{Control>}{Enter}{/Control}");
    expect(open).toHaveBeenCalledWith("/wiki/skills/weakness-exploit", "_blank", "noopener");
    expect(router.push).not.toHaveBeenCalled();
    expect(screen.getByRole("dialog")).not.toBeNull();
  });

  test("Enter goes nowhere before anything is marked", async () => {
    const { user, router } = renderSearch();
    await user.click(button());
    await user.type(await field(), "{Enter}");
    expect(router.push).not.toHaveBeenCalled();
  });
});

describe("recent searches", () => {
  test("are what was opened, newest first, and can be cleared", async () => {
    const { user } = await searchFor("weakness exploit");
    await user.keyboard("{Enter}");
    await user.click(button());
    await user.click(await field());
    await user.paste("mega potion");
    await best();
    await user.keyboard("{Enter}");

    await user.click(button());
    const recent = within(await screen.findByRole("group", { name: "Recent searches" }));
    expect(recent.getAllByRole("option").map((each) => each.getAttribute("href"))).toEqual([
      "/wiki/items/mega-potion",
      "/wiki/skills/weakness-exploit",
    ]);
    await expectNoAxeViolations();
    await user.click(screen.getByRole("button", { name: "Clear recent searches" }));
    expect(screen.queryByRole("group", { name: "Recent searches" })).toBeNull();
    expect(localStorage.getItem(recentSearchesKey)).toBeNull();
  });
});

describe("the short answer to a question", () => {
  test("is above the list, is marked, and Enter opens the page that has all of it", async () => {
    const { user } = await searchFor("rathalos weakness");
    const group = await screen.findByRole("group", { name: "Answer" });
    expect(group.textContent).toMatch(/^AnswerRathalosWeak to: Dragon 30 \(Head\)/);
    const [first, second] = options();
    expect(first?.getAttribute("href")).toBe("/wiki/hitzones/rathalos#hitzones");
    // What the answer is about leads the list, whatever else has its words.
    expect(second?.getAttribute("href")).toBe("/wiki/hitzones/rathalos");
    await waitFor(() => expect(marked()).toEqual([first]));
    await expectNoAxeViolations();
    await user.keyboard("{Escape}");
  });

  test("is not there for a name", async () => {
    await searchFor("rathalos");
    await screen.findAllByRole("group");
    expect(screen.queryByRole("group", { name: "Answer" })).toBeNull();
  });
});

describe("names in other languages", () => {
  test("fetches the language that is typed, and shows the English name next to", async () => {
    const { user } = renderSearch();
    await user.click(button());
    await user.click(await field());
    await user.paste("リオレウス");
    const first = await best();
    expect(first.getAttribute("href")).toBe("/wiki/hitzones/rathalos");
    expect(first.querySelector("[lang='ja']")?.textContent).toBe("リオレウス");
    expect(first.textContent).toContain("Rathalos");
    expect(askedOfWiki().filter((path) => path.includes("search-index/"))).toEqual([
      "/api/wiki/search-index/en.json",
      "/api/wiki/search-index/ja.json",
    ]);
  });

  test("uses the names that the page has already, and shows them first", async () => {
    await act(() => showNamesIn("ja"));
    await searchFor("rathalos");
    expect(marked()[0]?.querySelector("[lang='ja']")?.textContent).toBe("リオレウス");
    expect(askedOfWiki()).toEqual(["/api/wiki/names/ja.json", "/api/wiki/search-index/en.json"]);
  });

  test("fetches no other language while English has an answer", async () => {
    vi.useFakeTimers();
    await searchFor("rathalos");
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(askedOfWiki()).toEqual(["/api/wiki/search-index/en.json"]);
  });
});
