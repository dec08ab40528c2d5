import type { Loadout } from "@/lib/builder/loadout/model";
import { encodeLoadout, toCodeForm } from "@/lib/builder/share/encode-build-code";
import { createBuildCodeTables } from "@/lib/builder/share/id-numbers";
import { getStepKey } from "@/lib/builder/workspace/draft";
import { getTimeline, redoStep, undoStep } from "@/lib/builder/workspace/history";
import { openTab, visitInTab, writeTab } from "@/lib/builder/workspace/tabs/open-tab";
import { readShelf } from "@/lib/builder/workspace/tabs/shelf";
import {
  type Offer,
  setAside,
  settleOffer,
  shareTab,
  syncWithShelf,
} from "@/lib/builder/workspace/tabs/sync-with-shelf";
import { getTabSavedId, hasNews, type TabState } from "@/lib/builder/workspace/tabs/tab";
import { changeWorkspace, type Workspace, type WorkspaceChange } from "@/lib/builder/workspace/workspace";
import { catalog, data, equip, gogmaziosLoadout, loadoutWith } from "./loadouts";

const tables = createBuildCodeTables(data);
/** As much of the builder data as tabs need. */
export const builderData = { catalog, tables } as Parameters<typeof openTab>[2];

export const codeOf = (loadout: Loadout) => encodeLoadout(loadout, tables);
export const helm = loadoutWith({ armor: equip(["gogmazios-helm-alpha"]) });
export const mail = loadoutWith({ armor: equip(["gogmazios-mail-alpha"]) });
export const whole = toCodeForm(gogmaziosLoadout);

export const createEquipChange = (id: string, place: "head" | "chest" | "arms"): WorkspaceChange => ({
  type: "loadout",
  action: { type: "equip", place, id },
});
export const createTargetChange = (monster: string): WorkspaceChange => ({
  type: "setup",
  setup: { monster },
});

/** What a browser stores for all its tabs. */
export class FakeBrowser {
  shared: string | null = null;
  isFull = false;
  private tabs = 0;

  open(query = "", own: string | null = null): FakeTab {
    this.tabs++;
    return new FakeTab(
      this,
      `tab-${this.tabs}`,
      openTab(query, { own, shared: this.shared }, builderData).tab,
    );
  }
}

/** One tab, as `useBuilderTabs` drives it. */
export class FakeTab {
  offer: Offer | null = null;
  own: string | null = null;

  constructor(
    private readonly browser: FakeBrowser,
    private readonly writer: string,
    public tab: TabState,
  ) {}

  get present() {
    return this.tab.history.present;
  }

  get savedId() {
    return getTabSavedId(this.tab);
  }

  /** Keys of every state that undo and redo reach. */
  get reachable(): readonly string[] {
    return getTimeline(this.tab.history).map((each) => getStepKey(each, tables));
  }

  /** Keys of what it shows and of what undo alone reaches. */
  get undoable(): readonly string[] {
    return [...this.tab.history.past, this.present].map((each) => getStepKey(each, tables));
  }

  get key() {
    return this.keyOf(this.present);
  }

  keyOf(state: Workspace): string {
    return getStepKey(state, tables);
  }

  does(change: WorkspaceChange): this {
    const outcome = changeWorkspace(this.tab.history, change, catalog);
    if (outcome.ok) this.tab = { ...this.tab, history: outcome.history };
    return this;
  }

  undo(): this {
    this.tab = { ...this.tab, history: undoStep(this.tab.history) };
    return this;
  }

  redo(): this {
    this.tab = { ...this.tab, history: redoStep(this.tab.history) };
    return this;
  }

  visit(query: string): this {
    this.tab = visitInTab(query, this.tab, this.browser.shared, builderData).tab;
    return this;
  }

  saves(id: string): this {
    this.tab = { ...this.tab, savedIds: { ...this.tab.savedIds, [this.present.workId]: id } };
    return this;
  }

  look(): this {
    const met = syncWithShelf(this.tab, readShelf(this.browser.shared), builderData);
    this.tab = met.tab;
    this.offer = met.offer;
    return this;
  }

  keep(isLeaving = false): this {
    this.look();
    const shelf = readShelf(this.browser.shared);
    const stored = this.offer?.common
      ? isLeaving && setAside(this.tab, shelf, builderData)
      : hasNews(this.tab) && shareTab(this.tab, shelf, this.writer, builderData);
    if (stored && !this.browser.isFull) {
      this.browser.shared = stored.text;
      this.tab = stored.tab;
    }
    this.own = writeTab(this.tab, builderData);
    return this;
  }

  choose(choice: "mine" | "theirs"): this {
    if (this.offer) this.tab = settleOffer(this.tab, this.offer, choice);
    this.offer = null;
    return this;
  }

  /** The same tab after a reload. */
  reload(query = ""): FakeTab {
    this.keep(true);
    return this.browser.open(query, this.own);
  }
}
