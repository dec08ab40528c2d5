import { type ComponentType, useMemo } from "react";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { useDamageData } from "@/hooks/builder/use-damage-data";
import { useSummary } from "@/hooks/builder/use-summary";
import { createCardTarget } from "@/lib/build-card/create-card-target";
import { writeSearch } from "@/lib/builder/criteria/criteria-link";
import { writeBuffs } from "@/lib/builder/target/buffs-link";
import { writeTarget } from "@/lib/builder/target/target-link";
import { addStep } from "@/lib/builder/workspace/history";
import { createMyBuildId } from "@/lib/builder/workspace/my-builds/create-my-build-id";
import { createNewWork } from "@/lib/builder/workspace/my-builds/name-work";
import type { ShortLinkProps } from "../save-dialog";
import { ShareDialog } from "./ShareDialog";

interface BuilderShareProps {
  /** Build code of the loadout. */
  code: string;
  ShortLink?: ComponentType<ShortLinkProps> | undefined;
  onClose(): void;
}

/** Shares the build of the builder's page, its target included. Load it with `next/dynamic`. */
export function BuilderShare({ code, ShortLink, onClose }: BuilderShareProps) {
  const { loadout, derived, data, criteria, setup } = useBuilder(
    pick("loadout", "derived", "data", "criteria", "setup"),
  );
  const { restore, latest } = useCommands();
  const { summary, monster } = useSummary();
  const damage = useDamageData(setup.monster !== null);
  const damageData = damage.status === "ready" ? damage.data : null;
  const hit = useMemo(
    () => damageData && createCardTarget(setup, derived, damageData, data.armor.skills),
    [damageData, setup, derived, data],
  );
  return (
    <ShareDialog
      opened
      code={code}
      loadout={loadout}
      derived={derived}
      summary={summary}
      target={monster?.name ?? null}
      hit={hit}
      buffs={writeBuffs(setup)}
      extras={{ search: writeSearch(criteria), target: writeTarget(setup) }}
      builderData={data}
      ShortLink={ShortLink}
      onClose={onClose}
      onImport={(imported) => {
        // A build of its own: saving it does not take the place of the one that was open.
        const { workId } = createNewWork(createMyBuildId());
        const { history } = latest();
        restore(addStep(history, { ...history.present, workId, loadout: imported }));
      }}
    />
  );
}
