import type { Builder } from "@/hooks/builder/use-builder";
import { useSummary } from "@/hooks/builder/use-summary";
import { writeSearch } from "@/lib/builder/criteria/criteria-link";
import { writeBuffs } from "@/lib/builder/target/buffs-link";
import { writeTarget } from "@/lib/builder/target/target-link";
import { ShareDialog } from "./ShareDialog";

interface BuilderShareProps {
  builder: Builder;
  /** Build code of the loadout. */
  code: string;
  /** Of the builder's data, for what is loaded on demand. */
  version: string;
  onClose(): void;
}

/** Shares the build of the builder's page, its target included. Load it with `next/dynamic`. */
export function BuilderShare({ builder, code, version, onClose }: BuilderShareProps) {
  const { loadout, derived, data, criteria, setup, act } = builder;
  const { summary, monster } = useSummary(builder, version);
  return (
    <ShareDialog
      opened
      code={code}
      loadout={loadout}
      derived={derived}
      summary={summary}
      target={monster?.name ?? null}
      buffs={writeBuffs(setup)}
      extras={{ search: writeSearch(criteria), target: writeTarget(setup) }}
      builderData={data}
      onClose={onClose}
      onImport={(imported) => act({ type: "replace", loadout: imported })}
    />
  );
}
