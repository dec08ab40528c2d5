import { Button, Skeleton } from "@mantine/core";
import { ErrorState } from "@/components/ui/ErrorState";

interface UnreadyDataProps {
  state: { status: "loading" } | { status: "failed"; message: string; retry(): void };
  /** Of what comes, in pixels. */
  height: number;
}

/** In place of what needs the builder's data, while they load and where they could not be loaded. */
export function UnreadyData({ state, height }: UnreadyDataProps) {
  if (state.status === "loading") return <Skeleton height={height} aria-label="Loading" />;
  return (
    <ErrorState
      title="The data could not be loaded"
      action={
        <Button variant="default" onClick={state.retry}>
          Try again
        </Button>
      }
    >
      {state.message}
    </ErrorState>
  );
}
