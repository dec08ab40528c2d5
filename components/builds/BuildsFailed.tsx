import { ActionButton } from "@/components/ui/Action";
import { ErrorState } from "@/components/ui/ErrorState";

interface BuildsFailedProps {
  state: { readonly problem: string | null; retry(): void };
}

/** Shown in place of builds that could not be loaded. */
export function BuildsFailed({ state: { problem, retry } }: BuildsFailedProps) {
  return (
    <ErrorState
      title="The builds could not be loaded"
      action={<ActionButton onClick={retry}>Try again</ActionButton>}
    >
      {problem}
    </ErrorState>
  );
}
