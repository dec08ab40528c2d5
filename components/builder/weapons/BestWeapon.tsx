import dynamic from "next/dynamic";
import { memo } from "react";
import type { EngineClient } from "@/lib/builder/worker/worker-client";
import { LoadingPanel, PanelFold } from "../PanelFold";

const WeaponSearchPanel = dynamic(
  () => import("./WeaponSearchPanel").then((module) => module.WeaponSearchPanel),
  { ssr: false, loading: LoadingPanel },
);

/** The way to the search over all weapons of a type. */
export const BestWeapon = memo(function BestWeapon({ engine }: { engine: EngineClient }) {
  return (
    <PanelFold
      title="Best weapon"
      hint="All weapons of a type, each with its best set"
      renderPanel={() => <WeaponSearchPanel engine={engine} />}
    />
  );
});
