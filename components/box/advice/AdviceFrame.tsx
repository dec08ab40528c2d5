import { Button, Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import { ErrorState } from "@/components/ui/ErrorState";
import { type AdviceBase, useAdviceBase } from "@/hooks/box/use-advice-base";

interface AdviceFrameProps {
  /** Of the builder's data. */
  version: string;
  children(base: AdviceBase): ReactNode;
}

/** Loads what advice is worked out from, then shows it. */
export function AdviceFrame({ version, children }: AdviceFrameProps) {
  const state = useAdviceBase(version);
  if (state.status === "failed")
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
  if (state.status === "loading") return <Skeleton height={320} aria-label="Loading" />;
  return children(state.base);
}
