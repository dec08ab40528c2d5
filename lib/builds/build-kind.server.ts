import { weaponTypeLabels } from "@/lib/catalog/labels";
import { getShownState, type PublishedKind } from "@/lib/publishing/content-kind.server";
import { getBuildsPath, getOpenInBuilderPath } from "./paths";
import { getBuildRef, readBuild } from "./read-build-document.server";
import type { BuildContent, BuildDocument } from "./schema";

/** Builds. */
export const buildKind: PublishedKind<BuildDocument> = {
  getRef: getBuildRef,
  read: readBuild,
  getMakers: ({ owner }) => [owner],
  getState: getShownState,
  getTitle: ({ title }) => title,
  describe: ({ notes, weapon, tags, code }, { id }) => ({
    href: getBuildsPath(id),
    text: notes,
    facts: [
      { label: "Weapon", value: weaponTypeLabels[weapon] },
      { label: "Tags", value: tags.join(", ") },
      { label: "Loadout", value: getOpenInBuilderPath(code) },
    ],
  }),
  listAll: (db) => db.collection("builds"),
  toFingerprinted: toFingerprintedBuild,
};

/**
 * Identity of a build, to find copies of one that was taken down. "Copy of" in front of a title makes no difference.
 */
export function toFingerprintedBuild({ title, notes, code }: Pick<BuildContent, "title" | "notes" | "code">) {
  return { kind: "build", texts: [title.replace(/^(copy of\s+)+/i, ""), notes], payload: code };
}
