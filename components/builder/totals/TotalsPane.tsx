import type { Builder } from "@/hooks/use-builder";

interface TotalsPaneProps {
  builder: Builder;
}

export function TotalsPane({ builder }: TotalsPaneProps) {
  return <pre>{JSON.stringify(builder.loadout)}</pre>;
}
