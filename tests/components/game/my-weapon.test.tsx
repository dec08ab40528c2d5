import { act, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { MyWeapon } from "@/components/game/MyWeapon";
import { getMyWeapon } from "@/hooks/ui/use-my-weapon";
import { weaponTypes } from "@/lib/catalog/codes";
import { prePaintScript, storageKeys } from "@/lib/site/pre-paint";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderWithTheme } from "@/tests/support/render";

const root = document.documentElement;
const field = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "My weapon" });

function forget(): void {
  localStorage.clear();
  root.removeAttribute("data-weapon");
  root.removeAttribute("data-hit");
}

/** What the head of a freshly loaded page does before the first paint. */
function loadPage(): void {
  root.removeAttribute("data-weapon");
  root.removeAttribute("data-hit");
  // biome-ignore lint/security/noGlobalEval: it is the script under test, run as the browser runs it.
  window.eval(prePaintScript);
}

afterEach(forget);

test("nothing is chosen on a first visit, and every weapon type can be", async () => {
  loadPage();
  const { container } = renderWithTheme(<MyWeapon />);
  expect(field().value).toBe("");
  expect(getMyWeapon()).toBe(null);
  expect([...field().options].map(({ value }) => value)).toEqual(["", ...weaponTypes]);
  await expectNoAxeViolations(container);
});

test("a choice is on the root at once, survives a reload, and can be taken back", async () => {
  const { user } = renderWithTheme(<MyWeapon />);
  await user.selectOptions(field(), "Bow");
  expect([root.getAttribute("data-weapon"), root.getAttribute("data-hit")]).toEqual(["bow", "ammo"]);
  expect(localStorage.getItem(storageKeys.myWeapon)).toBe("bow");
  loadPage();
  expect([getMyWeapon(), root.getAttribute("data-hit")]).toEqual(["bow", "ammo"]);

  await user.selectOptions(field(), "Any weapon");
  expect(root.hasAttribute("data-weapon") || root.hasAttribute("data-hit")).toBe(false);
  expect(localStorage.getItem(storageKeys.myWeapon)).toBe(null);
});

test("two fields of a page say the same, and follow another tab", async () => {
  const { user } = renderWithTheme(
    <>
      <MyWeapon />
      <MyWeapon />
    </>,
  );
  const values = () => screen.getAllByRole<HTMLSelectElement>("combobox").map(({ value }) => value);
  const [first] = screen.getAllByRole("combobox");
  if (first) await user.selectOptions(first, "Hammer");
  expect(values()).toEqual(["hammer", "hammer"]);
  act(() => {
    localStorage.setItem(storageKeys.myWeapon, "gunlance");
    window.dispatchEvent(new StorageEvent("storage", { key: storageKeys.myWeapon }));
  });
  expect(values()).toEqual(["gunlance", "gunlance"]);
  expect(root.getAttribute("data-hit")).toBe("sever");
});

test("a stored text that is no weapon is none", () => {
  localStorage.setItem(storageKeys.myWeapon, "whip");
  loadPage();
  expect(getMyWeapon()).toBe(null);
  renderWithTheme(<MyWeapon />);
  expect(field().value).toBe("");
});
