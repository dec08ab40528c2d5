import {
  createContext,
  startTransition,
  useContext,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import { createStore } from "zustand/vanilla";
import { shallow } from "zustand/vanilla/shallow";
import type { BuilderData } from "@/lib/builder/data/builder-data";
import type { BuilderState } from "@/lib/builder/store/builder-state";
import {
  type BuilderCommands,
  type BuilderStore,
  type BuilderView,
  createBuilderStore,
} from "@/lib/builder/store/builder-store";
import type { History } from "@/lib/builder/workspace/history";
import type { Workspace } from "@/lib/builder/workspace/workspace";

/** State and commands for a part of the page. */
interface BuilderSource extends BuilderView {
  readonly commands: BuilderCommands;
}

/** The builder of the page; within a pane, as that pane follows it. */
export const BuilderContext = createContext<BuilderSource | null>(null);

/**
 * A selection of the builder's state. Renders again when it changes, and where it is an object or a list, when one of
 * its values does:
 *
 *     const code = useBuilder((state) => state.code);
 *     const { loadout, data } = useBuilder(pick("loadout", "data"));
 *
 * As `useStore` of zustand, but that React may put the rendering off and divide it: what that one reads is rendered
 * in one go, also in a pane out of sight.
 */
export function useBuilder<Read>(select: (state: BuilderState) => Read): Read {
  const source = useSource();
  const [, render] = useReducer((): object => ({}), {});
  const now = select(source.getState());
  const latest = useRef(now);
  const selected = shallow(latest.current, now) ? latest.current : now;
  const look = useEffectEvent(() => {
    if (!shallow(selected, select(source.getState()))) render();
  });
  useLayoutEffect(() => {
    latest.current = selected;
    // The state may have changed since this was rendered.
    look();
  });
  useLayoutEffect(() => source.subscribe(() => look()), [source]);
  return selected;
}

/** Selects parts of the state by their names. */
export function pick<Key extends keyof BuilderState>(
  ...keys: readonly Key[]
): (state: BuilderState) => Pick<BuilderState, Key> {
  return (state) => Object.fromEntries(keys.map((key) => [key, state[key]])) as Pick<BuilderState, Key>;
}

/** Commands of the builder; always the same functions. */
export function useCommands(): BuilderCommands {
  return useSource().commands;
}

function useSource(): BuilderSource {
  const source = useContext(BuilderContext);
  if (!source) throw new Error("This is a part of the builder's page, which provides BuilderContext.");
  return source;
}

/**
 * Makes the builder of a page.
 *
 * @param history the work that was saved, with its steps of undo; the first one counts
 */
export function useBuilderStore(
  data: BuilderData,
  version: string,
  history: History<Workspace>,
): BuilderStore {
  const [store] = useState(() => createBuilderStore(data, version, history));
  useEffect(() => store.followCollection(), [store]);
  return store;
}

/**
 * The builder as a pane follows it: in sight at once, out of sight when nothing else is to be done. It is always the
 * same object, so that nothing renders because a pane comes into sight.
 */
export function usePaneSource(isInSight: boolean): BuilderSource {
  const store = useSource();
  const [source] = useState(() => {
    const view = createStore(store.getState);
    return { ...view, commands: store.commands };
  });
  const late = useDeferredValue(useBuilder((state) => state));
  useLayoutEffect(() => {
    if (!isInSight) return startTransition(() => source.setState(late, true));
    const follow = () => source.setState(store.getState(), true);
    follow();
    return store.subscribe(follow);
  }, [source, store, isInSight, late]);
  return source;
}
