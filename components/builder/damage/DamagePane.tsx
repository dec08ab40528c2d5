import { Button } from "@mantine/core";
import { ErrorState } from "@/components/ui/ErrorState";
import { useDamageData } from "@/hooks/builder/use-damage-data";
import { DamagePanel } from "./DamagePanel";
import { DamageSkeleton } from "./DamageSkeleton";

/** How hard the build hits a monster, and why. Monsters and moves are loaded when it is first looked at. */
export function DamagePane() {
  const state = useDamageData();
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
  return <DamagePanel data={state.data} />;
}
