import dynamic from "next/dynamic";
import { useState } from "react";
import { Fold } from "@/components/ui/Fold";
import type { DamageData } from "@/lib/builder/data/damage-file";

const HuntPart = dynamic(() => import("./HuntPart").then((module) => module.HuntPart), {
  ssr: false,
  loading: () => <p className="p-3 text-14 text-dim">Loading.</p>,
});

interface HuntFoldProps {
  data: DamageData;
}

/** The way to the hunt in time, which loads when it is opened. */
export function HuntFold({ data }: HuntFoldProps) {
  const [open, setOpen] = useState(false);
  return (
    <Fold
      id="damage-hunt"
      look="box"
      open={open}
      onOpen={setOpen}
      summary={
        <span className="min-w-0 flex flex-wrap gap-x-2">
          <span className="text-15">Hunt in time</span>{" "}
          <span className="font-normal text-dim">Time to slay, sharpness, status, party</span>
        </span>
      }
    >
      {open && <HuntPart data={data} />}
    </Fold>
  );
}
