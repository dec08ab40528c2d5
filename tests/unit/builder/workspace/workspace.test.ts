import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyLoadout } from "@/lib/builder/loadout/model";
import {
  addStep,
  beginHistory,
  type History,
  maxUndo,
  redoStep,
  undoStep,
} from "@/lib/builder/workspace/history";
import {
  changeWorkspace,
  emptyWorkspace,
  type Workspace,
  type WorkspaceChange,
} from "@/lib/builder/workspace/workspace";
import { catalog } from "@/tests/support/builder/loadouts";
import { anyLoadout } from "@/tests/support/builder/random-loadouts";

const helm: WorkspaceChange = {
  type: "loadout",
  action: { type: "equip", place: "head", id: "gogmazios-helm-alpha" },
};
const addTarget: WorkspaceChange = { type: "criteria", criteria: { skills: { "attack-boost": 3 } } };
const changeTarget: WorkspaceChange = { type: "setup", setup: { monster: "rathalos" } };

const anyChange: fc.Arbitrary<WorkspaceChange> = fc.oneof(
  anyLoadout.map((loadout) => ({ type: "loadout" as const, action: { type: "replace" as const, loadout } })),
  fc.constantFrom(helm, addTarget, changeTarget),
  fc
    .integer({ min: 1, max: 5 })
    .map((level) => ({ type: "criteria" as const, criteria: { skills: { guts: level } } })),
);

function does(history: History<Workspace>, change: WorkspaceChange, group?: string) {
  const outcome = changeWorkspace(history, change, catalog, group);
  return outcome.ok ? outcome.history : history;
}

describe("the history of a workspace", () => {
  test("undoes build, criteria and damage setup together, and redoes them without a difference", () => {
    fc.assert(
      fc.property(anyLoadout, fc.array(anyChange, { maxLength: 12 }), (loadout, changes) => {
        const start = beginHistory({ ...emptyWorkspace, loadout });
        const end = changes.reduce((history, change) => does(history, change), start);
        let history: History<Workspace> = end;
        while (history.past.length > 0) history = undoStep(history);
        expect(history.present).toEqual(start.present);
        while (history.future.length > 0) history = redoStep(history);
        expect(history.present).toEqual(end.present);
        expect(history.past).toEqual(end.past);
      }),
    );
  });

  test("forgets what was undone when something else is done", () => {
    const back = undoStep(does(beginHistory(emptyWorkspace), helm));
    expect(back.future).toHaveLength(1);
    expect(does(back, addTarget).future).toHaveLength(0);
  });

  test("takes changes with one mark as one step, until something comes between", () => {
    const more: WorkspaceChange = { type: "setup", setup: { monster: "arkveld" } };
    const start = beginHistory(emptyWorkspace);
    expect(does(does(start, changeTarget, "slider"), more, "slider").past).toHaveLength(1);
    expect(does(does(start, changeTarget, "slider"), more, "other").past).toHaveLength(2);
    expect(does(does(start, changeTarget), more).past).toHaveLength(2);
    const undone = redoStep(undoStep(does(start, changeTarget, "slider")));
    expect(does(undone, more, "slider").past).toHaveLength(2);
  });

  test("stores no more steps than its limit", () => {
    let history = beginHistory(0);
    for (let step = 1; step <= maxUndo + 5; step++) history = addStep(history, step);
    expect(history.past).toHaveLength(maxUndo);
    expect(history.past[0]).toBe(5);
  });

  test("does nothing where there is no step", () => {
    const history = beginHistory(1);
    expect(undoStep(history)).toBe(history);
    expect(redoStep(history)).toBe(history);
  });

  test("makes no step of a change that changes nothing", () => {
    const history = does(beginHistory(emptyWorkspace), addTarget);
    expect(changeWorkspace(history, addTarget, catalog)).toEqual({
      ok: false,
      refusal: { code: "no-change" },
    });
    const bare: WorkspaceChange = { type: "loadout", action: { type: "replace", loadout: emptyLoadout } };
    expect(changeWorkspace(history, bare, catalog)).toEqual({ ok: false, refusal: { code: "no-change" } });
  });
});
