import type { Builder } from "@/hooks/use-builder";

interface LoadoutPaneProps {
  builder: Builder;
}

export function LoadoutPane({ builder }: LoadoutPaneProps) {
  return <pre>{JSON.stringify(builder.loadout)}</pre>;
}
