import { describe, expect, test, vi } from "vitest";
import { type BuilderStore, createBuilderStore } from "@/lib/builder/store/builder-store";
import { beginHistory } from "@/lib/builder/workspace/history";
import { emptyWorkspace, type Workspace } from "@/lib/builder/workspace/workspace";
import { builderData, helm } from "@/tests/support/builder/two-tabs";

function open(start: Partial<Workspace> = {}): BuilderStore {
  return createBuilderStore(builderData, "1", beginHistory({ ...emptyWorkspace, ...start }));
}

const helmOn = { type: "equip", place: "head", id: "gogmazios-helm-alpha" } as const;

describe("the builder's store", () => {
  test("derives what follows from the loadout when that changes, and from nothing else", () => {
    const { getState, commands } = open();
    const before = getState();
    commands.changeCriteria({ objective: "slots" });
    expect(getState().derived).toBe(before.derived);
    expect(commands.act(helmOn)).toBeNull();
    expect(getState().loadout.armor.head?.id).toBe("gogmazios-helm-alpha");
    expect(getState().derived.defense.base).toBeGreaterThan(before.derived.defense.base);
    expect(getState().code).not.toBe(before.code);
    commands.undo();
    expect(getState().derived).toEqual(before.derived);
    expect(getState()).toMatchObject({ canUndo: true, canRedo: true });
  });

  test("says why it does nothing, and then tells nobody", () => {
    const { getState, subscribe, commands } = open();
    const before = getState();
    const heard = vi.fn();
    subscribe(heard);
    expect(commands.act({ ...helmOn, id: "no such helm" })?.code).toBe("unknown");
    commands.changeCriteria({});
    commands.takeSearch();
    expect(getState()).toBe(before);
    expect(heard).not.toHaveBeenCalled();
  });

  test("hands a change the work as it is by then, also within one event", () => {
    const { getState, commands } = open();
    commands.changeCriteria(({ skills }) => ({ skills: { ...skills, burst: 1 } }));
    commands.changeCriteria(({ skills }) => ({ skills: { ...skills, agitator: 5 } }));
    commands.changeSetup({ monster: "rathalos" });
    commands.changeSetup(({ monster }) => ({ part: `${monster} head` }));
    expect(getState().criteria.skills).toEqual({ burst: 1, agitator: 5 });
    expect(getState().setup.part).toBe("rathalos head");
  });

  test("wants a search with the change that it is for, until one begins", () => {
    const { getState, commands } = open();
    expect(getState().isSearchWanted).toBe(false);
    commands.searchWith({ excluded: ["gogmazios-helm-alpha"] });
    expect(getState()).toMatchObject({
      isSearchWanted: true,
      criteria: { excluded: ["gogmazios-helm-alpha"] },
    });
    // What is undone meanwhile leaves the search wanted: it is then one for the criteria of before.
    commands.undo();
    expect(getState().isSearchWanted).toBe(true);
    commands.takeSearch();
    expect(getState().isSearchWanted).toBe(false);
  });

  test("wants a search also where nothing is changed", () => {
    const { getState, commands } = open();
    const { history } = getState();
    commands.searchWith({});
    expect(getState().history).toBe(history);
    expect(getState().isSearchWanted).toBe(true);
  });

  test("pursues a goal as one step of undo, and tells the same goal apart that is chosen again", () => {
    const { getState, commands } = open({ loadout: helm });
    const goal = { type: "great-sword", monster: "rathalos" } as const;
    const [id = ""] = builderData.catalog.weapons.keys();
    const action = { type: "wield", id, artian: null } as const;
    const plan = { action, setup: { monster: "rathalos" }, criteria: { skills: { burst: 1 } } };
    commands.pursueGoal(goal, plan);
    const first = getState();
    expect(first).toMatchObject({
      loadout: { weapon: { id } },
      setup: { monster: "rathalos" },
      criteria: { skills: { burst: 1 } },
      isSearchWanted: true,
      goal,
    });
    expect(first.history.past).toHaveLength(1);
    commands.pursueGoal(goal, plan);
    expect(getState().history).toBe(first.history);
    expect(getState().goal).toEqual({ ...goal, isWeaponChosen: true, isCompared: false });
    expect(getState().goal).not.toBe(first.goal);
    const { setup, criteria } = getState();
    const other = [...builderData.catalog.weapons.keys()][1] ?? "";
    commands.pursueGoal(
      goal,
      { action: { type: "wield", id: other, artian: null }, setup: {}, criteria: {} },
      true,
    );
    expect(getState()).toMatchObject({ loadout: { weapon: { id: other } }, goal: { isCompared: true } });
    expect(getState().setup).toBe(setup);
    expect(getState().criteria).toBe(criteria);
    commands.undo();
    commands.undo();
    expect(getState()).toMatchObject({ loadout: helm, setup: { monster: null }, criteria: { skills: {} } });
  });

  test("holds the collection, which no step undoes", () => {
    const { getState, commands } = open();
    commands.changeCollection((collection) => ({ ...collection, decorations: { "burst-jewel-1": 3 } }));
    expect(getState().collection.decorations).toEqual({ "burst-jewel-1": 3 });
    commands.undo();
    expect(getState().collection.decorations).toEqual({ "burst-jewel-1": 3 });
  });
});
