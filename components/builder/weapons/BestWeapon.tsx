import dynamic from "next/dynamic";
import { memo, useState } from "react";
import { Fold } from "@/components/ui/Fold";
import type { EngineClient } from "@/lib/builder/worker/worker-client";

const WeaponSearchPanel = dynamic(
  () => import("./WeaponSearchPanel").then((module) => module.WeaponSearchPanel),
  { ssr: false, loading: () => <p className="p-3 text-14 text-dim">Loading.</p> },
);

interface BestWeaponProps {
  engine: EngineClient;
}

/** The way to the search over all weapons of a type, which loads when it is opened. */
export const BestWeapon = memo(function BestWeapon(props: BestWeaponProps) {
  const [open, setOpen] = useState(false);
  return (
    <Fold
      look="box"
      open={open}
      onOpen={setOpen}
      summary={
        <span className="min-w-0 flex flex-wrap gap-x-2">
          <span className="text-15">Best weapon</span>{" "}
          <span className="font-normal text-dim">All weapons of a type, each with its best set</span>
        </span>
      }
    >
      {open && <WeaponSearchPanel {...props} />}
    </Fold>
  );
});
