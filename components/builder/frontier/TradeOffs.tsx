import dynamic from "next/dynamic";
import { memo, useState } from "react";
import { Fold } from "@/components/ui/Fold";
import type { EngineClient } from "@/lib/builder/worker/worker-client";

const FrontierPanel = dynamic(() => import("./FrontierPanel").then((module) => module.FrontierPanel), {
  ssr: false,
  loading: () => <p className="p-3 text-14 text-dim">Loading.</p>,
});

interface TradeOffsProps {
  engine: EngineClient;
}

/** The way to the frontier of two goals, which loads when it is opened. */
export const TradeOffs = memo(function TradeOffs(props: TradeOffsProps) {
  const [open, setOpen] = useState(false);
  return (
    <Fold
      look="box"
      open={open}
      onOpen={setOpen}
      summary={
        <span className="min-w-0 flex flex-wrap gap-x-2">
          <span className="text-15">Trade-offs</span>{" "}
          <span className="font-normal text-dim">Any two goals, or uptimes that vary</span>
        </span>
      }
    >
      {open && <FrontierPanel {...props} />}
    </Fold>
  );
});
