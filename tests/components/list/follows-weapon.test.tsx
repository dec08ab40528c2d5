import { act, screen, waitFor, within } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MyWeapon } from "@/components/game/MyWeapon";
import { FacetedList } from "@/components/list/FacetedList";
import { createFacets, getFacetFields } from "@/components/list/facets";
import { createTypeFacet } from "@/components/wiki/weapons/weapon-facets";
import { useListState } from "@/hooks/ui/use-list-state";
import type { WeaponType } from "@/lib/catalog/codes";
import { prePaintScript, storageKeys } from "@/lib/site/pre-paint";
import { liveRouter } from "@/tests/support/live-router";
import { Providers, renderWithTheme } from "@/tests/support/render";

interface Blade {
  readonly name: string;
  readonly type: WeaponType;
  readonly isRare: boolean;
}

const blades: readonly Blade[] = [
  { name: "Ember", type: "great-sword", isRare: false },
  { name: "String", type: "bow", isRare: false },
  { name: "Reed", type: "bow", isRare: true },
];
const facets = {
  type: createTypeFacet<Blade>(),
  rare: createFacets<Blade>().toggle({
    label: "Rare only",
    chip: "Rarity",
    on: "rare",
    has: (row) => row.isRare,
  }),
};
const fields = getFacetFields(facets);

function BladeList() {
  const list = useListState(fields);
  return (
    <>
      <MyWeapon />
      <FacetedList list={list} rows={blades} facets={facets} noun={["blade", "blades"]}>
        {(visible) => (
          <ul aria-label="Blades">
            {visible.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
      </FacetedList>
    </>
  );
}

const root = document.documentElement;
const found = () =>
  within(screen.getByRole("list", { name: "Blades" }))
    .getAllByRole("listitem")
    .map((item) => item.textContent);

/** A page that is loaded by a visitor who plays the bow. */
function play(weapon: WeaponType | null): void {
  for (const name of root.getAttributeNames()) if (name.startsWith("data-")) root.removeAttribute(name);
  localStorage.clear();
  if (weapon) localStorage.setItem(storageKeys.myWeapon, weapon);
  // biome-ignore lint/security/noGlobalEval: it is the script under test, run as the browser runs it.
  window.eval(prePaintScript);
}

function renderAt(address: string) {
  const router = liveRouter(address);
  return { ...router, ...renderWithTheme(<BladeList />, { wrapper: router.wrapper }) };
}

beforeEach(() => play("bow"));
afterEach(() => play(null));

describe("a list that follows the visitor's weapon", () => {
  test("begins with it, says so in the address and by a chip, and can be had whole", async () => {
    const { user, written } = renderAt("/blades");
    await waitFor(() => expect(found()).toEqual(["String", "Reed"]));
    await user.click(screen.getByRole("button", { name: "Remove filter Type Bow" }));
    expect(found()).toEqual(["Ember", "String", "Reed"]);
    await waitFor(() => expect(written.at(-1)).toBe("/blades?type=any"));
  });

  test("comes back whole where it was left whole", () => {
    renderAt("/blades?type=any");
    expect(found()).toEqual(["Ember", "String", "Reed"]);
  });

  test.each([
    ["/blades?type=great-sword", ["Ember"]],
    ["/blades?rare=1", ["Reed"]],
  ])("shows what the address says: %s", (address, names) => {
    renderAt(address);
    expect(found()).toEqual(names);
  });

  test("changes with the choice of another weapon, but not where another type was chosen", async () => {
    const { user, written } = renderAt("/blades");
    await waitFor(() => expect(written).toEqual(["/blades?type=bow"]));
    // The router reports it a moment later.
    await act(async () => {});
    const field = screen.getByRole("combobox", { name: "My weapon" });
    await user.selectOptions(field, "Great Sword");
    expect(found()).toEqual(["Ember"]);
    await user.selectOptions(field, "Any weapon");
    expect(found()).toEqual(["Ember", "String", "Reed"]);
    await user.click(screen.getByRole("checkbox", { name: "Bow" }));
    await user.selectOptions(field, "Great Sword");
    expect(found()).toEqual(["String", "Reed"]);
  });

  test("is whole for those who chose none, with nothing in the address", async () => {
    play(null);
    const { written } = renderAt("/blades");
    expect(found()).toEqual(["Ember", "String", "Reed"]);
    await act(async () => {});
    expect(written).toEqual([]);
  });

  test("wakes as the server wrote it, and stays unseen until it begins with the weapon", async () => {
    const router = liveRouter("/blades");
    const page = (
      <Providers>
        <router.wrapper>
          <BladeList />
        </router.wrapper>
      </Providers>
    );
    const container = document.createElement("div");
    container.innerHTML = renderToString(page);
    document.body.append(container);
    expect(found()).toEqual(["Ember", "String", "Reed"]);
    expect(root.getAttribute("data-query")).toBe("mine");
    const problems = vi.fn();
    const shown: (string | null)[][] = [];
    const watch = new MutationObserver(() => shown.push(found()));
    watch.observe(root, { attributeFilter: ["data-query"] });
    await act(async () => {
      hydrateRoot(container, page, { onRecoverableError: problems });
    });
    await waitFor(() => expect(shown).toEqual([["String", "Reed"]]));
    expect(problems).not.toHaveBeenCalled();
    watch.disconnect();
    container.remove();
  });
});
