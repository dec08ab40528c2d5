import { Button } from "@mantine/core";
import { ErrorState } from "@/components/ui/ErrorState";
import { useDamageData } from "@/hooks/builder/use-damage-data";
import { useLater } from "@/hooks/ui/use-later";
import { DamagePanel } from "./DamagePanel";

/** How hard the build hits a monster, and why. Monsters and moves are loaded when it is first looked at. */
export function DamagePane() {
  const state = useDamageData();
  // What loads is rendered in one go: the panel comes in slices after it, and what is below the first screen last.
  const isDue = useLater(state.status === "ready");
  const isWhole = useLater(isDue);
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
  if (state.status === "loading" || !isDue) return <DamageSkeleton />;
  return <DamagePanel data={state.data} isWhole={isWhole} />;
}

/** The shape of the pane while its data is on the way; shows itself only when that takes a while. */
function DamageSkeleton() {
  return (
    <div className="animate-late grid gap-3">
      <p className="visually-hidden" role="status">
        Loading monsters and moves
      </p>
      <div className="h-30 border rounded-md bg-card" aria-hidden="true" />
      <div className="border rounded-md bg-card h-11" aria-hidden="true" />
      <div className="h-75 border rounded-md bg-card" aria-hidden="true" />
      <div className="h-75 border rounded-md bg-card" aria-hidden="true" />
    </div>
  );
}
