import { findGuideCopies } from "@/lib/guides/find-guide-copies.server";
import { moderateGuide } from "@/lib/guides/moderate-guide.server";
import { getGuidesPath } from "@/lib/guides/paths";
import { getGuideRef, readGuide } from "@/lib/guides/read-guide-document.server";
import { type ContentKind, getShownState, goneContent, readCopies } from "./content-kind.server";

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
    const copies = await findGuideCopies(db, target.content, guide);
    // A copy of the moderator's own is for another moderator, who sees it when somebody reports it.
    const others = copies.filter(({ makers }) => !makers.includes(actor.uid)).map(({ slug }) => slug);
    return { visibility: guide.visibility, copies: others.join(" ") };
  },
  async hide({ db, now }, { actor, target, reason, withheld }) {
    for (const slug of [target.content, ...readCopies(withheld)]) {
      await moderateGuide({ db, now }, actor, { slug, action: "take-down", reason });
    }
  },
  async restore({ db, now }, { actor, target, reason, withheld }) {
    const isShownAgain = withheld.visibility === "published";
    await moderateGuide({ db, now }, actor, { slug: target.content, action: "allow", reason, isShownAgain });
    for (const slug of readCopies(withheld)) {
      await moderateGuide({ db, now }, actor, { slug, action: "allow", reason, isShownAgain: true });
    }
  },
};
