import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BuilderPage } from "@/components/builder/layout/BuilderPage";
import { PaneSkeleton } from "@/components/builder/PaneSkeleton";
import type { SaveDialogProps } from "@/components/builder/save-dialog";
import { packArmorData } from "@/lib/builder/data/armor-file";
import { gatherArmorData, gatherWeaponsData } from "@/lib/builder/data/gather-builder-data.server";
import { packWeaponsData } from "@/lib/builder/data/weapons-file";
import { encodeLoadout } from "@/lib/builder/share/encode-build-code";
import { draftKey } from "@/lib/builder/workspace/draft";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { createTestData, testLoadout } from "@/tests/support/builder-page";
import { type FakeReply, stubApi } from "@/tests/support/fake-api";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter, routerWrapper } from "@/tests/support/router";

const helm = testLoadout({ armor: { head: { id: "gogmazios-helm-alpha", decorations: [] } } });
const shared = encodeLoadout(helm, createTestData().tables);
const mail = testLoadout({ armor: { chest: { id: "gogmazios-mail-alpha", decorations: [] } } });
const mine = encodeLoadout(mail, createTestData().tables);

const armorFile = "GET /api/builder/data/armor.json?v=";
const weaponsFile = "GET /api/builder/data/weapons.json?v=";
const packed = { armor: packArmorData(gatherArmorData()), weapons: packWeaponsData(gatherWeaponsData()) };

/** Each test loads its data anew: what is loaded is saved per version. */
let version = 0;

function open(address: string, replies: Record<string, FakeReply | (() => FakeReply)> = {}) {
  version++;
  stubApi({
    [`${armorFile}${version}`]: { body: packed.armor },
    [`${weaponsFile}${version}`]: { body: packed.weapons },
    ...Object.fromEntries(Object.entries(replies).map(([call, reply]) => [`${call}${version}`, reply])),
  });
  const router = fakeRouter(address, "/builder");
  const SaveDialog = vi.fn((_props: SaveDialogProps) => null);
  const SavedName = ({ id }: { id: string }) => `Build ${id}`;
  const rendered = renderWithTheme(
    <BuilderPage version={String(version)} SaveDialog={SaveDialog} SavedName={SavedName} />,
    {
      wrapper: routerWrapper(router),
    },
  );
  return { ...rendered, router, SaveDialog };
}

function refuse(name: string): never {
  throw new DOMException("refused", name);
}

/** The address is written after the screen has been drawn, so it is waited for. */
const expectAddress = (router: ReturnType<typeof fakeRouter>, address: string) =>
  waitFor(() => expect(vi.mocked(router.replace).mock.lastCall?.[0]).toBe(address));
const loadoutPane = () => screen.findByRole("tabpanel", { name: "Loadout" });

function keep(build: string) {
  const present = { build, ask: {}, hunt: {} };
  localStorage.setItem(draftKey, JSON.stringify({ version: 1, present, past: [] }));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe("the builder's page", () => {
  test("opens the build of its address, and has no accessibility findings", async () => {
    const { container } = open(`/builder?b=${shared}`);
    expect((await loadoutPane()).textContent).toContain("Gogmazios Helm α");
    expect(screen.getByRole("heading", { level: 1, name: "Builder" })).toBeDefined();
    await expectNoAxeViolations(container);
  });

  test("puts a shared build over one's own and brings that back", async () => {
    keep(mine);
    const { user } = open(`/builder?b=${shared}`);
    const pane = await loadoutPane();
    expect(pane.textContent).toContain("Gogmazios Helm α");
    await user.click(await screen.findByRole("button", { name: "Restore my build" }));
    expect(pane.textContent).toContain("Gogmazios Mail α");
    expect(screen.queryByText(/Undo restores your own/)).toBeNull();
  });

  test("takes search and target out of a link, and says what of them it does not know", async () => {
    const { router } = open(
      `/builder?b=${shared}&search=2_skills*agitator.3_weather.rain&target=1_monster.rathalos`,
    );
    await loadoutPane();
    await screen.findByText(/made with a newer version of this site/);
    await screen.findByText(
      /Not everything in the link's search could be read: weather rain\. The rest was loaded/,
    );
    await expectAddress(router, `/builder?b=${shared}`);
  });

  test("goes on with the work that was kept", async () => {
    keep(mine);
    const { router } = open("/builder?tab=loadout");
    expect((await loadoutPane()).textContent).toContain("Gogmazios Mail α");
    await expectAddress(router, `/builder?b=${mine}`);
  });

  test("undoes, redoes and clears, by buttons and by keys, and keeps the address in step", async () => {
    const { user, router } = open(`/builder?b=${shared}`);
    const pane = await loadoutPane();
    await user.click(screen.getByRole("button", { name: "Unequip all" }));
    expect(pane.textContent).not.toContain("Gogmazios");
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(pane.textContent).toContain("Gogmazios Helm α");
    await user.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
    expect(pane.textContent).not.toContain("Gogmazios");
    expect(screen.getByRole("button", { name: "Redo" }).getAttribute("aria-disabled")).toBe("true");
    await user.keyboard("{Control>}z{/Control}");
    expect(pane.textContent).toContain("Gogmazios Helm α");
    await waitFor(() =>
      expect(router.replace).toHaveBeenCalledWith("/builder", undefined, { shallow: true, scroll: false }),
    );
  });

  test("keeps the work in the browser when the page is hidden", async () => {
    const { user } = open(`/builder?b=${shared}`);
    await loadoutPane();
    await user.click(screen.getByRole("button", { name: "Unequip all" }));
    act(() => void window.dispatchEvent(new Event("pagehide")));
    const stored = JSON.parse(localStorage.getItem(draftKey) ?? "null");
    expect(stored.past.at(-1).build).toBe(shared);
  });

  test("keeps what a link brought, although nothing was done to it", async () => {
    open(`/builder?b=${shared}`);
    await loadoutPane();
    await waitFor(() => {
      act(() => void window.dispatchEvent(new Event("pagehide")));
      expect(JSON.parse(localStorage.getItem(draftKey) ?? "null")?.present.build).toBe(shared);
    });
  });

  test("leaves alone what another tab kept since, and opens its own work again", async () => {
    const { user, unmount } = open(`/builder?b=${shared}`);
    await loadoutPane();
    await user.click(screen.getByRole("button", { name: "Unequip all" }));
    act(() => void window.dispatchEvent(new Event("pagehide")));
    keep(mine);
    act(() => void window.dispatchEvent(new Event("pagehide")));
    unmount();
    expect(JSON.parse(localStorage.getItem(draftKey) ?? "null").present.build).toBe(mine);
    open("/builder?tab=loadout");
    expect((await loadoutPane()).textContent).not.toContain("Gogmazios");
    expect(screen.getByRole("button", { name: "Undo" }).getAttribute("aria-disabled")).toBe("false");
  });

  test.each([
    [
      "is full",
      () => vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => refuse("QuotaExceededError")),
    ],
    [
      "is forbidden",
      () => vi.spyOn(window, "localStorage", "get").mockImplementation(() => refuse("SecurityError")),
    ],
  ])("says once that storage %s, and goes on", async (_, forbid) => {
    forbid();
    const { user } = open(`/builder?b=${shared}`);
    await loadoutPane();
    await user.click(screen.getByRole("button", { name: "Unequip all" }));
    expect(await screen.findAllByText(/Storage is full or blocked in this browser/)).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Close note" }));
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect((await loadoutPane()).textContent).toContain("Gogmazios Helm α");
    expect(screen.queryByText(/Storage is full or blocked in this browser/)).toBeNull();
    vi.restoreAllMocks();
  });

  test("says what is wrong with a code and keeps what was there", async () => {
    keep(mine);
    open("/builder?b=nonsense");
    expect((await loadoutPane()).textContent).toContain("Gogmazios Mail α");
    expect(await screen.findByText("The link does not contain a valid build.")).toBeDefined();
  });

  test("opens with what another page asks for, and takes that out of the address", async () => {
    const { router } = open("/builder?armor=gogmazios-helm-alpha");
    expect((await loadoutPane()).textContent).toContain("Gogmazios Helm α");
    await expectAddress(router, `/builder?b=${shared}`);
  });

  test("places the decoration that another page asks for once", async () => {
    keep(shared);
    const { router } = open("/builder?decoration=adapt-jewel-1&tab=loadout");
    const pane = await loadoutPane();
    await waitFor(() => expect(router.replace).toHaveBeenCalled());
    expect(within(pane).getAllByText(/Adapt Jewel/)).toHaveLength(1);
  });

  test("starts from a goal where a link left the build empty", async () => {
    open("/builder?b=nonsense");
    await screen.findByText("The link does not contain a valid build.");
    expect(screen.getByRole("tab", { name: "Search" }).getAttribute("aria-selected")).toBe("true");
  });

  test("offers its parts as tabs that arrows walk", async () => {
    const { user } = open(`/builder?b=${shared}`);
    await loadoutPane();
    const tabs = within(screen.getByRole("tablist", { name: "Builder sections" }));
    expect(tabs.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
      "Search",
      "Loadout",
      "Totals",
      "Damage",
      "Shopping",
    ]);
    tabs.getByRole("tab", { name: "Loadout" }).focus();
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(tabs.getByRole("tab", { name: "Totals" }));
    expect(await screen.findByRole("tabpanel", { name: "Totals" })).toBeDefined();
    await user.keyboard("{Home}{Enter}");
    expect(tabs.getByRole("tab", { name: "Search" }).getAttribute("aria-selected")).toBe("true");
  });

  test("brings each tab back where it was left, and opens a new one at its top", async () => {
    const { user } = open(`/builder?b=${shared}`);
    await loadoutPane();
    const scroll = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
    vi.spyOn(window, "scrollY", "get").mockReturnValue(640);
    await user.click(screen.getByRole("tab", { name: "Totals" }));
    expect(scroll).toHaveBeenLastCalledWith({ top: 0, behavior: "instant" });
    vi.spyOn(window, "scrollY", "get").mockReturnValue(90);
    await user.click(screen.getByRole("tab", { name: "Loadout" }));
    expect(scroll).toHaveBeenLastCalledWith({ top: 640, behavior: "instant" });
    await user.click(screen.getByRole("tab", { name: "Totals" }));
    expect(scroll).toHaveBeenLastCalledWith({ top: 90, behavior: "instant" });
    vi.restoreAllMocks();
  });

  test("hands a build with a weapon to the dialog that saves it", async () => {
    const weapon = createTestData().weapons.weapons.find(({ artian }) => artian === null);
    const armed = testLoadout({ weapon: { id: weapon?.id ?? "", decorations: [], artian: null } });
    const code = encodeLoadout(armed, createTestData().tables);
    const id = "0123456789abcdef01234567";
    const { user, SaveDialog } = open(`/builder?b=${code}&build=${id}`);
    await loadoutPane();
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(SaveDialog.mock.lastCall?.[0]).toMatchObject({
      savedId: id,
      content: { code, weapon: weapon?.type, monster: null },
    });
  });

  test("keeps the place of the keyboard when what had it goes away", async () => {
    const { user } = open("/builder?b=nonsense&tab=loadout");
    await loadoutPane();
    const note = screen.getByRole("button", { name: "Close note" });
    note.focus();
    await user.keyboard("{Enter}");
    expect(screen.queryByText("The link does not contain a valid build.")).toBeNull();
    await waitFor(() => expect(document.activeElement?.tagName).toBe("BUTTON"));
  });

  test("gives the focus back to the button that opened a dialog", async () => {
    const { user } = open(`/builder?b=${shared}`);
    await loadoutPane();
    const share = screen.getByRole("button", { name: "Share" });
    await user.click(share);
    await screen.findByRole("dialog");
    await user.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(document.activeElement).toBe(share));
  });

  test("opens no dialog to save a build without a weapon", async () => {
    const { user, SaveDialog } = open(`/builder?b=${shared}`);
    await loadoutPane();
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(SaveDialog).not.toHaveBeenCalled();
  });

  test("says that the code of a pane did not come, with a way on", () => {
    renderWithTheme(<PaneSkeleton error={new Error("ChunkLoadError")} isLoading={false} />);
    expect(screen.getByRole("alert").textContent).toContain("Your build, skills and target are saved.");
    expect(screen.getByRole("button", { name: "Reload the page" })).toBeDefined();
  });

  test("says that its data could not be loaded, and tries again", async () => {
    const failing = vi.fn((): FakeReply => new TypeError("offline"));
    const { user } = open("/builder?tab=loadout", { [armorFile]: failing });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("The builder could not load its data");
    failing.mockReturnValue({ body: packed.armor });
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(await loadoutPane()).toBeDefined();
  });
});
