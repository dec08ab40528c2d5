import { ActionIcon } from "@mantine/core";
import { useCallbackRef } from "@mantine/hooks";
import { IconKeyboard } from "@tabler/icons-react";
import dynamic from "next/dynamic";
import { useRouter } from "next/router";
import {
  type ComponentType,
  memo,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { LazyDialog } from "@/components/ui/LazyDialog";
import { BuilderContext, pick, useBuilder, useBuilderStore } from "@/hooks/builder/use-builder";
import { tabField, useBuilderAddress } from "@/hooks/builder/use-builder-address";
import { useBuilderTabs } from "@/hooks/builder/use-builder-tabs";
import { usePaneScroll } from "@/hooks/builder/use-pane-scroll";
import { useRestoredFocus } from "@/hooks/ui/use-restored-focus";
import { useScreenWidth } from "@/hooks/ui/use-screen-width";
import type { BuilderData } from "@/lib/builder/data/builder-data";
import { hasReferences } from "@/lib/builder/target/packed-target";
import { needsNote, type OpenedAddress } from "@/lib/builder/workspace/open-workspace";
import { readStoredTexts } from "@/lib/builder/workspace/tabs/browser-store";
import { openTab } from "@/lib/builder/workspace/tabs/open-tab";
import { isBare } from "@/lib/builder/workspace/workspace";
import { getQuery } from "@/lib/site/address-query";
import { builderKeys } from "../builder-keys";
import { type BuilderTab, builderTabs, isBuilderTab } from "../builder-tabs";
import { LoadoutPane } from "../loadout/LoadoutPane";
import { PaneSkeleton } from "../PaneSkeleton";
import type { SaveDialogProps, SavedNameProps, ShortLinkProps } from "../save-dialog";
import { ShowPane } from "../show-pane";
import { TotalsPane } from "../totals/TotalsPane";
import { BuilderHeader } from "./BuilderHeader";
import classes from "./BuilderLayout.module.css";
import { BuilderPane } from "./BuilderPane";
import { BuilderTabBar } from "./BuilderTabBar";
import { getPaneId, getPanes } from "./get-panes";
import { SkipLinks } from "./SkipLinks";
import { useBuilderKeys } from "./use-builder-keys";
import { useUndoKeys } from "./use-undo-keys";

const KeysDialog = dynamic(() => import("./KeysDialog").then((module) => module.KeysDialog), {
  ssr: false,
  loading: LazyDialog,
});

/** Notes of few visits: for whoever came by a link, has two tabs open, or a browser that stores nothing. */
const OpenedNote = dynamic(() => import("./OpenedNote").then((module) => module.OpenedNote), { ssr: false });
const OtherTabNote = dynamic(() => import("./OtherTabNote").then((module) => module.OtherTabNote), {
  ssr: false,
});
const UnsavedBuildNote = dynamic(
  () => import("./UnsavedBuildNote").then((module) => module.UnsavedBuildNote),
  {
    ssr: false,
  },
);

const StartingMoves = dynamic(() => import("./StartingMoves").then((module) => module.StartingMoves), {
  ssr: false,
});

const SearchPane = memo(
  dynamic(() => import("../search/SearchPane").then((module) => module.SearchPane), {
    ssr: false,
    loading: PaneSkeleton,
  }),
);
const DamagePane = memo(
  dynamic(() => import("../damage/DamagePane").then((module) => module.DamagePane), {
    ssr: false,
    loading: PaneSkeleton,
  }),
);
const ShoppingPane = memo(
  dynamic(() => import("../shopping/ShoppingPane").then((module) => module.ShoppingPane), {
    ssr: false,
    loading: PaneSkeleton,
  }),
);

interface BuilderLayoutProps {
  builderData: BuilderData;
  /** Of the builder's data. */
  version: string;
  SaveDialog: ComponentType<SaveDialogProps>;
  SavedName: ComponentType<SavedNameProps>;
  ShortLink?: ComponentType<ShortLinkProps>;
}

/** The page once its data is there. It begins with the work that was saved and with what the address names. */
export function BuilderLayout({ builderData, version, ...parts }: BuilderLayoutProps) {
  const { asPath } = useRouter();
  const [start] = useState(() => {
    const query = getQuery(asPath);
    return { query, ...openTab(query, readStoredTexts(), builderData) };
  });
  const store = useBuilderStore(builderData, version, start.tab.history);
  return (
    <BuilderContext value={store}>
      <BuilderScreen start={start} {...parts} />
    </BuilderContext>
  );
}

interface BuilderScreenProps extends Omit<BuilderLayoutProps, "builderData" | "version"> {
  start: ReturnType<typeof openTab> & {
    /** What the address named. */
    readonly query: string;
  };
}

function BuilderScreen({ start, ...parts }: BuilderScreenProps) {
  const { asPath } = useRouter();
  const width = useScreenWidth();
  const [opened, setOpened] = useState<OpenedAddress | null>(start.opened);
  const { loadout, code } = useBuilder(pick("loadout", "code"));
  const { isSaved, offer, savedId, noteSaved, choose: chooseBuild, visit } = useBuilderTabs(start.tab);
  const isPacked = useBuilder(({ setup }) => hasReferences(setup.rotation));
  const opening = start.opened?.opening;
  const namesMonster = opening?.kind === "target" || (opening?.kind === "plan" && opening.monster !== null);
  // A monster that was chosen without a weapon waits for the first one.
  const isUnarmed = useBuilder(({ setup, derived }) => setup.monster !== null && derived.weapon === null);
  const [wasUnarmed, setWasUnarmed] = useState(isUnarmed);
  if (isUnarmed && !wasUnarmed) setWasUnarmed(true);
  useUndoKeys();
  const root = useRef<HTMLDivElement>(null);
  useRestoredFocus(root);

  const [tab, setTab] = useState<BuilderTab>(() => getFirstTab(getQuery(asPath), opened, isBare(loadout)));
  const { tabs, shown, current } = useMemo(() => getPanes(width, tab), [width, tab]);
  // What was looked at once stays as it was: results of a search outlive a look at the damage.
  const [visited, setVisited] = useState<readonly BuilderTab[]>([]);
  // The loadout always: its keys and dialogs work from every tab.
  const mounted = builderTabs.filter(
    (each) => each === "loadout" || visited.includes(each) || shown.includes(each),
  );
  const leavePane = usePaneScroll(current);
  const choose = useCallback(
    (next: BuilderTab) => {
      leavePane();
      setVisited((before) => [...new Set([...before, ...shown, next])]);
      setTab(next);
    },
    [shown, leavePane],
  );

  // A pane opens another one: where that one is always visible, the focus goes to what it begins with.
  const [wantedPart, setWantedPart] = useState<string | null>(null);
  useShownPart(wantedPart, () => setWantedPart(null));
  const show = useCallbackRef((next: BuilderTab, part?: string) => {
    if (part !== undefined) setWantedPart(part);
    if (tabs.includes(next)) choose(next);
    else document.getElementById(getPaneId(next))?.querySelector<HTMLElement>("li button")?.focus();
  });
  const keys = useBuilderKeys(show);

  const onVisit = useCallback(
    (query: string) => {
      const visited = visit(query);
      setOpened(visited);
      choose(getFirstTab(query, visited, false));
    },
    [visit, choose],
  );
  useBuilderAddress({
    opened: start.query,
    code: isBare(loadout) ? null : code,
    tab: tab === "loadout" || (tab === "search" && isBare(loadout)) ? "" : tab,
    savedId,
    onVisit,
  });

  return (
    <ShowPane value={show}>
      <div ref={root}>
        <SkipLinks {...keys.ways} />
        <BuilderHeader {...parts} savedId={savedId} onSaved={noteSaved} />
        {/* Live regions have to be there before they have something to say. */}
        {(isPacked || namesMonster || wasUnarmed) && <StartingMoves namesMonster={namesMonster} />}
        <div role="status">{!isSaved && <UnsavedBuildNote />}</div>
        <div role="status">{offer && <OtherTabNote offer={offer} onChoose={chooseBuild} />}</div>
        {opened && needsNote(opened) && <OpenedNote opened={opened} onClose={() => setOpened(null)} />}
        <div className={`${classes.layout} grid items-start gap-x-4`} data-width={width}>
          <div className={`${classes.tabs} relative min-w-0`}>
            <BuilderTabBar tabs={tabs} current={current} width={width} onChange={choose} />
            <ActionIcon
              size={36}
              className={`${classes.keys} right-0 absolute`}
              aria-label="Keyboard shortcuts"
              title="Keyboard shortcuts"
              aria-keyshortcuts={builderKeys.help}
              onClick={keys.ways.onKeys}
            >
              <IconKeyboard size={20} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          </div>
          {mounted.map((pane) => (
            <BuilderPane key={pane} pane={pane} isShown={shown.includes(pane)} isTab={tabs.includes(pane)}>
              {pane === "loadout" && <LoadoutPane hasKeys={keys.hasKeys} />}
              {pane === "totals" && <TotalsPane />}
              {pane === "search" && <SearchPane />}
              {pane === "damage" && <DamagePane />}
              {pane === "shopping" && <ShoppingPane />}
            </BuilderPane>
          ))}
        </div>
        {keys.isHelpOpen && (
          <KeysDialog hasKeys={keys.hasKeys} onKeys={keys.setKeys} onClose={keys.closeHelp} />
        )}
      </div>
    </ShowPane>
  );
}

/** Frames that a part is waited for: its pane may have to load first. */
const maxFrames = 120;

/** Brings a part of a pane onto the screen as soon as it is there, with the focus on it. */
function useShownPart(id: string | null, onShown: () => void): void {
  const shown = useEffectEvent(onShown);
  useEffect(() => {
    if (id === null) return;
    let frame = 0;
    let left = maxFrames;
    const look = () => {
      const part = document.getElementById(id);
      left -= 1;
      if (part === null && left > 0) {
        frame = requestAnimationFrame(look);
        return;
      }
      part?.setAttribute("tabindex", "-1");
      part?.focus({ preventScroll: true });
      part?.scrollIntoView({ block: "start" });
      shown();
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [id]);
}

/** The tab that an address names, or that what it names is about. */
function getFirstTab(query: string, opened: OpenedAddress | null, isEmpty: boolean): BuilderTab {
  const named = new URLSearchParams(query).get(tabField);
  if (isBuilderTab(named)) return named;
  if (opened?.opening?.kind === "skill-target") return "search";
  if (opened?.opening?.kind === "target") return "damage";
  // A visitor with an empty build starts from a goal.
  return isEmpty ? "search" : "loadout";
}
