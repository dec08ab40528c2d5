import { findGuideCopies } from "@/lib/guides/find-guide-copies.server";
import { moderateGuide } from "@/lib/guides/moderate-guide.server";
import { getGuidesPath } from "@/lib/guides/paths";
import { getGuideRef, readGuide } from "@/lib/guides/read-guide-document.server";
import { type ContentKind, getShownState, goneContent } from "./content-kind.server";
import { createCopyDeeds, toWithheld } from "./copies.server";

/** Guides: taken down for everybody, in lists, search and feed too, with every published copy of the same content. */
export const guideKind: ContentKind = {
  async show({ db }, { content: slug }) {
    const guide = readGuide(await getGuideRef(db, slug).get());
    if (!guide) return goneContent;
    const state = getShownState(guide);
    return {
      state,
      href: state === "public" ? getGuidesPath(slug) : null,
      title: guide.title,
      text: guide.text,
      facts: [
        { label: "Summary", value: guide.summary },
        { label: "Tags", value: guide.tags.join(", ") },
        { label: "Version", value: String(guide.version) },
      ].filter(({ value }) => value !== ""),
      photoURL: null,
    };
  },
  async findWithheld({ db }, { actor, target }) {
    const guide = readGuide(await getGuideRef(db, target.content).get());
    if (!guide || guide.takenDown || guide.publishedAt === null) return null;
    return toWithheld(actor, guide.visibility, await findGuideCopies(db, target.content, guide));
  },
  ...createCopyDeeds((dependencies, actor, { id: slug, ...deed }) =>
    moderateGuide(dependencies, actor, { slug, ...deed }),
  ),
};
