import type { OddsOrb } from "@/lib/wiki/odds/decoration-odds";
import type { RerollProps } from "./reroll-advice";

/** Everything that the page on what to farm is made with. */
export interface FarmProps {
  readonly rules: RerollProps["rules"];
  readonly orbs: readonly OddsOrb[];
  /** Of the builder's data, which the page loads. */
  readonly version: string;
}
