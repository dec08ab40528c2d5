import type { BuilderWork } from "@/hooks/builder/use-builder";
import { useSummary } from "@/hooks/builder/use-summary";
import { writeSearch } from "@/lib/builder/criteria/criteria-link";
import { writeBuffs } from "@/lib/builder/target/buffs-link";
import { writeTarget } from "@/lib/builder/target/target-link";
import { addStep } from "@/lib/builder/workspace/history";
import { createNewWork } from "@/lib/builder/workspace/my-builds/name-work";
import { createMyBuildId } from "../my-builds/create-my-build-id";
import { ShareDialog } from "./ShareDialog";

interface BuilderShareProps {
  builder: BuilderWork;
  /** Build code of the loadout. */
  code: string;
  /** Of the builder's data, for what is loaded on demand. */
  version: string;
  onClose(): void;
}

/** Shares the build of the builder's page, its target included. Load it with `next/dynamic`. */
export function BuilderShare({ builder, code, version, onClose }: BuilderShareProps) {
  const { loadout, derived, data, criteria, setup, restore, latest } = builder;
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
      onImport={(imported) => {
        // A build of its own: saving it does not take the place of the one that was open.
        const { workId } = createNewWork(createMyBuildId());
        restore(addStep(latest(), { ...latest().present, workId, loadout: imported }));
      }}
    />
  );
}
