import type { Builder } from "@/hooks/builder/use-builder";
import { useEngine } from "@/hooks/builder/use-engine";
import type { BuilderTab } from "../builder-tabs";
import { SearchPanel } from "./SearchPanel";

interface SearchPaneProps {
  builder: Builder;
  /** Of the builder's data, for what is loaded on demand. */
  version: string;
  /** How often another pane has asked for a search. */
  asked: number;
  onTab(tab: BuilderTab): void;
}

/** The search with its engine, which ends when the page is left. */
export function SearchPane({ builder, version, asked, onTab }: SearchPaneProps) {
  const engine = useEngine(builder.data.packedArmor);
  return <SearchPanel builder={builder} version={version} engine={engine} asked={asked} onTab={onTab} />;
}
