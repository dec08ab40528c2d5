import { AdviceFrame } from "../advice/AdviceFrame";
import { TalismanWorthList } from "./TalismanWorthList";

/** What the talismans of a hunter are worth, once the facts are loaded. */
export function TalismanWorth({ version }: { version: string }) {
  return <AdviceFrame version={version}>{(base) => <TalismanWorthList base={base} />}</AdviceFrame>;
}
