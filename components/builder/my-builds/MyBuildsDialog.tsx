import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { Dialog } from "@/components/ui/Dialog";
import { Note } from "@/components/ui/Note";
import { saveFile } from "@/components/ui/save-file";
import { useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { useMyBuilds } from "@/hooks/builder/use-my-builds";
import { addStep } from "@/lib/builder/workspace/history";
import { exportMyBuilds } from "@/lib/builder/workspace/my-builds/add-imported";
import { createMyBuildId } from "@/lib/builder/workspace/my-builds/create-my-build-id";
import { type MyBuild, openMyBuild } from "@/lib/builder/workspace/my-builds/my-builds";
import { createNewWork } from "@/lib/builder/workspace/my-builds/name-work";
import type { Workspace } from "@/lib/builder/workspace/workspace";
import { ImportBuilds } from "../share/ImportBuilds";
import { CompareMyBuilds } from "./CompareMyBuilds";
import { MyBuildList } from "./MyBuildList";
import { SaveHereForm } from "./SaveHereForm";

interface MyBuildsDialogProps {
  /** The present build is saved to an account: a copy that is saved here does not take its place. */
  isInAccount: boolean;
  onClose(): void;
}

/** The builds that this browser keeps: saved without an account, found, opened and compared. Load it lazily. */
export function MyBuildsDialog({ isInAccount, onClose }: MyBuildsDialogProps) {
  const data = useBuilder((builder) => builder.data);
  const { restore, latest } = useCommands();
  const { builds, isUnsaved } = useMyBuilds();
  const [compared, setCompared] = useState<readonly MyBuild[]>([]);
  // The heading of the page, which names what is saved or opened here.
  useEffect(() => void import("./MyBuildTitle").catch(() => {}), []);
  const show = (state: Workspace | null) => {
    if (!state) return;
    restore(addStep(latest().history, state));
    onClose();
  };
  if (compared.length > 0) {
    return (
      <CompareMyBuilds
        builds={compared}
        onOpen={(build) => show(openMyBuild(build, data))}
        onBack={() => setCompared([])}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog size="medium" title="My builds" onClose={onClose}>
      <div className="grid grid-cols-1 gap-4 py-3 px-4">
        <p className="text-14 leading-5 text-dim">
          Saved in this browser with search and target, and in your account while you are signed in. Without
          one, clearing site data deletes them.
        </p>
        {isUnsaved && (
          <Note tone="warn" role="status">
            Storage is full or blocked in this browser: these builds are lost when you close the page.
          </Note>
        )}
        <SaveHereForm builds={builds} isInAccount={isInAccount} />
        <MyBuildList
          builds={builds}
          onOpen={(build) => show(openMyBuild(build, data))}
          onNew={() => show(createNewWork(createMyBuildId()))}
          onCompare={setCompared}
        />
        <section className="grid gap-2" aria-label="Import and export">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="leading-5 font-bold">Import and export</h3>
            <Button
              disabled={builds.length === 0}
              onClick={() =>
                saveFile(
                  new Blob([exportMyBuilds(builds)], { type: "application/json" }),
                  "quarry-builds.json",
                )
              }
            >
              Export all
            </Button>
          </div>
          <ImportBuilds builderData={data} onOpen={null} />
        </section>
      </div>
    </Dialog>
  );
}
