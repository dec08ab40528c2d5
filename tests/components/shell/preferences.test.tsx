import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import Cookies from "js-cookie";
import { describe, expect, test, vi } from "vitest";
import { AccentPicker, SchemePicker } from "@/components/shell/ColorPickers";
import { NotesHost } from "@/components/shell/NotesHost";
import { SchemeToggle } from "@/components/shell/SchemeToggle";
import { defaultPrimaryChoice, prePaintScript, primaryColors, storageKeys } from "@/lib/site/pre-paint";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { stubApi } from "@/tests/support/fake-api";
import { renderInShell } from "@/tests/support/shell";

const root = document.documentElement;
/** What the head of a freshly loaded page does before the first paint. */
const loadPage = () => {
  for (const name of ["data-mantine-color-scheme", "data-primary", "data-session"])
    root.removeAttribute(name);
  root.setAttribute("data-primary", defaultPrimaryChoice);
  // biome-ignore lint/security/noGlobalEval: it is the script under test, run as the browser runs it.
  window.eval(prePaintScript);
};
const scheme = () => root.getAttribute("data-mantine-color-scheme");
const accent = () => root.getAttribute("data-primary");
const swatch = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });

describe("the scheme toggle", () => {
  test("starts dark, says what it does, flips, and keeps it over a reload", async () => {
    loadPage();
    const { user } = renderInShell(<SchemeToggle />);
    expect(scheme()).toBe("dark");
    await user.click(screen.getByRole("button", { name: "Switch to light colors" }));
    expect(scheme()).toBe("light");
    loadPage();
    expect(scheme()).toBe("light");
    await user.click(screen.getByRole("button", { name: "Switch to dark colors" }));
    loadPage();
    expect(scheme()).toBe("dark");
    await expectNoAxeViolations();
  });

  test("reads what is stored", () => {
    localStorage.setItem(storageKeys.colorScheme, "light");
    renderInShell(<SchemeToggle />);
    expect(screen.getByRole("button", { name: "Switch to dark colors" })).not.toBeNull();
  });
});

describe("the scheme picker", () => {
  test("can follow the device, which the toggle then overrules", async () => {
    const { user } = renderInShell(
      <>
        <SchemePicker />
        <SchemeToggle />
      </>,
    );
    await user.click(screen.getByRole("radio", { name: "Device" }));
    expect(localStorage.getItem(storageKeys.colorScheme)).toBe("auto");
    // The stand-in for the browser asks for no dark scheme, so the device is light.
    expect(scheme()).toBe("light");
    await user.click(screen.getByRole("button", { name: "Switch to dark colors" }));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Dark" }).checked).toBe(true);
    await expectNoAxeViolations();
  });
});

describe("the accent picker", () => {
  test("is blue, and marks it, while nothing is stored", async () => {
    loadPage();
    renderInShell(<AccentPicker />);
    expect(swatch("blue").checked).toBe(true);
    expect(accent()).toBe("blue");
    expect(localStorage.getItem(storageKeys.primaryColor)).toBeNull();
    await expectNoAxeViolations();
  });

  test("offers every accent by name", () => {
    renderInShell(<AccentPicker />);
    const group = screen.getByRole("group", { name: "Accent color" });
    const names = within(group)
      .getAllByRole("radio")
      .map((radio) => radio.getAttribute("aria-label"));
    expect(names).toEqual([...primaryColors]);
  });

  test("applies a choice at once and keeps it over a reload", async () => {
    const { user } = renderInShell(<AccentPicker />);
    await user.click(swatch("orange"));
    expect(accent()).toBe("orange");
    expect(swatch("orange").checked).toBe(true);
    expect(localStorage.getItem("primary-color")).toBe("orange");
    loadPage();
    expect(accent()).toBe("orange");
  });

  test("takes blue for a choice although it was preselected", async () => {
    const { user } = renderInShell(<AccentPicker />);
    await user.click(swatch("blue"));
    expect(accent()).toBe("blue");
    expect(localStorage.getItem("primary-color")).toBe("blue");
  });

  test("shows the stored choice", () => {
    localStorage.setItem(storageKeys.primaryColor, "grape");
    loadPage();
    renderInShell(<AccentPicker />);
    expect(swatch("grape").checked).toBe(true);
  });

  test("ignores a stored name that is no accent", () => {
    localStorage.setItem(storageKeys.primaryColor, '"><script>');
    loadPage();
    renderInShell(<AccentPicker />);
    expect(accent()).toBe("blue");
    expect(swatch("blue").checked).toBe(true);
  });

  test("follows a choice made in another tab", () => {
    renderInShell(<AccentPicker />);
    act(() => {
      localStorage.setItem(storageKeys.primaryColor, "lime");
      window.dispatchEvent(new StorageEvent("storage", { key: storageKeys.primaryColor, newValue: "lime" }));
    });
    expect(accent()).toBe("lime");
    expect(swatch("lime").checked).toBe(true);
  });
});

describe("the offer of the device's colors", () => {
  const nothingAnnounced = { "GET /api/announcements": { body: { message: "OK", announcement: null } } };
  const device = (colors: "light" | "dark") => {
    const { matchMedia } = window;
    vi.spyOn(window, "matchMedia").mockImplementation((query) => ({
      ...matchMedia(query),
      matches: query.includes(`prefers-color-scheme: ${colors}`),
    }));
  };
  const agreed = () => Cookies.set("CookieConsent", JSON.stringify({ analytics: false, advertising: false }));

  test("comes once, to whoever has a light device and has chosen nothing", async () => {
    agreed();
    device("light");
    stubApi(nothingAnnounced);
    loadPage();
    const { user, unmount } = renderInShell(<NotesHost />);
    await user.click(await screen.findByRole("button", { name: "Follow device" }));
    expect(scheme()).toBe("light");
    expect(localStorage.getItem(storageKeys.colorScheme)).toBe("auto");
    expect(screen.queryByText(/set to light colors/)).toBeNull();
    unmount();
  });

  test("is not made twice, even where nobody answered it, and not to a dark device", async () => {
    agreed();
    device("light");
    stubApi(nothingAnnounced);
    const first = renderInShell(<NotesHost />);
    await screen.findByText("Your device is set to light colors.");
    await expectNoAxeViolations();
    first.unmount();
    const calls = stubApi(nothingAnnounced);
    renderInShell(<NotesHost />);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByText(/set to light colors/)).toBeNull();
    cleanup();
    localStorage.clear();
    vi.restoreAllMocks();
    device("dark");
    const dark = stubApi(nothingAnnounced);
    renderInShell(<NotesHost />);
    await waitFor(() => expect(dark).toHaveLength(1));
    expect(screen.queryByText(/set to light colors/)).toBeNull();
  });

  test("waits for the choice on cookies", async () => {
    Cookies.remove("CookieConsent");
    const calls = stubApi(nothingAnnounced);
    renderInShell(<NotesHost />);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByText(/set to light colors/)).toBeNull();
  });
});
