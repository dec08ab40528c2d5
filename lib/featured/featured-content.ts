import { z } from "zod";
import { getBuildsPath } from "@/lib/builds/paths";
import { defineFields, field } from "@/lib/content/define-fields";
import { momentField } from "@/lib/content/moment-field";
import { getGuidesPath } from "@/lib/guides/paths";
import { getRunPath } from "@/lib/leaderboards/board/board-paths";
import { getWatchLink, videoProviders } from "@/lib/leaderboards/run/video-link";
import { createLineSchema } from "@/lib/text/schema";
import { type FeaturedKind, featuredKinds } from "./kinds";
import { toFeaturedReference } from "./to-reference";

/** Longest caption and title of a video, in UTF-16 units. */
export const maxCaptionLength = 160;
export const maxVideoTitleLength = 80;

/** Typed as one link, and sent and stored as its kind and its ID. */
const link = z.string();
interface Reference {
  readonly kind: FeaturedKind;
  readonly ref: string;
}

/** The link that is read as this reference. */
export function toFeaturedLink({ kind, ref }: Reference): string {
  if (kind === "build") return getBuildsPath(ref);
  if (kind === "guide") return getGuidesPath(ref);
  if (kind === "run") return getRunPath(ref);
  const [first, id = ""] = ref.split("/");
  const provider = videoProviders.find((each) => each === first);
  return provider ? getWatchLink({ provider, id }) : "";
}

/** A day in UTC. @param clock the moment of the day that counts */
const dayOf = (missing: string, clock: string) =>
  momentField({ missing, toMoment: (day) => `${day}T${clock}Z`, shown: 10 });

/** Fields of a featured entry, in the order of the API. */
export const featuredContent = defineFields({
  kind: field({
    draft: { link },
    empty: { link: "" },
    body: z.enum(featuredKinds),
    stored: { kind: z.enum(featuredKinds), ref: z.string() },
    // A link that leads nowhere is said before anything is sent.
    toBody: (typed) => toFeaturedReference(typed.link)?.kind ?? "build",
    toDraft: (row: Reference) => ({ link: toFeaturedLink(row) }),
  }),
  /** ID of a build or run, slug of a guide, or a video as `youtube/<id>`. */
  ref: field({
    draft: { link },
    empty: { link: "" },
    body: z.string().max(80),
    stored: {},
    toBody: (typed) => toFeaturedReference(typed.link)?.ref ?? "",
    toDraft: (row: Reference) => ({ link: toFeaturedLink(row) }),
  }),
  caption: field({
    draft: z.string(),
    empty: "",
    missing: "Write a caption.",
    body: createLineSchema(maxCaptionLength).pipe(z.string().min(1, "must not be empty")),
    stored: z.string(),
  }),
  /** Of a video; everything else has its own. */
  title: field({
    draft: z.string(),
    empty: "",
    body: createLineSchema(maxVideoTitleLength).default(""),
    stored: z.string(),
  }),
  /** From when it is shown, and until when: the last day is included. */
  from: dayOf("Choose the first day.", "00:00:00.000"),
  until: dayOf("Choose a later day.", "23:59:59.999"),
});
export type FeaturedDraft = typeof featuredContent.empty;

/** Problems that keep a draft from being sent, by field. */
export function findFeaturedProblems(draft: FeaturedDraft): Partial<Record<keyof FeaturedDraft, string>> {
  const target = toFeaturedReference(draft.link);
  return {
    ...(!target && { link: "This is no link to a build, guide, run or video." }),
    ...(target?.kind === "video" && draft.title.trim() === "" && { title: "Enter the title of the video." }),
    ...(draft.until < draft.from && { until: "Choose a later day." }),
    ...featuredContent.listMissing(draft),
  };
}
