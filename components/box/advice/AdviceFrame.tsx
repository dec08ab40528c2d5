import type { ReactNode } from "react";
import { type AdviceBase, useAdviceBase } from "@/hooks/box/use-advice-base";
import { UnreadyData } from "./UnreadyData";

interface AdviceFrameProps {
  /** Of the builder's data. */
  version: string;
  children(base: AdviceBase): ReactNode;
}

/** Loads what advice is worked out from, then shows it. */
export function AdviceFrame({ version, children }: AdviceFrameProps) {
  const state = useAdviceBase(version);
  if (state.status !== "ready") return <UnreadyData state={state} height={320} />;
  return children(state.base);
}
