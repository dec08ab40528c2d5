import type { Builder } from "@/hooks/use-builder";
import type { BuilderTab } from "../builder-tabs";

interface SearchPaneProps {
  builder: Builder;
  /** Of the builder's data, for what is loaded on demand. */
  version: string;
  onTab(tab: BuilderTab): void;
}

export function SearchPane({ builder }: SearchPaneProps) {
  return <pre>{JSON.stringify(builder.ask)}</pre>;
}
