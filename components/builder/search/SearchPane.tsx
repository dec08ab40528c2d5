import { useBuilder } from "@/hooks/builder/use-builder";
import { useEngine } from "@/hooks/builder/use-engine";
import { SearchPanel } from "./SearchPanel";

/** The search with its engine, which ends when the page is left. */
export function SearchPane() {
  const engine = useEngine(useBuilder(({ data }) => data.packedArmor));
  return <SearchPanel engine={engine} />;
}
