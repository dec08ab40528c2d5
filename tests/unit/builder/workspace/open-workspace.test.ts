import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { packArmorData } from "@/lib/builder/data/armor-file";
import { createBuilderData } from "@/lib/builder/data/builder-data";
import { gatherArmorData, gatherWeaponsData } from "@/lib/builder/data/gather-builder-data.server";
import { packWeaponsData } from "@/lib/builder/data/weapons-file";
import { encodeLoadout, toCodeForm } from "@/lib/builder/share/encode-build-code";
import { emptyDamageSetup } from "@/lib/builder/target/damage-setup";
import { addStep, beginHistory, undoStep } from "@/lib/builder/workspace/history";
import { needsNote, openWorkspace } from "@/lib/builder/workspace/open-workspace";
import { emptyWorkspace } from "@/lib/builder/workspace/workspace";
import { equip, gogmaziosLoadout, loadoutWith } from "@/tests/support/builder/loadouts";

const builderData = createBuilderData(packArmorData(gatherArmorData()), packWeaponsData(gatherWeaponsData()));
const theirs = toCodeForm(gogmaziosLoadout);
const shared = encodeLoadout(theirs, builderData.tables);
const mine = loadoutWith({ armor: equip(["gogmazios-helm-alpha"]) });
const saved = beginHistory({ ...emptyWorkspace, loadout: mine });

describe("opening the builder by an address", () => {
  test("opens a shared build and leaves one's own a step back", () => {
    const opened = openWorkspace(`b=${shared}`, saved, builderData);
    expect(opened.history.present.loadout).toEqual(theirs);
    expect(opened.replaced).toBe(true);
    expect(undoStep(opened.history).present.loadout).toEqual(mine);
  });

  test.each([
    ["nothing is named", "", false],
    ["a build takes the place of another one", `b=${shared}`, true],
    ["a code cannot be read", "b=nonsense", true],
    ["a target is unknown", "target=monster*none", true],
    ["an item is unknown", "weapon=none", true],
  ])("has something to tell or not: %s", (_, query, expected) => {
    expect(needsNote(openWorkspace(query, saved, builderData))).toBe(expected);
  });

  test("takes the buffs of a link together with its build, as one step", () => {
    const hunting = { ...emptyDamageSetup, monster: "rathian", bonuses: { "meal:village-sild": 100 } };
    const before = beginHistory({ ...saved.present, setup: hunting });
    const opened = openWorkspace(`b=${shared}&buffs=modifier*demondrug_seconds.30`, before, builderData);
    const { loadout, setup } = opened.history.present;
    expect(loadout).toEqual(theirs);
    expect(setup).toEqual({ ...hunting, bonuses: { "modifier:demondrug": 100 }, seconds: 30 });
    expect(undoStep(opened.history).present).toEqual(before.present);
  });

  test("leaves the buffs as they are where a link has none, or none that can be read", () => {
    const hunting = { ...emptyDamageSetup, bonuses: { "modifier:powercharm": 100 } };
    const before = beginHistory({ ...saved.present, setup: hunting });
    for (const query of [`b=${shared}`, `b=${shared}&buffs=%3Cb%3E`]) {
      expect(openWorkspace(query, before, builderData).history.present.setup).toEqual(hunting);
    }
    const own = openWorkspace("buffs=modifier*demondrug", before, builderData);
    expect(own.history.present.setup.bonuses).toEqual({ "modifier:demondrug": 100 });
    expect(openWorkspace("buffs=modifier*powercharm", before, builderData).history).toBe(before);
  });

  test("takes search and target of a link together with its build, and names what is not known", () => {
    const query = `b=${shared}&search=2_skills*agitator.3_skills*gone.1&target=1_monster.rathalos_fog.1`;
    const opened = openWorkspace(query, saved, builderData);
    const { loadout, criteria, setup } = opened.history.present;
    expect([loadout, criteria.skills, setup.monster]).toEqual([theirs, { agitator: 3 }, "rathalos"]);
    expect(opened.leftOut).toEqual({ search: ["skills gone 1"], target: ["fog 1"], isNewer: true });
    expect(undoStep(opened.history).present).toEqual(saved.present);
    const again = openWorkspace(query, opened.history, builderData);
    expect(again.history).toBe(opened.history);
    expect(openWorkspace(`b=${shared}`, saved, builderData).history.present.criteria).toBe(
      saved.present.criteria,
    );
  });

  test("opens a plan as weapon, target and criteria, and says what is not known", () => {
    const plan = "plan=bow-nershock_rey-dau_constitution.3_no-such-skill.1";
    const opened = openWorkspace(plan, saved, builderData);
    const { loadout, criteria, setup } = opened.history.present;
    expect(loadout.weapon?.id).toBe("bow-nershock");
    expect(loadout.armor).toEqual(mine.armor);
    expect(criteria.skills).toMatchObject({ constitution: 3 });
    expect(setup.monster).toBe("rey-dau");
    expect(opened.unknown).toEqual(["no-such-skill"]);
  });

  test("says nothing of a replaced build where there was none", () => {
    const opened = openWorkspace(`b=${shared}`, null, builderData);
    expect(opened.history.present.loadout).toEqual(theirs);
    expect(opened.replaced).toBe(false);
  });

  test("makes no step of the build that is there already, as after a reload", () => {
    const history = addStep(saved, { ...saved.present, loadout: theirs });
    expect(openWorkspace(`b=${shared}`, history, builderData).history).toBe(history);
  });

  test("leaves what is there when a code says nothing", () => {
    for (const code of ["zzz", "9abcdef", "x".repeat(5000), "%F0%9F"]) {
      const opened = openWorkspace(`b=${code}`, saved, builderData);
      expect(opened.history).toBe(saved);
      expect(opened.problems).toHaveLength(1);
    }
  });

  test("adds gear, skill targets and the monster that another page names", () => {
    const opened = openWorkspace("armor=gogmazios-mail-alpha", saved, builderData).history.present;
    expect(opened.loadout.armor).toMatchObject({
      head: mine.armor.head,
      chest: { id: "gogmazios-mail-alpha" },
    });
    expect(openWorkspace("skill=attack-boost.3", saved, builderData).history.present.criteria.skills).toEqual(
      {
        "attack-boost": 3,
      },
    );
    expect(openWorkspace("skill=attack-boost", saved, builderData).history.present.criteria.skills).toEqual({
      "attack-boost": 5,
    });
    expect(openWorkspace("hunt=rathalos", saved, builderData).history.present.setup.monster).toBe("rathalos");
    expect(openWorkspace("weapon=no-such-thing", saved, builderData).unknown).toEqual(["no-such-thing"]);
  });

  test("never throws, whatever the address", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom("b", "armor", "skill", "set", "hunt", "weapon"),
        (text, key) => {
          const query = new URLSearchParams({ [key]: text }).toString();
          expect(() => openWorkspace(query, saved, builderData)).not.toThrow();
        },
      ),
    );
  });
});
