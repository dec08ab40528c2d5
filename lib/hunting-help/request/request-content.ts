import { z } from "zod";
import { weaponTypes } from "@/lib/catalog/codes";
import { languageCodes } from "@/lib/catalog/languages";
import { defineDraft, defineFields, field } from "@/lib/content/define-fields";
import { fromMomentField, toMomentField } from "@/lib/hunting-help/hunt/hunt-moment";
import { playstyles, requestKinds } from "@/lib/hunting-help/kinds";
import {
  maxDetailLength,
  maxPartySize,
  maxRequestSkills,
  maxRequestTitleLength,
} from "@/lib/hunting-help/rules";
import {
  bodySchema,
  createFilledLineSchema,
  gameIdSchema,
  time,
  timeZoneSchema,
} from "@/lib/hunting-help/schema-parts";
import { createDraftSchema } from "@/lib/site/draft-schema";
import { platforms } from "@/lib/site/platforms";
import { createPlainTextSchema } from "@/lib/text/schema";

const partySchema = z
  .int()
  .min(1)
  .max(maxPartySize - 1);

/** An ID of the catalog that may be left out. */
const subjectField = field({
  draft: z.string(),
  empty: "",
  body: gameIdSchema.nullable().default(null),
  stored: z.string().nullable(),
  toBody: (typed) => typed || null,
  toDraft: (id) => id ?? "",
});
const detailField = field({
  draft: z.string(),
  empty: "",
  body: createPlainTextSchema(maxDetailLength).default(""),
  stored: z.string(),
});

const ofBoth = {
  kind: field({
    draft: z.enum(requestKinds),
    empty: "build-request",
    body: z.enum(requestKinds),
    stored: z.enum(requestKinds),
  }),
  /** The goal in one line. */
  title: field({
    draft: z.string(),
    empty: "",
    missing: "Say in one line what you need.",
    body: createFilledLineSchema(maxRequestTitleLength),
    stored: z.string(),
  }),
  /** Markdown. */
  body: field({ draft: z.string(), empty: "", body: bodySchema.default(""), stored: z.string() }),
} as const;
const ofBuild = {
  weapon: field({
    draft: z.enum(["", ...weaponTypes]),
    empty: "",
    missing: "Choose the weapon of the build.",
    body: z.enum(weaponTypes),
    stored: z.enum(weaponTypes).nullable(),
    toDraft: (weapon) => weapon ?? "",
  }),
  monster: subjectField,
  playstyle: field({
    draft: z.enum(["", ...playstyles]),
    empty: "",
    body: z.enum(playstyles).nullable().default(null),
    stored: z.enum(playstyles).nullable(),
    toBody: (typed) => typed || null,
    toDraft: (playstyle) => playstyle ?? "",
  }),
  skills: field({
    draft: z.array(z.object({ skill: z.string(), level: z.int() })).max(maxRequestSkills),
    empty: [],
    body: z
      .array(z.strictObject({ skill: gameIdSchema, level: z.int().min(1).max(7) }))
      .max(maxRequestSkills)
      .refine((skills) => new Set(skills.map(({ skill }) => skill)).size === skills.length, "must differ")
      .default([]),
    stored: z.array(z.object({ skill: z.string(), level: z.int().min(1) })),
  }),
  owned: detailField,
  constraints: detailField,
} as const;
const ofHunt = {
  quest: subjectField,
  monster: subjectField,
  platform: field({
    draft: z.enum(["", ...platforms]),
    empty: "",
    missing: "Choose your platform.",
    body: z.enum(platforms),
    stored: z.enum(platforms).nullable(),
    toDraft: (platform) => platform ?? "",
  }),
  timeZone: field({
    draft: z.string(),
    empty: "",
    body: timeZoneSchema,
    stored: z.string().nullable(),
    toDraft: (zone) => zone ?? "UTC",
  }),
  /** A moment in UTC, typed in the zone of the browser; words in requests from before there were fields for it. */
  when: field({
    draft: z.string(),
    empty: "",
    missing: "Choose a date and a time.",
    body: time,
    stored: z.string(),
    toBody: fromMomentField,
    toDraft: toMomentField,
  }),
  /** Hunters wanted, the asker not counted. */
  party: field({
    draft: partySchema,
    empty: maxPartySize - 1,
    body: partySchema,
    stored: z.int().min(1).nullable(),
    toDraft: (party) => party ?? maxPartySize - 1,
  }),
  language: field({
    draft: z.enum(languageCodes),
    empty: "en",
    body: z.enum(languageCodes),
    stored: z.enum(languageCodes).nullable(),
    toDraft: (language) => language ?? "en",
  }),
} as const;

/** Fields of a request, by kind. */
export const kindContent = {
  "build-request": defineFields({ ...ofBoth, ...ofBuild }),
  "hunt-support": defineFields({ ...ofBoth, ...ofHunt }),
};
/** The same as it is stored: fields of the other kind are null or empty. */
export const requestContent = defineFields({ ...ofBoth, ...ofBuild, ...ofHunt });

/** A person's draft to ask for help. */
export const requestDraft = defineDraft(requestContent, "version");
export type RequestDraft = ReturnType<typeof requestDraft.create>;

/** Body to send of a draft, without key and version. Fields of the other kind stay behind. */
export function toRequestBody(draft: RequestDraft) {
  return draft.kind === "build-request"
    ? kindContent["build-request"].toBody(draft)
    : kindContent["hunt-support"].toBody(draft);
}

/** Problems that keep a draft from being sent, by field, as sentences. */
export function findRequestProblems(draft: RequestDraft): Partial<Record<keyof RequestDraft, string>> {
  if (draft.kind === "build-request") return kindContent["build-request"].listMissing(draft);
  const { title, ...missing } = kindContent["hunt-support"].listMissing(draft);
  const hasSubject = draft.monster !== "" || draft.quest !== "";
  return {
    ...(title && { title }),
    ...(!hasSubject && { monster: "Choose a monster or a quest." }),
    ...missing,
  };
}

/** A draft that may be sent. */
export const sentRequestSchema = createDraftSchema(findRequestProblems);

/** The fields that a link to the form fills in. What is unknown is left out. */
export function readRequestPrefill(query: URLSearchParams): Partial<RequestDraft> {
  const kind = requestKinds.find((each) => each === query.get("kind"));
  const weapon = weaponTypes.find((each) => each === query.get("weapon"));
  const platform = platforms.find((each) => each === query.get("platform"));
  const id = (name: string) => {
    const text = query.get(name) ?? "";
    return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) ? text : "";
  };
  return {
    ...(kind && { kind }),
    ...(weapon && { weapon }),
    ...(platform && { platform }),
    ...(id("monster") && { monster: id("monster") }),
    ...(id("quest") && { quest: id("quest") }),
  };
}
