import { findBuildCopies } from "@/lib/builds/find-build-copies.server";
import { getModerateBuild } from "@/lib/builds/moderate-build.server";
import { getBuildsPath, getOpenInBuilderPath } from "@/lib/builds/paths";
import { getBuildRef, readBuild } from "@/lib/builds/read-build-document.server";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { type ContentKind, getShownState, goneContent } from "./content-kind.server";
import { createCopyDeeds, toWithheld } from "./copies.server";

/** Builds: taken down, with every published copy of the same content. */
export const buildKind: ContentKind = {
  async show({ db }, { content: id }) {
    const build = readBuild(await getBuildRef(db, id).get());
    if (!build) return goneContent;
    const state = getShownState(build);
    return {
      state,
      href: state === "public" ? getBuildsPath(id) : null,
      title: build.title,
      text: build.notes,
      facts: [
        { label: "Weapon", value: weaponTypeLabels[build.weapon] },
        { label: "Tags", value: build.tags.join(", ") },
        { label: "Loadout", value: getOpenInBuilderPath(build.code) },
      ].filter(({ value }) => value !== ""),
      photoURL: null,
    };
  },
  async findWithheld({ db }, { actor, target }) {
    const build = readBuild(await getBuildRef(db, target.content).get());
    if (!build || build.takenDown || build.publishedAt === null) return null;
    return toWithheld(actor, build.visibility, await findBuildCopies(db, target.content, build));
  },
  ...createCopyDeeds(getModerateBuild),
};
