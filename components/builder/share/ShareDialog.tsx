import { Button } from "@mantine/core";
import { type ComponentType, useState } from "react";
import { Dialog } from "@/components/ui/Dialog";
import { saveFile } from "@/components/ui/save-file";
import type { CardTarget } from "@/lib/build-card/create-card-target";
import type { BuilderData } from "@/lib/builder/data/builder-data";
import type { DerivedLoadout } from "@/lib/builder/loadout/derived";
import type { Loadout } from "@/lib/builder/loadout/model";
import { exportBuild } from "@/lib/builder/share/build-file";
import {
  getBuildCardPath,
  getBuildFileName,
  getBuildLink,
  type LinkExtras,
} from "@/lib/builder/share/share-build";
import type { LoadoutSummary } from "@/lib/builder/summary/summarize-loadout";
import type { ShortLinkProps } from "../save-dialog";
import { ImportBuilds } from "./ImportBuilds";
import { LinkShare } from "./LinkShare";
import { PictureShare } from "./PictureShare";
import { TextShare } from "./TextShare";

interface ShareDialogProps {
  opened: boolean;
  /** Build code of the loadout. */
  code: string;
  loadout: Loadout;
  derived: DerivedLoadout;
  summary: LoadoutSummary;
  /** Name of the target of the summary; default: it has none. */
  target?: string | null;
  /** Damage to the target; default: unknown. */
  hit?: CardTarget | null;
  /** Buffs besides gear, as `writeBuffs` writes them; `null` = nothing. */
  buffs?: string | null;
  /** Search and target, which go into the link unless they are left out there. */
  extras?: LinkExtras;
  builderData: BuilderData;
  /** Stores the build under a short address; default: that is not offered. */
  ShortLink?: ComponentType<ShortLinkProps> | undefined;
  /** Of the address that is shared, without a trailing slash. Default: where the page is. */
  origin?: string;
  onClose(): void;
  /** A build came out of a file. Whether it is legal is not checked. */
  onImport(loadout: Loadout): void;
}

/** Takes a build elsewhere, as a link, a picture, text or a file, and brings one back. Load it with `next/dynamic`. */
export function ShareDialog({ opened, onClose, ...build }: ShareDialogProps) {
  return (
    <Dialog opened={opened} title="Share this build" onClose={onClose}>
      <ShareContent {...build} />
    </Dialog>
  );
}

/** A component of its own, so that nothing is fetched or described while the dialog is closed. */
function ShareContent({
  code,
  loadout,
  derived,
  summary,
  target = null,
  hit = null,
  buffs = null,
  extras = {},
  builderData,
  ShortLink,
  origin = window.location.origin,
  onImport,
}: Omit<ShareDialogProps, "opened" | "onClose">) {
  const hasExtras = Boolean(extras.search ?? extras.target);
  const [isWhole, setWhole] = useState(true);
  const link = getBuildLink(origin, code, buffs, isWhole ? extras : {});
  const { getName } = builderData;
  const weapon = loadout.weapon && getName("weapon", loadout.weapon.id);
  return (
    <div className="grid gap-5">
      <LinkShare link={link} isWhole={isWhole} onWhole={hasExtras ? setWhole : null}>
        {ShortLink && (
          <ShortLink
            origin={origin}
            content={{
              ...{ code, buffs },
              search: (isWhole && extras.search) || null,
              target: (isWhole && extras.target) || null,
            }}
          />
        )}
      </LinkShare>
      <PictureShare
        path={getBuildCardPath(code, buffs, isWhole ? extras : {})}
        hit={isWhole ? hit : null}
        fileName={getBuildFileName(weapon, "png")}
        link={link}
        loadout={loadout}
        derived={derived}
        summary={summary}
        getName={getName}
      />
      <TextShare
        link={link}
        loadout={loadout}
        derived={derived}
        summary={summary}
        target={target}
        getName={getName}
      />
      <FileShare
        loadout={loadout}
        fileName={getBuildFileName(weapon, "json")}
        builderData={builderData}
        onImport={onImport}
      />
    </div>
  );
}

interface FileShareProps {
  loadout: Loadout;
  fileName: string;
  builderData: BuilderData;
  onImport(loadout: Loadout): void;
}

/** The build as a JSON file, and builds out of files of this site and others. */
function FileShare({ loadout, fileName, builderData, onImport }: FileShareProps) {
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
