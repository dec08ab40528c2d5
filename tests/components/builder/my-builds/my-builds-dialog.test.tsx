import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { BuildTitle } from "@/components/builder/my-builds/BuildTitle";
import { MyBuildsDialog } from "@/components/builder/my-builds/MyBuildsDialog";
import type { Loadout } from "@/lib/builder/loadout/model";
import {
  type MyBuilds,
  myBuildsKey,
  toMyBuild,
  writeMyBuilds,
} from "@/lib/builder/workspace/my-builds/my-builds";
import { emptyWorkspace } from "@/lib/builder/workspace/workspace";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { gogmaziosLoadout } from "@/tests/support/builder/loadouts";
import { createTestData, TestBuilder, type TestedBuilder, testLoadout } from "@/tests/support/builder-page";
import { renderWithTheme } from "@/tests/support/render";

const helm = testLoadout({ armor: { head: { id: "gogmazios-helm-alpha", decorations: [] } } });
const mail = testLoadout({ armor: { chest: { id: "gogmazios-mail-alpha", decorations: [] } } });

function saved(...builds: readonly (readonly [name: string, loadout: Loadout])[]): MyBuilds {
  const now = new Date("2026-11-20T10:00:00Z");
  const { tables } = createTestData();
  return builds.flatMap(
    ([name, loadout]) =>
      toMyBuild({ ...emptyWorkspace, loadout }, { id: name.toLowerCase(), name, now }, tables) ?? [],
  );
}

const seen: { builder?: TestedBuilder } = {};
const onTab = vi.fn();
const onClose = vi.fn();

function Page({ loadout }: { loadout: Loadout }) {
  return (
    <TestBuilder
      loadout={loadout}
      onTab={onTab}
      onBuilder={(builder) => {
        seen.builder = builder;
      }}
    >
      <main>
        <BuildTitle savedId={null} SavedName={() => null} />
        <MyBuildsDialog isInAccount={false} onClose={onClose} />
      </main>
    </TestBuilder>
  );
}

function open(loadout: Loadout, stored: MyBuilds = []) {
  if (stored.length > 0) localStorage.setItem(myBuildsKey, writeMyBuilds(stored));
  return renderWithTheme(<Page loadout={loadout} />);
}

const heading = () => screen.getByRole("heading", { level: 1, hidden: true }).textContent;
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const rows = () =>
  within(screen.getByRole("region", { name: "Saved builds" }))
    .queryAllByRole("listitem")
    .map((row) => row.querySelector("p")?.textContent);
const headId = () => seen.builder?.loadout.armor.head?.id;

beforeEach(() => {
  localStorage.clear();
  // Memory of an earlier test, where storage was full, goes with the next change that another tab reports.
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
});

describe("my builds", () => {
  test("saves the build under a name, which the page carries from then on, and says what is not saved yet", async () => {
    const { user } = open(helm);
    expect(heading()).toBe("Builder");
    const name = screen.getByRole("textbox", { name: "Save this build as" });
    await user.clear(name);
    await user.type(name, "Helmet only{Enter}");
    screen.getByText("✓ Saved as Helmet only.");
    expect(rows()).toEqual(["Helmet only"]);
    await waitFor(() => expect(heading()).toBe("Helmet only"));
    act(() => void seen.builder?.act({ type: "equip", place: "chest", id: "gogmazios-mail-alpha" }));
    await user.click(screen.getByRole("button", { name: "Save changes", hidden: true }));
    expect(screen.queryByRole("button", { name: "Save changes", hidden: true })).toBeNull();
    expect(JSON.parse(localStorage.getItem(myBuildsKey) ?? "").builds).toHaveLength(1);
    await expectNoAxeViolations(screen.getByRole("dialog"));
  });

  test("opens a saved build over one's own, which undo brings back", async () => {
    const { user } = open(mail, saved(["Helmet", helm]));
    await user.click(button("Open Helmet"));
    expect(onClose).toHaveBeenCalled();
    expect([headId(), heading()]).toEqual(["gogmazios-helm-alpha", "Helmet"]);
    act(() => seen.builder?.undo());
    expect([headId(), heading()]).toEqual([undefined, "Builder"]);
  });

  test("begins a new build without touching the one that was open", async () => {
    const { user } = open(mail, saved(["Helmet", helm]));
    await user.click(button("Open Helmet"));
    await user.click(button("New build"));
    expect([headId(), heading()]).toEqual([undefined, "Builder"]);
    act(() => seen.builder?.undo());
    expect(heading()).toBe("Helmet");
  });

  test("finds by name, weapon and skill, and says where nothing is found", async () => {
    const { user } = open(mail, saved(["Helmet", helm], ["Everything", gogmaziosLoadout]));
    const search = screen.getByRole("searchbox", { name: "Search my builds" });
    await user.type(search, "helm");
    expect(rows()).toEqual(["Helmet"]);
    await user.clear(search);
    await user.type(search, "nothing like it");
    expect(rows()).toEqual([]);
    await user.click(
      within(screen.getByRole("region", { name: "Saved builds" })).getAllByRole("button", {
        name: "Clear search",
      })[0] ?? search,
    );
    expect(rows()).toEqual(["Helmet", "Everything"]);
  });

  test("duplicates, renames, deletes and undoes the deletion", async () => {
    const { user } = open(mail, saved(["Helmet", helm]));
    await user.click(button("Duplicate Helmet"));
    expect(rows()).toEqual(["Helmet", "Helmet 2"]);
    await user.click(button("Rename Helmet 2"));
    const field = screen.getByRole("textbox", { name: "Name of Helmet 2" });
    await user.clear(field);
    await user.type(field, "Spare{Enter}");
    await user.click(button("Delete Helmet"));
    expect(rows()).toEqual(["Spare"]);
    await user.click(button("Undo"));
    expect(rows()).toEqual(["Helmet", "Spare"]);
  });

  test("compares two builds, and hands them to the damage", async () => {
    const { user } = open(mail, saved(["Helmet", helm], ["Everything", gogmaziosLoadout]));
    expect(button("Compare")).toHaveProperty("disabled", true);
    await user.click(screen.getByRole("checkbox", { name: "Compare Helmet" }));
    await user.click(screen.getByRole("checkbox", { name: "Compare Everything" }));
    await user.click(button("Compare (2)"));
    const table = screen.getByRole("table", { name: "Comparison of my builds" });
    const defense = within(table).getByRole("row", { name: /^Defense \d/ });
    expect(defense.textContent).toMatch(/\(best\)$/);
    await expectNoAxeViolations(screen.getByRole("dialog"));
    await user.click(button("Compare damage"));
    expect(seen.builder?.setup.comparedBuilds.map(({ name }) => name)).toEqual(["Helmet", "Everything"]);
    expect(onTab).toHaveBeenCalledWith("damage");
  });

  test("shows what another tab saves, renames or deletes", () => {
    open(mail, saved(["Helmet", helm]));
    localStorage.setItem(myBuildsKey, writeMyBuilds(saved(["Mail", mail], ["Helmet", helm])));
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: myBuildsKey })));
    expect(rows()).toEqual(["Mail", "Helmet"]);
    localStorage.removeItem(myBuildsKey);
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: myBuildsKey })));
    screen.getByText("No builds saved yet");
  });

  test("says once that nothing can be stored, and goes on", async () => {
    const { user } = open(helm);
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await user.click(button("Save"));
    expect(screen.getAllByText(/Storage is full or blocked in this browser/)).toHaveLength(1);
    expect(rows()).toHaveLength(1);
    full.mockRestore();
    await user.click(button(/^Delete/));
    expect(screen.queryByText(/Storage is full or blocked in this browser/)).toBeNull();
  });

  test("asks to equip something where there is nothing to save", async () => {
    open(testLoadout());
    screen.getByText(/Equip something/);
    await expectNoAxeViolations(screen.getByRole("dialog"));
  });
});
