import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openTab } from "@/lib/builder/workspace/tabs/open-tab";
import { readShelf, readWorks } from "@/lib/builder/workspace/tabs/shelf";
import { getRelation } from "@/lib/builder/workspace/tabs/sync-with-shelf";
import {
  builderData,
  codeOf,
  createEquipChange,
  createTargetChange,
  FakeBrowser,
  type FakeTab,
  helm,
  mail,
  whole,
} from "@/tests/support/builder/two-tabs";

const helmOn = createEquipChange("gogmazios-helm-alpha", "head");
const mailOn = createEquipChange("gogmazios-mail-alpha", "chest");
const armsOn = createEquipChange("gogmazios-vambraces-alpha", "arms");
const id = (digit: string) => digit.repeat(24);

/** Two tabs that show one build, with the helm on. */
function pair() {
  const browser = new FakeBrowser();
  const one = browser.open().does(helmOn).keep();
  return { browser, one, two: browser.open() };
}

describe("what is stored and what a tab shows", () => {
  const at = (number: number, writer: string, key: string) => ({
    revision: { number, writer },
    key,
    savedId: null,
  });

  test.each([
    ["the same state, come to elsewhere", at(4, "b", "y"), "y", at(3, "a", "x"), "same"],
    ["a later one, where nothing was done", at(4, "b", "z"), "x", at(3, "a", "x"), "ahead"],
    ["a later one, where something was done", at(4, "b", "z"), "y", at(3, "a", "x"), "apart"],
    ["one that took the place of its own", at(3, "b", "z"), "x", at(3, "a", "x"), "apart"],
    ["an earlier one, as of a storage that was cleared", at(1, "b", "z"), "x", at(3, "a", "x"), "apart"],
  ])("%s", (_, theirs, key, common, relation) => {
    expect(getRelation(theirs, { key, common })).toBe(relation);
  });
});

describe("two tabs of one build", () => {
  test("a tab without changes of its own follows, step by step, and undoes what the other one did", () => {
    const { one, two } = pair();
    one.does(mailOn).does(armsOn).keep();
    two.look();
    expect(two.offer).toBeNull();
    expect(two.key).toBe(one.key);
    expect(two.undo().present.loadout.armor).toMatchObject({
      chest: { id: "gogmazios-mail-alpha" },
      arms: null,
    });
    expect(two.undo().undo().present.loadout.armor.head).toBeNull();
  });

  test("changes made by turns are merged into one line", () => {
    const { one, two } = pair();
    one.does(mailOn).keep();
    two.look().does(armsOn).keep();
    one.look();
    expect(one.key).toBe(two.key);
    expect(one.offer ?? two.offer).toBeNull();
    expect(one.present.loadout.armor).toMatchObject({
      head: { id: "gogmazios-helm-alpha" },
      chest: { id: "gogmazios-mail-alpha" },
      arms: { id: "gogmazios-vambraces-alpha" },
    });
  });

  test("an undo in one is followed, and can be redone in the other", () => {
    const { one, two } = pair();
    one.undo().keep();
    two.look();
    expect(two.present.loadout.armor.head).toBeNull();
    expect(two.redo().present.loadout.armor.head?.id).toBe("gogmazios-helm-alpha");
  });

  test("following writes nothing: two tabs do not answer each other for ever", () => {
    const { browser, one, two } = pair();
    one.does(mailOn).keep();
    two.look().keep();
    one.look().keep();
    const after = browser.shared;
    two.look().keep();
    one.look().keep();
    expect(browser.shared).toBe(after);
    expect(readShelf(after)[0]).toMatchObject({ number: 2, writer: "tab-1" });
  });

  test("a tab with changes of its own is offered the other one's, and stores nothing over it", () => {
    const { browser, one, two } = pair();
    two.does(armsOn);
    one.does(mailOn).keep();
    const stored = browser.shared;
    two.look().keep();
    expect(two.offer?.state).toEqual(one.present);
    expect(two.present.loadout.armor.chest).toBeNull();
    expect(browser.shared).toBe(stored);
  });

  test.each(["mine", "theirs"] as const)(
    "after a choice of %s the other state is one step back, in both tabs",
    (choice) => {
      const { one, two } = pair();
      two.does(armsOn);
      one.does(mailOn).keep();
      const [theirs, mine] = [one.key, two.key];
      two.look().choose(choice).keep();
      one.look();
      expect(one.key).toBe(two.key);
      expect(two.key).toBe(choice === "mine" ? mine : theirs);
      expect(two.undo().key).toBe(choice === "mine" ? theirs : mine);
      expect(one.reachable).toContain(theirs);
      expect(one.offer).toBeNull();
    },
  );

  test("an offer goes when one's own changes are undone or both came to the same", () => {
    const { one, two } = pair();
    two.does(armsOn);
    one.does(mailOn).keep();
    expect(two.look().offer).not.toBeNull();
    one.does(armsOn).keep();
    expect(two.look().does(mailOn).look().offer).toBeNull();
  });

  test("two writings at a time: the tab whose own was replaced is offered the other one", () => {
    const { browser, one, two } = pair();
    const before = browser.shared;
    one.does(mailOn).keep();
    // The second tab did not see it yet.
    browser.shared = before;
    two.does(armsOn).keep();
    expect(one.look().offer?.state).toEqual(two.present);
  });

  test("a build that one tab saves is the same saved build in the other", () => {
    const { one, two } = pair();
    one.saves(id("a")).keep();
    expect(two.look().savedId).toBe(id("a"));
    // A tab that is opened later has the id of its address, as ever.
    expect(one.savedId).toBe(id("a"));
  });
});

describe("a tab that goes", () => {
  test("with a choice still open leaves its state for the next one to choose", () => {
    const { browser, one, two } = pair();
    two.does(armsOn);
    one.does(mailOn).keep();
    two.keep(true);
    expect(browser.open().look().offer?.state).toEqual(two.present);
    // It waits while the other one goes on. And it is for that one too; once it has chosen, nobody is prompted again.
    one.does(createTargetChange("rathalos")).keep();
    expect(browser.open().look().offer?.state).toEqual(two.present);
    expect(one.look().offer?.state).toEqual(two.present);
    one.choose("mine").keep();
    expect(one.look().offer).toBeNull();
    expect(browser.open().look().offer).toBeNull();
    expect(one.reachable).toContain(two.key);
  });

  test("and comes back is prompted again, about nothing of its own", () => {
    const { one, two } = pair();
    two.does(armsOn);
    one.does(mailOn).keep();
    const back = two.reload();
    expect(back.key).toBe(two.key);
    expect(back.look().offer?.state).toEqual(one.present);
    back.choose("mine").keep();
    expect(back.look().offer).toBeNull();
  });

  test("before it stored its last change stores it on the way out", () => {
    const { browser, two } = pair();
    two.does(armsOn).keep(true);
    expect(browser.open().key).toBe(two.key);
  });

  test("opens with its own work after a reload, and follows what was done meanwhile", () => {
    const { one, two } = pair();
    const back = two.reload();
    one.does(mailOn).keep();
    expect(back.look().offer).toBeNull();
    expect(back.key).toBe(one.key);
  });
});

describe("a browser that stores nothing", () => {
  test("leaves each tab its own work, and offers once it stores again", () => {
    const { browser, one, two } = pair();
    browser.isFull = true;
    two.does(armsOn).keep();
    browser.isFull = false;
    one.does(mailOn).keep();
    expect(two.look().offer?.state).toEqual(one.present);
    expect(two.reachable).toContain(two.key);
  });

  test("or was cleared is written anew with the next change", () => {
    const { browser, one, two } = pair();
    browser.shared = null;
    expect(one.look().offer).toBeNull();
    one.does(mailOn).keep();
    expect(two.look().key).toBe(one.key);
  });
});

describe("different builds", () => {
  test("of different links do not reach each other, and neither is lost", () => {
    const { browser, one } = pair();
    const link = browser.open(`b=${codeOf(whole)}`).keep();
    link.does(createTargetChange("rathalos")).keep();
    expect(one.look().present.loadout).toEqual(helm);
    one.does(mailOn).keep();
    expect(link.look().present.loadout).toEqual(whole);
    expect(readWorks(readShelf(browser.shared))).toHaveLength(2);
    expect(browser.open(`b=${codeOf(whole)}`).present.setup.monster).toBe("rathalos");
    expect(browser.open().key).toBe(one.key);
  });

  test("of one loadout, but saved apart, do not either", () => {
    const browser = new FakeBrowser();
    const first = browser.open(`b=${codeOf(helm)}&build=${id("a")}`).keep();
    const copy = browser.open(`b=${codeOf(helm)}&build=${id("b")}`).keep();
    copy.does(mailOn).keep();
    expect(first.look().present.loadout).toEqual(helm);
    const same = browser.open(`b=${codeOf(helm)}&build=${id("a")}`);
    first.does(armsOn).keep();
    expect(same.look().key).toBe(first.key);
  });

  test("one link in two tabs is one build, even when both open at a time", () => {
    const browser = new FakeBrowser();
    const [one, two] = [browser.open(`b=${codeOf(helm)}`), browser.open(`b=${codeOf(helm)}`)];
    one.keep();
    two.keep();
    one.does(mailOn).keep();
    expect(two.look().key).toBe(one.key);
  });

  test("a link opened again shows what it says, not what became of it in another tab", () => {
    const browser = new FakeBrowser();
    const one = browser
      .open(`b=${codeOf(helm)}`)
      .keep()
      .does(mailOn)
      .keep();
    const again = browser.open(`b=${codeOf(helm)}`).keep();
    expect(again.present.loadout).toEqual(helm);
    again.does(armsOn).keep();
    expect(one.look().present.loadout.armor.arms).toBeNull();
  });

  test("going back to one's own build with undo goes back to its tabs and its saved build", () => {
    const { browser, one, two } = pair();
    one.saves(id("a")).keep();
    two
      .look()
      .visit(`b=${codeOf(whole)}&build=${id("b")}`)
      .keep();
    expect(two.savedId).toBe(id("b"));
    one.does(mailOn).keep();
    expect(two.look().present.loadout).toEqual(whole);
    two.undo().look();
    expect(two.savedId).toBe(id("a"));
    expect(two.key).toBe(one.key);
    expect(two.redo().present.loadout).toEqual(whole);
    expect(readWorks(readShelf(browser.shared))).toHaveLength(2);
  });

  test("are four at most: the one used longest ago goes", () => {
    const browser = new FakeBrowser();
    const builds = [helm, mail, whole];
    for (const loadout of builds) browser.open(`b=${codeOf(loadout)}`).keep();
    browser
      .open(`b=${codeOf(helm)}`)
      .does(createTargetChange("arkveld"))
      .keep();
    for (const digit of ["a", "b"]) browser.open(`b=${codeOf(mail)}&build=${id(digit)}`).keep();
    const works = readWorks(readShelf(browser.shared));
    expect(works).toHaveLength(4);
    expect(works[0]).toContain(id("b"));
    expect(works.some((each) => each === `/${codeOf(mail)}`)).toBe(false);
  });
});

describe("nothing is lost", () => {
  const anyStep = fc.tuple(
    fc.constantFrom(0, 1, 2),
    fc.oneof(
      fc.constantFrom("undo", "redo", "keep", "look", "mine", "theirs", "leave"),
      fc.constantFrom(helmOn, mailOn, armsOn, createTargetChange("rathalos"), createTargetChange("arkveld")),
    ),
  );

  test("what could be undone in a tab before it met another one can be reached after it", () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 24 }), (steps) => {
        const browser = new FakeBrowser();
        const tabs = [browser.open(), browser.open(), browser.open()];
        for (const [at, step] of steps) {
          const tab = tabs[at] as FakeTab;
          const isChoice = step === "mine" || step === "theirs";
          const seen = [...tab.undoable, ...(isChoice && tab.offer ? [tab.keyOf(tab.offer.state)] : [])];
          if (typeof step !== "string") {
            tab.does(step);
            continue;
          }
          if (step === "undo") tab.undo();
          else if (step === "redo") tab.redo();
          else if (step === "look") tab.look();
          else if (step === "keep") tab.keep();
          else if (step === "leave") {
            tab.keep(true);
            tabs[at] = browser.open();
            // Whoever opens the builder next can get at what it showed.
            const next = browser.open().look();
            while (next.offer) next.choose("theirs").look();
            if (tab.undoable.length > 1) expect(next.reachable).toContain(tab.key);
            continue;
          } else tab.choose(step);
          if (step === "undo" || step === "redo") continue;
          for (const key of seen) expect(tab.reachable).toContain(key);
        }
        // Once everybody stored what they have and has chosen, all show the same.
        for (let round = 0; round < 8; round++) for (const tab of tabs) tab.keep().choose("mine").keep();
        for (const tab of tabs) expect(tab.look().offer).toBeNull();
        expect(new Set(tabs.map(({ key }) => key)).size).toBe(1);
      }),
      { numRuns: 60 },
    );
  });

  test("whatever somebody wrote into the storage, a tab opens", () => {
    const stored = fc.oneof(
      fc.jsonValue(),
      fc.record({
        version: fc.constant(1),
        number: fc.jsonValue(),
        writer: fc.jsonValue(),
        savedId: fc.jsonValue(),
        aside: fc.jsonValue(),
        others: fc.jsonValue(),
        commons: fc.jsonValue(),
        savedIds: fc.jsonValue(),
        present: fc.record({ build: fc.jsonValue(), work: fc.jsonValue() }),
      }),
    );
    fc.assert(
      fc.property(stored, stored, (own, shared) => {
        const texts = { own: JSON.stringify(own), shared: JSON.stringify(shared) };
        expect(() => openTab(`b=${codeOf(helm)}`, texts, builderData)).not.toThrow();
        const browser = new FakeBrowser();
        browser.shared = texts.shared;
        expect(() => browser.open().look().does(mailOn).keep(true)).not.toThrow();
      }),
    );
  });

  test("what an earlier version of the site stored is read", () => {
    const browser = new FakeBrowser();
    browser.shared = JSON.stringify({
      version: 1,
      present: { build: codeOf(helm), ask: {}, hunt: {} },
      past: [],
    });
    const [one, two] = [browser.open(), browser.open()];
    expect(one.present.loadout).toEqual(helm);
    one.does(mailOn).keep();
    expect(two.look().key).toBe(one.key);
  });
});
