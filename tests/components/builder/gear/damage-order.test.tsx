import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { ArtianEditor } from "@/components/builder/gear/ArtianEditor";
import { DecorationPicker } from "@/components/builder/gear/DecorationPicker";
import { FillDialog } from "@/components/builder/gear/FillDialog";
import { TalismanDialog } from "@/components/builder/gear/TalismanDialog";
import { GearPicker } from "@/components/builder/picker/GearPicker";
import { SkillTargetList } from "@/components/builder/search/SkillTargetList";
import type { SkillLevel } from "@/lib/builder/catalog/catalog";
import { collectionKey, emptyCollection, writeCollection } from "@/lib/builder/collection/collection";
import { packDamageData } from "@/lib/builder/data/damage-file";
import { gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import { listTalismanOptions } from "@/lib/builder/gear/talisman-choices";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import type { SavedTalisman } from "@/lib/builder/share/build-file";
import { getUsualCombo } from "@/lib/builder/target/combos";
import { gogmaziosLoadout } from "@/tests/support/builder/loadouts";
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

const ignore = () => {};
const dialogs = {
  decorations: <DecorationPicker place="weapon" slot={0} onClose={ignore} />,
  charms: <GearPicker place="charm" onClose={ignore} />,
  fill: <FillDialog onClose={ignore} />,
  talismans: <TalismanDialog onClose={ignore} />,
  artian: <ArtianEditor onClose={ignore} />,
  wanted: <SkillTargetList />,
} as const;

/** A list of the builder whose data of damage comes when it is told to. */
function open(list: keyof typeof dialogs, equipped = loadout, skills: Record<string, number> = {}) {
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
    <TestBuilder loadout={equipped} criteria={{ skills }} setup={setup} version={`order-${versions}`}>
      {dialogs[list]}
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
    // Figures are worked out in slices: rows stay until they are known.
    await waitFor(() => expect(changes()[0]).toBeGreaterThan(0));
    const filter = await screen.findByRole("checkbox", { name: "Raises damage to target" });
    await user.click(filter);
    await waitFor(() => expect(Math.min(...changes())).toBeGreaterThan(0));
  });
});

describe("dialogs that say what each choice changes", () => {
  test("are the slots to fill, with the skills that add most first on demand", async () => {
    const { user, send } = open("fill", gogmaziosLoadout);
    await send();
    await user.click(await screen.findByRole("button", { name: "Most damage first" }, late));
    const rows = within(screen.getByRole("region", { name: "Skills to fill" })).getAllByRole("listitem");
    const figures = rows.map((row) => Number(/\+([\d.]+)% damage/.exec(row.textContent ?? "")?.[1] ?? 0));
    expect(figures[0]).toBeGreaterThan(0);
    expect(figures).toEqual(figures.toSorted((a, b) => b - a));
    // What adds nothing is left out.
    const last = within(rows.at(-1) ?? document.body).getByRole<HTMLInputElement>("checkbox");
    expect([figures.at(-1), last.checked]).toEqual([0, false]);
  });

  test("are saved talismans, of which those that help can be shown alone", async () => {
    const kind = "golden-age-charm";
    const rules = data.armor.talismans;
    const talismans = listTalismanOptions(kind, [], rules).next.flatMap((first, at): SavedTalisman[] => {
      const skills = [first];
      let options = listTalismanOptions(kind, skills, rules);
      while (!options.complete && options.next[0]) {
        skills.push(options.next[0]);
        options = listTalismanOptions(kind, skills, rules);
      }
      const [slots] = options.slots;
      return slots ? [{ id: `mark-${at}`, name: `Talisman ${at}`, talisman: kind, skills, slots }] : [];
    });
    localStorage.setItem(
      collectionKey,
      writeCollection({ ...emptyCollection, talismans: talismans.slice(0, 40) }),
    );
    const { user, send } = open("talismans");
    await send();
    const list = () =>
      screen.getAllByRole("button", { name: /^Equip Talisman/ }).map((each) => each.closest("li"));
    const figures = () =>
      list().map((row) => Number(/\+([\d.]+)% damage/.exec(row?.textContent ?? "")?.[1] ?? 0));
    await waitFor(() => expect(Math.max(...figures())).toBeGreaterThan(0), late);
    const helping = figures().filter((figure) => figure > 0);
    expect(helping.length).toBeLessThan(list().length);
    await user.click(screen.getByRole("switch", { name: /^Only what raises damage/ }));
    expect(figures()).toEqual(helping.toSorted((a, b) => b - a));
    localStorage.clear();
  });

  test("are a talisman while it is written down", async () => {
    const { user, send } = open("talismans");
    await send();
    const skills: SkillLevel[] = [];
    const list = () => listTalismanOptions("golden-age-charm", skills, data.armor.talismans);
    while (!list().complete) {
      const { next } = list();
      const chosen = next.find(({ skill }) => skill === "agitator") ?? next[0];
      if (!chosen) throw new Error("A talisman has further skills until it is complete.");
      skills.push(chosen);
      const name = `Skill ${skills.length}`;
      await user.type(
        screen.getByRole("combobox", { name }),
        `${data.getName("skill", chosen.skill)} ${chosen.level}`,
      );
      await screen.findByRole("listbox", { name: `${name}: options` });
      await user.keyboard("{Enter}");
    }
    const slots = screen.getByRole<HTMLSelectElement>("combobox", { name: "Slots" });
    await user.selectOptions(slots, slots.options[1]?.value ?? "");
    const changes = await screen.findByText(/^Changes if equipped/, {}, late);
    await waitFor(() => expect(changes.parentElement?.textContent).toMatch(/\+[\d.]+% damage/), late);
  });

  test("are parts, reinforcements and rolls of an Artian weapon, and all of them together", async () => {
    const { user, send } = open("artian", gogmaziosLoadout);
    await send();
    const third = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Reinforcement 3" });
    await waitFor(() => expect(third.textContent).toMatch(/, \+[\d.]+% damage/), late);
    const best = [...third.options].find(({ textContent }) => /\+[\d.]+% damage/.test(textContent ?? ""));
    // The focus that it has is told by none.
    const focuses = screen.getAllByRole("radio", { name: /^(Attack|Affinity|Element), [+−][\d.]+% damage$/ });
    expect(focuses.length).toBeGreaterThan(0);
    expect(focuses.every((focus) => !(focus as HTMLInputElement).checked)).toBe(true);
    const figure = /\+([\d.]+)% damage/.exec(best?.textContent ?? "")?.[1];
    await user.selectOptions(third, best?.value ?? "");
    const stats = screen.getByRole("region", { name: "Weapon stats" });
    await waitFor(() => expect(stats.textContent).toContain(`Target+${figure}% damage`), late);
  });

  test("are wanted skills: what missing levels would add, and what is lost without those that are there", async () => {
    const skills = { "weakness-exploit": 5, agitator: 3, earplugs: 2 };
    const { send } = open("wanted", gogmaziosLoadout, skills);
    const items = () => screen.getAllByRole("listitem").map((item) => item.textContent ?? "");
    expect(items().join()).not.toContain("damage");
    await send();
    await waitFor(() => expect(items()[0]).toMatch(/You have 0 · \+[\d.]+% damage/), late);
    expect(items()[1]).toMatch(/met · −[\d.]+% damage without it/);
    expect(items()[2]).toContain("You have 0 · no change of damage");
  });
});
