import { useCallback, useMemo, useRef, useState } from "react";
import type { OpenedAddress } from "@/lib/builder/workspace/open-workspace";
import { readShared, writeOwn, writeShared } from "@/lib/builder/workspace/tabs/browser-store";
import { visitInTab, writeTab } from "@/lib/builder/workspace/tabs/open-tab";
import { readShelf } from "@/lib/builder/workspace/tabs/shelf";
import {
  type Offer,
  setAside,
  settleOffer,
  shareTab,
  syncWithShelf,
} from "@/lib/builder/workspace/tabs/sync-with-shelf";
import { getTabSavedId, hasNews, type TabState } from "@/lib/builder/workspace/tabs/tab";
import { pick, useBuilder, useCommands } from "./use-builder";
import { useTabEvents } from "./use-tab-events";

interface BuilderTabs {
  /** Whether the browser stores what was changed last; `false` = it ends with the page, except for the address. */
  readonly isSaved: boolean;
  /** Another tab's state of the build, where this one changed it as well; `null` = nothing to choose. */
  readonly offer: Offer | null;
  /** Id of the saved build that is changed here; `null` = none. */
  readonly savedId: string | null;
  /** The build has been saved. */
  noteSaved(id: string): void;
  choose(choice: "mine" | "theirs"): void;
  /** Opens another address in this tab. */
  visit(query: string): OpenedAddress;
}

/**
 * Stores the work, and shares it with the other tabs of this browser. A tab without changes of its own follows what
 * another one stores; where both changed, it stores nothing for the others until somebody has chosen.
 *
 * @param start the tab as it was opened; the first one counts
 */
export function useBuilderTabs(start: TabState): BuilderTabs {
  const { history, data } = useBuilder(pick("history", "data"));
  const { latest, restore } = useCommands();
  const tab = useRef(start);
  const [writer] = useState(createWriter);
  const [savedIds, setSavedIds] = useState(start.savedIds);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [isSaved, setSaved] = useState(true);

  const actions = useMemo(() => {
    const now = (): TabState => ({ ...tab.current, history: latest().history });
    const take = (next: TabState) => {
      tab.current = next;
      setSavedIds(next.savedIds);
      if (next.history !== latest().history) restore(next.history);
    };
    const meet = () => {
      const shelf = readShelf(readShared());
      const met = syncWithShelf(now(), shelf, data);
      take(met.tab);
      setOffer(met.offer);
      return { ...met, shelf };
    };
    const share = (own: TabState, shelf: ReturnType<typeof readShelf>) => {
      const shared = shareTab(own, shelf, writer, data);
      const isStored = writeShared(shared.text);
      setSaved(isStored);
      if (isStored) take(shared.tab);
    };
    const save = (isLeaving: boolean) => {
      const { tab: own, offer: offered, shelf } = meet();
      if (offered?.common) {
        const left = isLeaving ? setAside(own, shelf, data) : null;
        if (left && writeShared(left.text)) take(left.tab);
      } else if (hasNews(own)) share(own, shelf);
      else if (!own.shared) return;
      writeOwn(writeTab(tab.current, data));
    };
    const noteSaved = (id: string) => {
      const own = now();
      take({ ...own, savedIds: { ...own.savedIds, [own.history.present.workId]: id } });
    };
    const choose = (offered: Offer, choice: "mine" | "theirs") => {
      take(settleOffer(now(), offered, choice));
      setOffer(null);
    };
    const visit = (query: string) => {
      const visited = visitInTab(query, now(), readShared(), data);
      take(visited.tab);
      return visited.opened;
    };
    return { look: () => void meet(), save, noteSaved, choose, visit };
  }, [latest, restore, writer, data]);

  useTabEvents(actions, [history, savedIds]);
  const { noteSaved, visit } = actions;
  const choose = useCallback(
    (choice: "mine" | "theirs") => {
      if (offer) actions.choose(offer, choice);
    },
    [actions, offer],
  );
  const { workId } = history.present;
  const shownOffer = offer?.state.workId === workId ? offer : null;
  return {
    isSaved,
    offer: shownOffer,
    savedId: getTabSavedId({ history, savedIds }),
    noteSaved,
    choose,
    visit,
  };
}

/** Another one with every load of the page: a tab that was duplicated is a tab of its own. */
function createWriter(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join("-");
}
