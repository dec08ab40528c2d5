import { IconChevronDown } from "@tabler/icons-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import type { Builder } from "@/hooks/builder/use-builder";
import type { EngineClient } from "@/lib/builder/worker/worker-client";
import classes from "./TradeOffs.module.css";

const FrontierPanel = dynamic(() => import("./FrontierPanel").then((module) => module.FrontierPanel), {
  ssr: false,
  loading: () => <p className="p-3 text-14 text-dim">Loading.</p>,
});

interface TradeOffsProps {
  builder: Builder;
  /** Of the builder's data, for what is loaded on demand. */
  version: string;
  engine: EngineClient;
}

/** The way to the frontier of two goals, which loads when it is opened. */
export function TradeOffs(props: TradeOffsProps) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className={`${classes.box} border rounded-md bg-card`}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="list-none flex items-center gap-2 px-3 py-3">
        <span className="min-w-0 flex flex-wrap gap-x-2">
          <span className="text-15 leading-5 font-semibold">Trade-offs</span>{" "}
          <span className="text-14 leading-5 text-dim">Damage against defense, or any two goals</span>
        </span>
        <IconChevronDown
          size={18}
          stroke={1.75}
          aria-hidden="true"
          className={`${classes.arrow} ms-auto flex-none text-dim`}
        />
      </summary>
      {open && <FrontierPanel {...props} />}
    </details>
  );
}
