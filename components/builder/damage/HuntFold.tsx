import dynamic from "next/dynamic";
import type { DamageData } from "@/lib/builder/data/damage-file";
import { LoadingPanel, PanelFold } from "../PanelFold";

const HuntPart = dynamic(() => import("./HuntPart").then((module) => module.HuntPart), {
  ssr: false,
  loading: LoadingPanel,
});

/** The way to the hunt in time. */
export function HuntFold({ data }: { data: DamageData }) {
  return (
    <PanelFold
      id="damage-hunt"
      title="Hunt in time"
      hint="Time to slay, sharpness, status, party"
      renderPanel={() => <HuntPart data={data} />}
    />
  );
}
