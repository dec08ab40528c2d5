import { moderateGuide } from "@/lib/guides/moderate-guide.server";
import { getGuidesPath } from "@/lib/guides/paths";
import { getGuideRef, readGuide } from "@/lib/guides/read-guide-document.server";
import { type ContentKind, getShownState, goneContent } from "./content-kind.server";

/** Guides: taken down for everybody, in lists, search and feed too. */
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
  async hide({ db, now }, { actor, target, reason }) {
    const guide = readGuide(await getGuideRef(db, target.content).get());
    if (!guide || guide.takenDown || guide.publishedAt === null) return null;
    await moderateGuide({ db, now }, actor, { slug: target.content, action: "take-down", reason });
    return { visibility: guide.visibility };
  },
  async restore({ db, now }, { actor, target, reason, withheld }) {
    const isShownAgain = withheld.visibility === "published";
    await moderateGuide({ db, now }, actor, { slug: target.content, action: "allow", reason, isShownAgain });
  },
};
