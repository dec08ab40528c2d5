import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  applyAction,
  createEditor,
  type Editor,
  type LoadoutAction,
  maxUndo,
} from "@/lib/builder/editor/change-loadout";
import { checkLoadout } from "@/lib/builder/loadout/check-loadout";
import { search } from "@/lib/builder/search/search";
import { armorPieces } from "@/lib/catalog/codes";
import {
  anyLoadout,
  anyTalisman,
  anyWeapon,
  catalog,
  data,
  gogmaziosLoadout,
  loadoutWith,
  wear,
} from "../loadout/loadouts";

const ids = (map: ReadonlyMap<string, unknown>) => fc.constantFrom(...map.keys(), "no-such-thing");
const sets = search({ skills: { agitator: 3 }, limit: 5 }, data).results;

const anyAction: fc.Arbitrary<LoadoutAction> = fc.oneof(
  fc.record({
    type: fc.constant("wear" as const),
    place: fc.constantFrom(...armorPieces),
    id: fc.option(ids(catalog.armor)),
  }),
  anyWeapon.map(({ id, artian }) => ({ type: "wield" as const, id, artian })),
  fc.record({ type: fc.constant("wield" as const), id: ids(catalog.weapons), artian: fc.constant(null) }),
  fc.record({ type: fc.constant("wear-charm" as const), id: fc.option(ids(catalog.charms)) }),
  anyTalisman.map((talisman) => ({ type: "wear-talisman" as const, talisman })),
  fc.record({
    type: fc.constant("put-decoration" as const),
    place: fc.constantFrom("weapon" as const, ...armorPieces, "charm" as const),
    slot: fc.integer({ min: -1, max: 3 }),
    id: fc.option(ids(catalog.decorations)),
  }),
  fc.record({ type: fc.constant("place-decorations" as const), ids: fc.array(ids(catalog.decorations)) }),
  fc.record({ type: fc.constant("set-transcended" as const), transcended: fc.boolean() }),
  anyLoadout.map((loadout) => ({ type: "replace" as const, loadout })),
  fc.record({
    type: fc.constant("apply-set" as const),
    set: fc.constantFrom(...sets),
    transcended: fc.boolean(),
    slots: fc.constantFrom("free" as const, "all" as const),
  }),
  fc.constantFrom({ type: "reset" as const }, { type: "undo" as const }, { type: "redo" as const }),
);

function act(editor: Editor, action: LoadoutAction, group?: string): Editor {
  const outcome = applyAction(editor, action, catalog, group);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  return outcome.editor;
}

function refusal(editor: Editor, action: LoadoutAction) {
  const outcome = applyAction(editor, action, catalog);
  expect(outcome.editor).toBe(editor);
  return outcome.ok ? null : outcome.refusal.code;
}

describe("the editor", () => {
  it("keeps a legal build legal, whatever is done to it", () => {
    fc.assert(
      fc.property(anyLoadout, fc.array(anyAction, { maxLength: 12 }), (loadout, actions) => {
        let editor = createEditor(loadout);
        for (const action of actions) {
          const outcome = applyAction(editor, action, catalog);
          if (!outcome.ok) expect(outcome.editor).toBe(editor);
          editor = outcome.editor;
          expect(checkLoadout(editor.loadout, catalog)).toEqual([]);
        }
      }),
    );
  });

  it("undoes all and redoes all without a difference", () => {
    fc.assert(
      fc.property(anyLoadout, fc.array(anyAction, { maxLength: 12 }), (loadout, actions) => {
        const end = actions
          .filter(({ type }) => type !== "undo" && type !== "redo")
          .reduce((editor, action) => applyAction(editor, action, catalog).editor, createEditor(loadout));
        let editor = end;
        while (editor.past.length > 0) editor = act(editor, { type: "undo" });
        expect(editor.loadout).toEqual(loadout);
        while (editor.future.length > 0) editor = act(editor, { type: "redo" });
        expect(editor.loadout).toEqual(end.loadout);
        expect(editor.past).toEqual(end.past);
      }),
    );
  });

  it("forgets what was undone when something else is done", () => {
    const worn = act(createEditor(), { type: "wear", place: "head", id: "gogmazios-helm-alpha" });
    const back = act(worn, { type: "undo" });
    const other = act(back, { type: "set-transcended", transcended: true });
    expect(refusal(other, { type: "redo" })).toBe("nothing-to-redo");
  });

  it("takes changes with one mark as one step, until something comes between", () => {
    const on: LoadoutAction = { type: "wear", place: "head", id: "gogmazios-helm-alpha" };
    const more: LoadoutAction = { type: "wear", place: "chest", id: "gogmazios-mail-alpha" };
    const grouped = act(act(createEditor(), on, "slider"), more, "slider");
    expect(grouped.past).toHaveLength(1);
    expect(act(act(createEditor(), on, "slider"), more, "other").past).toHaveLength(2);
    expect(act(act(createEditor(), on), more).past).toHaveLength(2);
  });

  it("keeps no more steps than its limit", () => {
    let editor = createEditor();
    for (let step = 0; step < maxUndo + 5; step++) {
      editor = act(editor, { type: "set-transcended", transcended: step % 2 === 0 });
    }
    expect(editor.past).toHaveLength(maxUndo);
  });

  it("says why it refuses", () => {
    const editor = createEditor(gogmaziosLoadout);
    expect(refusal(editor, { type: "wear", place: "head", id: "no-such-helm" })).toBe("unknown");
    expect(refusal(editor, { type: "wear", place: "head", id: "gogmazios-mail-alpha" })).toBe("wrong-piece");
    const put = { type: "put-decoration", place: "head" } as const;
    expect(refusal(editor, { ...put, slot: 9, id: null })).toBe("no-such-slot");
    expect(refusal(editor, { ...put, slot: 0, id: "attack-jewel-1" })).toBe("does-not-fit");
    expect(refusal(editor, { ...put, slot: 0, id: "challenger-jewel-3" })).toBe("no-change");
    expect(refusal(editor, { type: "place-decorations", ids: Array(9).fill("defense-jewel-1") })).toBe(
      "no-slots-left",
    );
    const id = gogmaziosLoadout.weapon?.id ?? "";
    expect(refusal(editor, { type: "wield", id, artian: null })).toBe("illegal");
    expect(refusal(editor, { type: "undo" })).toBe("nothing-to-undo");
  });

  it("names decorations that lose their slot", () => {
    const slotless = [...catalog.armor.values()].find(
      ({ piece, slots }) => piece === "head" && slots.length === 0,
    );
    const editor = createEditor(loadoutWith({ armor: wear(["gogmazios-helm-alpha", "challenger-jewel-3"]) }));
    const outcome = applyAction(editor, { type: "wear", place: "head", id: slotless?.id ?? "" }, catalog);
    expect(outcome.ok && outcome.dropped).toEqual(["challenger-jewel-3"]);
  });
});
