import dynamic from "next/dynamic";
import { memo } from "react";
import type { EngineClient } from "@/lib/builder/worker/worker-client";
import { LoadingPanel, PanelFold } from "../PanelFold";

const FrontierPanel = dynamic(() => import("./FrontierPanel").then((module) => module.FrontierPanel), {
  ssr: false,
  loading: LoadingPanel,
});

/** The way to the frontier of two goals. */
export const TradeOffs = memo(function TradeOffs({ engine }: { engine: EngineClient }) {
  return (
    <PanelFold
      title="Trade-offs"
      hint="Any two goals, or uptimes that vary"
      renderPanel={() => <FrontierPanel engine={engine} />}
    />
  );
});
