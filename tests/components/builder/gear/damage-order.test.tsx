import { act, screen, waitFor } from "@testing-library/react";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { DecorationPicker } from "@/components/builder/gear/DecorationPicker";
import { GearPicker } from "@/components/builder/picker/GearPicker";
import { packDamageData } from "@/lib/builder/data/damage-file";
import { gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { getUsualCombo } from "@/lib/builder/target/combos";
import { createTestData, TestBuilder, testLoadout } from "@/tests/support/builder-page";
import { stubApi } from "@/tests/support/fake-api";
import { patience } from "@/tests/support/patience";
import { renderWithTheme } from "@/tests/support/render";

const data = createTestData();
const damageData = gatherDamageData();
const sword = data.weapons.weapons.find(
  ({ type, artian, slots }) => type === "great-sword" && artian === null && slots[0] === 3,
);
const loadout = testLoadout({ weapon: { id: sword?.id ?? "", decorations: [], artian: null } });
const weapon = deriveLoadout(loadout, data.catalog).weapon;
if (!weapon) throw new Error("A weapon is equipped.");
const setup = { monster: "rathalos", rotation: getUsualCombo(damageData, weapon)?.rotation ?? [] };

// What the lists load with their first use; a slow machine takes longer for it than a list waits.
beforeAll(() =>
  Promise.all([
    import("@/lib/builder/gear/damage-gauge"),
    import("@/lib/builder/data/damage-file"),
    import("@/lib/builder/target/to-scenario"),
    import("@/lib/builder/criteria/format-target"),
  ]),
);

/** Longer than a list waits. */
const late = { timeout: 4 * patience.timeout };

let versions = 0;

/** A list of the builder whose data of damage comes when it is told to. */
function open(list: "decorations" | "charms") {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  const body = JSON.parse(JSON.stringify(packDamageData(damageData)));
  stubApi({ "GET /api/builder/data/damage.json": () => sent.then(() => ({ body })) });
  versions += 1;
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(720);
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(80);
  const rendered = renderWithTheme(
    <TestBuilder loadout={loadout} setup={setup} version={`order-${versions}`}>
      {list === "decorations" ? (
        <DecorationPicker place="weapon" slot={0} onClose={() => {}} />
      ) : (
        <GearPicker place="charm" onClose={() => {}} />
      )}
    </TestBuilder>,
  );
  return { ...rendered, send: () => act(async () => send()) };
}

// Those of the list alone: a way to sort is an option too.
const listOptions = () => [...document.querySelectorAll("[role=listbox] [role=option]")];
const names = () =>
  listOptions().map((option) =>
    (option.textContent ?? "").replaceAll(/[+−][\d.]+% damage.*?target|Changes: /g, "").trim(),
  );
const changes = () =>
  listOptions().map((option) => {
    const [, sign, figure] = /([+−])([\d.]+)% damage/.exec(option.textContent ?? "") ?? [];
    return figure === undefined ? 0 : Number(figure) * (sign === "−" ? -1 : 1);
  });

describe("lists that sort by damage", () => {
  test("wait for the figures, show them sorted at once, and can hide what does nothing", async () => {
    const { user, send } = open("decorations");
    expect(names()).toEqual([]);
    await send();
    await waitFor(() => expect(names().length).toBeGreaterThan(20), late);
    const all = changes();
    expect(all[0]).toBeGreaterThan(0);
    expect(all).toEqual(all.toSorted((a, b) => b - a));
    expect(all.at(-1)).toBe(0);
    await user.click(screen.getByRole("checkbox", { name: "Raises damage to target" }));
    expect(Math.min(...changes())).toBeGreaterThan(0);
    screen.getByRole("checkbox", { name: /^Raises damage to target \(\d+ hidden\)$/ });
  });

  test("do not wait for ever, and leave rows in place when figures come late", async () => {
    const { send } = open("decorations");
    await waitFor(() => expect(names().length).toBeGreaterThan(20), late);
    const before = names();
    await send();
    await waitFor(() => expect(Math.max(...changes())).toBeGreaterThan(0));
    expect(names()).toEqual(before);
  });

  test("keep the order of a picker too, with damage as one more way to sort", async () => {
    const { user, send } = open("charms");
    await waitFor(() => expect(names().length).toBeGreaterThan(4), late);
    const before = names();
    await send();
    const sort = screen.getByRole<HTMLSelectElement>("combobox", { name: "Sort by" });
    await waitFor(() => expect([...sort.options].map(({ value }) => value)).toContain("damage"));
    expect(sort.value).not.toBe("damage");
    expect(names()).toEqual(before);
    await user.selectOptions(sort, "damage");
    expect(changes()[0]).toBeGreaterThan(0);
    const filter = await screen.findByRole("checkbox", { name: "Raises damage to target" });
    await user.click(filter);
    await waitFor(() => expect(Math.min(...changes())).toBeGreaterThan(0));
  });
});
