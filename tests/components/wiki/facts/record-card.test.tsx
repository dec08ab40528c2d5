import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { CompareButton } from "@/components/wiki/facts/CompareButton";
import { ComparePage } from "@/components/wiki/facts/ComparePage";
import { CompareHost } from "@/components/wiki/facts/FactHosts";
import { RecordCardHost } from "@/components/wiki/facts/RecordCardHost";
import { addCompared, compareStore, maxCompared } from "@/lib/wiki/facts/compare-store";
import { getRecordFacts } from "@/lib/wiki/facts/get-record-facts.server";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { stubApi } from "@/tests/support/fake-api";
import { renderAt } from "@/tests/support/wiki-view";

const krake = "great-sword-abaddonian-krake";
const blaisdell = "great-sword-firetrail-blaisdell";
const weapon = (id: string) => getRecordFacts({ kind: "weapons", id });
const replies = {
  [`GET /api/wiki/facts/weapons/${krake}`]: { body: weapon(krake) },
  [`GET /api/wiki/facts/weapons/${blaisdell}`]: { body: weapon(blaisdell) },
  "GET /api/wiki/facts/weapons/gone": { status: 404, body: {} },
};

/** Whether the device has a pointer that hovers, and a wide screen. */
function setScreen(matches: boolean) {
  vi.spyOn(window, "matchMedia").mockImplementation(
    (media) =>
      ({
        ...document.createElement("div"),
        matches,
        media,
        addEventListener() {},
        removeEventListener() {},
      }) as never,
  );
}

beforeEach(() => {
  localStorage.clear();
  compareStore.change(() => []);
  setScreen(true);
});

function Page() {
  return (
    <>
      <main>
        <nav>
          <a href="/wiki/skills/agitator">In the way up</a>
        </nav>
        <a href={`/wiki/weapons/great-sword/${krake}`}>Abaddonian Krake</a>
        <a href="/wiki/weapons/great-sword">All great swords</a>
      </main>
      <RecordCardHost />
      <CompareHost />
    </>
  );
}

const link = () => screen.getByRole("link", { name: "Abaddonian Krake" });
const card = () => screen.findByRole("dialog", { name: "Abaddonian Krake" });

describe("the card of a record", () => {
  test("comes where a pointer rests on its link, asks for that one record, and goes with the pointer", async () => {
    const calls = stubApi(replies);
    const { user } = renderAt("/", <Page />);
    await user.hover(screen.getByRole("link", { name: "All great swords" }));
    await user.hover(screen.getByRole("link", { name: "In the way up" }));
    expect(calls).toEqual([]);
    await user.hover(link());
    const shown = await card();
    expect(within(shown).getByText("Raw attack").nextElementSibling?.textContent).toBe("230");
    expect(within(shown).getAllByRole("term").length).toBeLessThanOrEqual(6);
    const described = document.getElementById(link().getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toContain("Affinity−15%");
    expect(calls.map(({ call }) => call)).toEqual([`GET /api/wiki/facts/weapons/${krake}`]);
    await user.hover(shown);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(screen.queryByRole("dialog"), "it stays while the pointer is on it").not.toBeNull();
    await user.hover(screen.getByRole("link", { name: "All great swords" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(link().hasAttribute("aria-describedby")).toBe(false);
  });

  test("comes with the focus of the keyboard, goes with Escape, and C adds to the tray", async () => {
    stubApi(replies);
    const { user } = renderAt("/", <Page />);
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(link());
    await card();
    await user.keyboard("c");
    const tray = await screen.findByRole("region", { name: "Comparison" });
    expect(within(tray).getByRole("status").textContent).toBe("Weapons: 1 of 4");
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement, "the focus stays").toBe(link());
    await expectNoAxeViolations(document.body);
  });

  test("does not come where nothing hovers", async () => {
    setScreen(false);
    const calls = stubApi(replies);
    const { user } = renderAt("/", <Page />);
    await user.hover(link());
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect([calls, screen.queryByRole("dialog")]).toEqual([[], null]);
  });
});

describe("the tray", () => {
  test("is there once something is compared, for one kind at a time, with a link to share", async () => {
    const { user } = renderAt("/", <CompareHost />);
    expect(screen.queryByRole("region")).toBeNull();
    act(() => {
      addCompared({ kind: "skills", id: "agitator", name: "Agitator" });
      for (const id of ["a", "b", "c", "d", "e"]) addCompared({ kind: "weapons", id, name: `Weapon ${id}` });
    });
    const tray = await screen.findByRole("region", { name: "Comparison" });
    expect(within(tray).getByRole("status").textContent).toBe(`Weapons: ${maxCompared} of ${maxCompared}`);
    const compare = () => within(tray).getByRole("link", { name: "Compare" }).getAttribute("href");
    expect(compare(), "the oldest made room").toBe("/wiki/compare?weapons=b.c.d.e");
    await user.click(within(tray).getByRole("button", { name: "Remove Weapon c" }));
    expect(compare()).toBe("/wiki/compare?weapons=b.d.e");
    await user.click(within(tray).getByRole("button", { name: "Skills 1" }));
    expect(within(tray).getByText("Add another one to compare.")).toBeTruthy();
    await user.click(within(tray).getByRole("button", { name: "Clear" }));
    await user.click(within(tray).getByRole("button", { name: "Clear" }));
    expect(screen.queryByRole("region")).toBeNull();
    expect(localStorage.getItem("quarry-compare")).toBeNull();
  });

  test("takes junk in storage for nothing", () => {
    localStorage.setItem(
      "quarry-compare",
      '[{"kind":"weapons","id":"../x","name":"X"},7,{"kind":"cars","id":"a"}]',
    );
    window.dispatchEvent(new StorageEvent("storage", { key: "quarry-compare" }));
    expect(compareStore.get()).toEqual([]);
  });

  test("takes what the button of a page adds", async () => {
    const { user } = renderAt("/", <CompareButton kind="skills" id="agitator" name="Agitator" />);
    await user.click(screen.getByRole("button", { name: "Compare" }));
    await waitFor(() =>
      expect(compareStore.get()).toEqual([{ kind: "skills", id: "agitator", name: "Agitator" }]),
    );
  });
});

describe("a comparison", () => {
  test("marks differences in words, hides what is the same, and loses a column", async () => {
    stubApi(replies);
    const { user, router, container } = renderAt(
      `/wiki/compare?weapons=${krake}.${blaisdell}.gone`,
      <ComparePage />,
    );
    const table = await screen.findByRole("table", { name: "Weapons compared" });
    const row = (name: string | RegExp) =>
      within(within(table).getByRole("row", { name }))
        .getAllByRole("cell")
        .map(({ textContent }) => textContent);
    expect(row(/^Raw attack/)).toEqual(["230", "240best"]);
    expect(within(table).getByRole("rowheader", { name: /^Slots\s*\(same\)/ })).toBeTruthy();
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole("checkbox", { name: "Differences only" }));
    expect(within(table).queryByRole("rowheader", { name: /^Slots/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Remove Abaddonian Krake" }));
    expect(vi.mocked(router.replace).mock.calls.at(-1)?.[0]).toBe(`/wiki/compare?weapons=${blaisdell}.gone`);
  });

  test("of nothing leads to the lists", () => {
    renderAt("/wiki/compare", <ComparePage />);
    expect(screen.getByText("Nothing to compare yet")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Skills" }).getAttribute("href")).toBe("/wiki/skills");
  });

  test("that cannot be loaded says so, and is tried again", async () => {
    let fails = true;
    stubApi({
      [`GET /api/wiki/facts/weapons/${krake}`]: () => {
        if (fails) return new Error("offline");
        return { body: weapon(krake) };
      },
    });
    const { user } = renderAt(`/wiki/compare?weapons=${krake}`, <ComparePage />);
    const again = await screen.findByRole("button", { name: "Try again" });
    fails = false;
    await user.click(again);
    expect(await screen.findByRole("table")).toBeTruthy();
  });
});
