import { z } from "zod";
import { buildAttachmentSchema } from "@/lib/builds/attachment-schema";
import { weaponTypes } from "@/lib/catalog/codes";
import { type BodyOf, choiceField, defineDraft, defineFields, field } from "@/lib/content/define-fields";
import { maxParty, rulesetIds } from "@/lib/leaderboards/board/board-id";
import {
  maxHunterNameLength,
  maxModsLength,
  maxRunNoteLength,
  maxSplitLength,
  maxSplits,
} from "@/lib/leaderboards/rules";
import { platforms } from "@/lib/site/platforms";
import { getUserPath } from "@/lib/site/routes";
import { cleanLine } from "@/lib/text/clean-text";
import { createLineSchema, createPlainTextSchema } from "@/lib/text/schema";
import { isReservedName } from "@/lib/users/name-rules";
import { readProfileLink } from "@/lib/users/profile-link";
import { profileQuerySchema } from "@/lib/users/schema";
import type { RunPlayer } from "./run-fields";
import { formatRunTime, parseRunTime } from "./run-time";
import {
  getWatchLink,
  maxVideoLinkLength,
  maxVideoStart,
  parseVideoLink,
  videoProviders,
} from "./video-link";

export const questIdSchema = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be a quest ID");
export const videoSchema = z.object({
  provider: z.enum(videoProviders),
  id: z.string(),
  start: z.int().min(1).max(maxVideoStart).optional(),
});
const splitSchema = z.object({ label: z.string(), timeCs: z.int().min(1) });

const timeTextSchema = z
  .string()
  .max(20)
  .transform((text, context) => {
    const timeCs = parseRunTime(text);
    if (timeCs !== null) return timeCs;
    context.addIssue({ code: "custom", message: `must be a time such as 04'32"15, up to 50'00"00` });
    return z.NEVER;
  });
const videoLinkSchema = z
  .string()
  .max(maxVideoLinkLength)
  .transform((text, context) => {
    const video = parseVideoLink(text);
    if (video) return video;
    context.addIssue({ code: "custom", message: "must be a link to a YouTube, Bilibili or Niconico video" });
    return z.NEVER;
  });
const partnerSchema = z.union([
  z.strictObject({ uid: profileQuerySchema.shape.uid }),
  z.strictObject({
    name: createLineSchema(maxHunterNameLength).pipe(
      z
        .string()
        .min(1, "must not be empty")
        // A support hunter is a companion of the game, and nobody's support here.
        .refine((name) => !isReservedName(name.replace(/\bsupport\b/gi, "")), "must not pass for staff"),
    ),
  }),
]);
export type RunPartner = z.output<typeof partnerSchema>;

/** A hunter of the party as typed: an account by its profile link, otherwise a name. `null` for no hunter. */
export function readPartner(text: string): RunPartner | null {
  const uid = readProfileLink(text);
  if (uid !== null) return { uid };
  const name = cleanLine(text);
  return name === "" || name.includes("://") ? null : { name };
}

/** The fields of a run, in the order of the form. */
export const runContent = defineFields({
  quest: field({
    draft: z.string(),
    empty: "",
    missing: "Choose a quest.",
    body: questIdSchema,
    stored: z.string().min(1),
  }),
  ruleset: choiceField(rulesetIds, "Choose a ruleset."),
  weapon: choiceField(weaponTypes, "Choose your weapon."),
  secondWeapon: field({
    draft: z.enum(["", ...weaponTypes]),
    empty: "",
    body: z.enum(weaponTypes).nullable().default(null),
    stored: z.enum(weaponTypes).nullable(),
    toBody: (typed) => typed || null,
    toDraft: (weapon) => weapon ?? "",
  }),
  platform: choiceField(platforms, "Choose a platform."),
  /** The other hunters: accounts, who are asked, or names. Typed each as a profile link or a name; stored as players. */
  partners: field({
    draft: z.array(z.string()).max(maxParty - 1),
    empty: [],
    body: z
      .array(partnerSchema)
      .max(maxParty - 1)
      .default([]),
    stored: {},
    toBody: (typed) => typed.flatMap((text) => readPartner(text) ?? []),
    toDraft: ({
      players,
      submittedBy,
    }: {
      readonly players: readonly RunPlayer[];
      readonly submittedBy: string | null;
    }) =>
      players
        .filter(({ uid }) => uid === null || uid !== submittedBy)
        .map(({ uid, name }) => (uid === null ? name : getUserPath(uid))),
  }),
  time: field({
    draft: z.string(),
    empty: "",
    missing: "Enter your clear time.",
    body: timeTextSchema,
    stored: { timeCs: z.int().min(1) },
    toDraft: ({ timeCs }: { readonly timeCs: number }) => formatRunTime(timeCs),
  }),
  video: field({
    draft: z.string(),
    empty: "",
    missing: "Add a link to your video.",
    body: videoLinkSchema,
    stored: videoSchema,
    toDraft: getWatchLink,
  }),
  build: field({
    draft: buildAttachmentSchema.nullable(),
    empty: null,
    body: buildAttachmentSchema.nullable().default(null),
    stored: buildAttachmentSchema.nullable(),
  }),
  note: field({
    draft: z.string(),
    empty: "",
    body: createPlainTextSchema(maxRunNoteLength).default(""),
    stored: z.string(),
  }),
  /** Mods in use, on PC. Empty = none. */
  mods: field({
    draft: z.string(),
    empty: "",
    body: createLineSchema(maxModsLength).default(""),
    stored: z.string().default(""),
  }),
  splits: field({
    draft: z.array(z.object({ label: z.string(), time: z.string() })).max(maxSplits),
    empty: [],
    body: z
      .array(
        z.strictObject({
          label: createLineSchema(maxSplitLength).pipe(z.string().min(1, "must not be empty")),
          timeCs: splitSchema.shape.timeCs,
        }),
      )
      .max(maxSplits)
      .default([]),
    stored: z.array(splitSchema),
    // A text that is no time is refused like a time of nothing.
    toBody: (typed) => typed.map(({ label, time }) => ({ label, timeCs: parseRunTime(time) ?? 0 })),
    toDraft: (splits) => splits.map(({ label, timeCs }) => ({ label, time: formatRunTime(timeCs) })),
  }),
});

/** A person's draft to submit or correct a run. */
export const runDraft = defineDraft(runContent, "revision");
export type RunDraft = ReturnType<typeof runDraft.create>;
export type RunField = (typeof runContent.names)[number];
/** The body of a draft. */
export type RunBody = BodyOf<typeof runContent.table>;

/** The fields that a link to the form fills in. What is unknown is left out. */
export function readRunPrefill(
  query: URLSearchParams,
  quests: readonly { readonly id: string }[],
): Partial<RunDraft> {
  const quest = quests.find(({ id }) => id === query.get("quest"))?.id;
  const ruleset = rulesetIds.find((each) => each === query.get("ruleset"));
  const weapon = weaponTypes.find((each) => each === query.get("weapon"));
  const platform = platforms.find((each) => each === query.get("platform"));
  const party = Number(query.get("party") ?? 1);
  return {
    ...(quest && { quest }),
    ...(ruleset && { ruleset }),
    ...(weapon && { weapon }),
    ...(platform && { platform }),
    ...(Number.isInteger(party) &&
      party > 1 &&
      party <= maxParty && { partners: Array<string>(party - 1).fill("") }),
  };
}
