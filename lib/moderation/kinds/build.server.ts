import { findCopies } from "@/lib/builds/find-copies.server";
import { getModerateBuild } from "@/lib/builds/moderate-build.server";
import { getBuildsPath, getOpenInBuilderPath } from "@/lib/builds/paths";
import { getBuildRef, readBuild } from "@/lib/builds/read-build-document.server";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { type ContentKind, getShownState, goneContent, readCopies } from "./content-kind.server";

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
    const copies = await findCopies(db, target.content, build);
    // A copy of the moderator's own is for another moderator, who sees it when somebody reports it.
    const others = copies.filter(({ owner }) => owner !== actor.uid).map(({ id }) => id);
    return { visibility: build.visibility, copies: others.join(" ") };
  },
  async hide({ db, now }, { actor, target, reason, withheld }) {
    for (const id of [target.content, ...readCopies(withheld)]) {
      await getModerateBuild({ db, now }, actor, { id, action: "take-down", reason });
    }
  },
  async restore({ db, now }, { actor, target, reason, withheld }) {
    const isShownAgain = withheld.visibility === "published";
    await getModerateBuild({ db, now }, actor, { id: target.content, action: "allow", reason, isShownAgain });
    for (const id of readCopies(withheld)) {
      await getModerateBuild({ db, now }, actor, { id, action: "allow", reason, isShownAgain: true });
    }
  },
};
