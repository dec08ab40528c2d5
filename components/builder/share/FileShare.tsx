import { Button } from "@mantine/core";
import { saveFile } from "@/components/ui/save-file";
import type { BuilderData } from "@/lib/builder/data/builder-data";
import type { Loadout } from "@/lib/builder/loadout/model";
import { exportBuild } from "@/lib/builder/share/build-file";
import { ImportBuilds } from "./ImportBuilds";

interface FileShareProps {
  loadout: Loadout;
  fileName: string;
  builderData: BuilderData;
  onImport(loadout: Loadout): void;
}

/** The build as a JSON file, and builds out of files of this site and others. */
export function FileShare({ loadout, fileName, builderData, onImport }: FileShareProps) {
  return (
    <section className="not-first:border-t not-first:pt-4.5 grid gap-2 min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-15 leading-5 text-default font-bold">Files</h3>
        <Button
          onClick={() => saveFile(new Blob([exportBuild(loadout)], { type: "application/json" }), fileName)}
        >
          Save as JSON
        </Button>
      </div>
      <ImportBuilds builderData={builderData} onOpen={onImport} />
    </section>
  );
}
