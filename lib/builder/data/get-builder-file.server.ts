import { runOnce } from "@/lib/catalog/run-once";
import { hashContent, jsonType, type PublicFile } from "@/lib/http/serve-public-file.server";
import { packArmorData } from "./armor-file";
import { packAvailabilityData } from "./availability-file";
import { packDamageData } from "./damage-file";
import { type BuilderFile, builderFiles } from "./file-head";
import {
  gatherArmorData,
  gatherAvailabilityData,
  gatherDamageData,
  gatherHuntData,
  gatherWeaponsData,
} from "./gather-builder-data.server";
import { packHuntData } from "./hunt-file";
import { packWeaponsData } from "./weapons-file";

const texts: Readonly<Record<BuilderFile, () => string>> = {
  armor: runOnce(() => JSON.stringify(packArmorData(gatherArmorData()))),
  weapons: runOnce(() => JSON.stringify(packWeaponsData(gatherWeaponsData()))),
  damage: runOnce(() => JSON.stringify(packDamageData(gatherDamageData()))),
  availability: runOnce(() => JSON.stringify(packAvailabilityData(gatherAvailabilityData()))),
  hunt: runOnce(() => JSON.stringify(packHuntData(gatherHuntData()))),
};

/**
 * One hash over all files of the builder. A page carries it and requests each file with it, so that the files are
 * cached for good and are all of one version.
 */
export const builderDataVersion = runOnce(() =>
  hashContent(builderFiles.map((file) => texts[file]()).join("\n")),
);

/**
 * File for a call to `/api/builder/data/<name>.json`.
 *
 * @param name last part of the path, `.json` included
 * @returns nothing for an unknown name
 */
export function getBuilderFile(name: string): { key: string; file: () => PublicFile } | undefined {
  const file = builderFiles.find((each) => `${each}.json` === name);
  return (
    file && {
      key: file,
      file: () => ({ type: jsonType, text: texts[file](), version: builderDataVersion() }),
    }
  );
}
