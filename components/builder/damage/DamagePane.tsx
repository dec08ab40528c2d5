import type { Builder } from "@/hooks/use-builder";
import type { BuilderTab } from "../builder-tabs";

interface DamagePaneProps {
  builder: Builder;
  /** Of the builder's data, for what is loaded on demand. */
  version: string;
  onTab(tab: BuilderTab): void;
}

export function DamagePane({ builder }: DamagePaneProps) {
  return <pre>{JSON.stringify(builder.hunt)}</pre>;
}
