import { Button } from "@mantine/core";
import { ErrorState } from "@/components/ui/ErrorState";
import type { Builder } from "@/hooks/builder/use-builder";
import { useDamageData } from "@/hooks/builder/use-damage-data";
import type { BuilderTab } from "../builder-tabs";
import { DamagePanel } from "./DamagePanel";
import { DamageSkeleton } from "./DamageSkeleton";

interface DamagePaneProps {
  builder: Builder;
  /** Of the builder's data, for what is loaded on demand. */
  version: string;
  /** Searches for the set that deals the most damage. */
  onSearch(): void;
  onTab(tab: BuilderTab): void;
}

/** How hard the build hits a monster, and why. Monsters and moves are loaded when it is first looked at. */
export function DamagePane({ builder, version, onSearch, onTab }: DamagePaneProps) {
  const state = useDamageData(version);
  if (state.status === "failed") {
    return (
      <ErrorState
        title="Monsters and moves could not be loaded"
        action={<Button onClick={state.retry}>Try again</Button>}
      >
        {state.message} Your build and target are saved.
      </ErrorState>
    );
  }
  if (state.status === "loading") return <DamageSkeleton />;
  return <DamagePanel builder={builder} data={state.data} onSearch={onSearch} onTab={onTab} />;
}
