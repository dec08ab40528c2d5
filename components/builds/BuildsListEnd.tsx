import { ActionButton, ActionLink } from "@/components/ui/Action";
import { EmptyState } from "@/components/ui/EmptyState";
import type { PublishedBuildsState } from "@/hooks/builds/use-published-builds";
import { BuildsFailed } from "./BuildsFailed";
import { BuildsPlaceholder } from "./BuildsPlaceholder";
import { MoreBuilds } from "./MoreBuilds";

interface BuildsListEndProps {
  state: PublishedBuildsState;
  /** Whether fewer filters may show more. */
  filtered: boolean;
  onReset(): void;
}

/** What is under the builds of the list, or in their place: more of them, none, on the way, failed. */
export function BuildsListEnd({ state, filtered, onReset }: BuildsListEndProps) {
  if (state.builds === null) return state.problem ? <BuildsFailed state={state} /> : <BuildsPlaceholder />;
  if (state.builds.length > 0) return <MoreBuilds state={state} />;
  return filtered ? (
    <EmptyState
      title="No builds match"
      action={<ActionButton onClick={onReset}>Clear all filters</ActionButton>}
    >
      Try fewer filters, or publish the first build like this.
    </EmptyState>
  ) : (
    <EmptyState title="No builds yet" action={<ActionLink href="/builder">Open the builder</ActionLink>}>
      Publish the first one.
    </EmptyState>
  );
}
