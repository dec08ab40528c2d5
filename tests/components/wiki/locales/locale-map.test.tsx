import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { AreaList } from "@/components/wiki/locales/AreaList";
import { LocaleMap } from "@/components/wiki/locales/LocaleMap";
import { getFieldMap } from "@/lib/wiki/locales/get-field-map.server";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderWithTheme } from "@/tests/support/render";

function show(id: string, name: string) {
  const map = getFieldMap(id);
  if (!map) throw new Error(`${id} has no map`);
  const view = renderWithTheme(
    <>
      <LocaleMap name={name} map={map} />
      <AreaList map={map} />
    </>,
  );
  return { ...view, map, frame: screen.getByRole("region", { name: `Map of ${name}` }) };
}

const getStates = (frame: HTMLElement) =>
  Object.fromEntries(
    within(frame)
      .getAllByRole("link")
      .map((area) => [Number(area.getAttribute("href")?.replace("#area-", "")), area.dataset.state]),
  );

test("every area of the map leads to its entry", async () => {
  const { container, frame, map } = show("windward-plains", "Windward Plains");
  const links = within(frame).getAllByRole("link");
  expect(links).toHaveLength(map.areas.length);
  for (const link of links) {
    const entry = container.querySelector(link.getAttribute("href") ?? "");
    expect(within(entry as HTMLElement).getByRole("heading").textContent).toContain(
      link.getAttribute("aria-label"),
    );
  }
  await expectNoAxeViolations(container);
});

test("a monster lights up its areas, and the same is said in words", async () => {
  const { frame, map } = show("windward-plains", "Windward Plains");
  const balahara = map.monsters.find(({ id }) => id === "balahara");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Where it roams" }), "Balahara");
  const states = getStates(frame);
  for (const { area } of map.areas) {
    const expected = balahara?.starts.includes(area)
      ? "start"
      : balahara?.areas.includes(area)
        ? "roam"
        : "dim";
    expect([area, states[area]]).toEqual([area, expected]);
  }
  expect(screen.getByRole("status").textContent).toBe(
    "Balahara roams areas 11, 12, 13, 14 and 15, and starts in area 12.",
  );
});

test("a floor dims the areas of the others", async () => {
  const { frame, map } = show("ruins-of-wyveria", "Ruins of Wyveria");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Floor" }), "Bottom");
  const states = getStates(frame);
  for (const { area, floor } of map.areas) expect(states[area]).toBe(floor === 0 ? undefined : "dim");
});

test("is enlarged by buttons and keys, between its ends", async () => {
  const { frame } = show("scarlet-forest", "Scarlet Forest");
  const getZoom = () => frame.querySelector("svg")?.style.getPropertyValue("--zoom");
  const smaller = screen.getByRole("button", { name: "Zoom out" });
  expect([getZoom(), smaller.getAttribute("aria-disabled")]).toEqual(["1", "true"]);
  await userEvent.click(screen.getByRole("button", { name: "Zoom in" }));
  expect(getZoom()).toBe("1.5");
  frame.focus();
  await userEvent.keyboard("+++++");
  expect(getZoom()).toBe("3");
  await userEvent.keyboard("-----");
  expect(getZoom()).toBe("1");
});
