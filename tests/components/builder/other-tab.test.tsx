import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { OtherTabNote } from "@/components/builder/layout/OtherTabNote";
import { BuilderContext, useBuilder, useBuilderStore, useCommands } from "@/hooks/builder/use-builder";
import { useBuilderTabs } from "@/hooks/builder/use-builder-tabs";
import { draftKey } from "@/lib/builder/workspace/draft";
import { readStoredTexts } from "@/lib/builder/workspace/tabs/browser-store";
import { openTab } from "@/lib/builder/workspace/tabs/open-tab";
import type { TabState as StoredTab } from "@/lib/builder/workspace/tabs/tab";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { createEquipChange, FakeBrowser, type FakeTab } from "@/tests/support/builder/two-tabs";
import { createTestData } from "@/tests/support/builder-page";
import { renderWithTheme } from "@/tests/support/render";

const helmOn = createEquipChange("gogmazios-helm-alpha", "head");
const mailOn = createEquipChange("gogmazios-mail-alpha", "chest");
const title = "This build was changed in another tab";

/** As much of the builder's page as two tabs need: what is on, one change to make, and the note. */
function TabPage() {
  const [start] = useState(() => openTab("", readStoredTexts(), createTestData()));
  const store = useBuilderStore(createTestData(), "1", start.tab.history);
  return (
    <BuilderContext value={store}>
      <Tab start={start.tab} />
    </BuilderContext>
  );
}

function Tab({ start }: { start: StoredTab }) {
  const { offer, isSaved: isKept, choose } = useBuilderTabs(start);
  const { head, chest, arms } = useBuilder(({ loadout }) => loadout.armor);
  const { act: change, undo } = useCommands();
  return (
    <main>
      <h1>Builder</h1>
      <p>On: {[head, chest, arms].flatMap((each) => each?.id ?? []).join(" ")}</p>
      {!isKept && <p>Not stored</p>}
      <div role="status">{offer && <OtherTabNote offer={offer} onChoose={choose} />}</div>
      <button
        type="button"
        onClick={() => change({ type: "equip", place: "arms", id: "gogmazios-vambraces-alpha" })}
      >
        Arms
      </button>
      <button type="button" onClick={undo}>
        Undo
      </button>
    </main>
  );
}

/** A tab on the screen, and another one that works in the same storage. Nothing is stored before the clock goes on. */
function open() {
  vi.useFakeTimers();
  const browser = new FakeBrowser();
  const other = browser.open().does(helmOn).keep();
  localStorage.setItem(draftKey, browser.shared ?? "");
  const rendered = renderWithTheme(<TabPage />);
  /** What the other tab does, as the browser tells this one. */
  const elsewhere = (work: (tab: FakeTab) => void) => {
    browser.shared = localStorage.getItem(draftKey);
    work(other);
    localStorage.setItem(draftKey, browser.shared ?? "");
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: draftKey })));
  };
  return { ...rendered, other, elsewhere };
}
const on = () => screen.getByText(/^On:/).textContent;
const button = (name: string) => screen.getByRole("button", { name });
const leave = () => act(() => void window.dispatchEvent(new Event("pagehide")));

describe("a build in two tabs", () => {
  test("follows the other tab without a word where nothing was done here, and is followed", async () => {
    const { user, other, elsewhere } = open();
    elsewhere((tab) => tab.does(mailOn).keep());
    expect(on()).toBe("On: gogmazios-helm-alpha gogmazios-mail-alpha");
    await user.click(button("Undo"));
    expect(on()).toBe("On: gogmazios-helm-alpha");
    // Shortly after, without the page being left.
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(localStorage.getItem(draftKey)).toContain('"number":3');
    elsewhere((tab) => tab.look());
    expect(other.present.loadout.armor.chest).toBeNull();
    expect(screen.queryByText(title)).toBeNull();
  });

  test("asks where both changed it; what is not chosen is one step back", async () => {
    const { user, elsewhere, container } = open();
    await user.click(button("Arms"));
    elsewhere((tab) => tab.does(mailOn).keep());
    expect(screen.getByRole("status").textContent).toContain(title);
    expect(screen.getByRole("status").textContent).toContain("Differences: chest, arms.");
    expect(on()).toBe("On: gogmazios-helm-alpha gogmazios-vambraces-alpha");
    await expectNoAxeViolations(container);
    await user.click(button("Use that version"));
    expect(on()).toBe("On: gogmazios-helm-alpha gogmazios-mail-alpha");
    expect(screen.queryByText(title)).toBeNull();
    await user.click(button("Undo"));
    expect(on()).toBe("On: gogmazios-helm-alpha gogmazios-vambraces-alpha");
  });

  test("keeps what is here where that is chosen, with the other one a step back", async () => {
    const { user, other, elsewhere } = open();
    await user.click(button("Arms"));
    elsewhere((tab) => tab.does(mailOn).keep());
    await user.click(button("Keep this one"));
    expect(on()).toBe("On: gogmazios-helm-alpha gogmazios-vambraces-alpha");
    leave();
    elsewhere((tab) => tab.look());
    expect(other.present.loadout.armor.chest).toBeNull();
    await user.click(button("Undo"));
    expect(on()).toBe("On: gogmazios-helm-alpha gogmazios-mail-alpha");
  });

  test("stores nothing over the other tab's until that is decided, and leaves its own when it is closed", async () => {
    const { user, elsewhere } = open();
    await user.click(button("Arms"));
    elsewhere((tab) => tab.does(mailOn).keep());
    leave();
    const { present, aside } = JSON.parse(localStorage.getItem(draftKey) ?? "");
    expect([present.build, aside.length]).toEqual([expect.any(String), 1]);
    expect(aside[0].build).not.toBe(present.build);
    sessionStorage.clear();
    const next = renderWithTheme(<TabPage />);
    expect(next.getAllByText(title)).toHaveLength(2);
  });

  test("goes on without a word where the browser stores nothing, and asks once it hears of the other tab", async () => {
    const { user, elsewhere } = open();
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await user.click(button("Arms"));
    leave();
    expect(screen.getByText("Not stored")).toBeDefined();
    full.mockRestore();
    elsewhere((tab) => tab.does(mailOn).keep());
    expect(screen.getByText(title)).toBeDefined();
    expect(on()).toBe("On: gogmazios-helm-alpha gogmazios-vambraces-alpha");
  });
});
