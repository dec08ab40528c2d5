import { z } from "zod";
import { weaponTypes } from "@/lib/catalog/codes";
import { languageCodes } from "@/lib/catalog/languages";
import { createDraftSchema } from "@/lib/site/draft-schema";
import { platforms } from "@/lib/site/platforms";
import { fromMomentField, toMomentField } from "./hunt-moment";
import { playstyles, requestKinds } from "./kinds";
import { maxPartySize, maxRequestSkills } from "./rules";
import type { HelpRequest } from "./schema";

const requestDraftSchema = z.object({
  kind: z.enum(requestKinds),
  title: z.string(),
  body: z.string(),
  weapon: z.enum(["", ...weaponTypes]),
  monster: z.string(),
  playstyle: z.enum(["", ...playstyles]),
  skills: z.array(z.object({ skill: z.string(), level: z.int() })).max(maxRequestSkills),
  owned: z.string(),
  constraints: z.string(),
  quest: z.string(),
  platform: z.enum(["", ...platforms]),
  timeZone: z.string(),
  /** As a field of this browser holds it. */
  when: z.string(),
  party: z
    .int()
    .min(1)
    .max(maxPartySize - 1),
  language: z.enum(languageCodes),
  /** Of the request that this draft is to create: kept until it has. */
  key: z.string(),
  /** Of the request that this draft edits; `null` for a new one. */
  version: z.int().nullable(),
});

/** What a person types to ask for help. */
export type RequestDraft = Readonly<z.infer<typeof requestDraftSchema>>;

/** A draft as it was stored; `null` for everything else. */
export function readRequestDraft(stored: unknown): RequestDraft | null {
  return requestDraftSchema.safeParse(stored).data ?? null;
}

/** Whether two drafts say the same; which request each is to create does not count. */
export function isSameRequestDraft(a: RequestDraft, b: RequestDraft): boolean {
  return JSON.stringify({ ...a, key: "" }) === JSON.stringify({ ...b, key: "" });
}

/** @param key of the request to create, from `createCreationKey` */
export function createEmptyRequestDraft(key: string, timeZone: string): RequestDraft {
  return {
    ...{ kind: "build-request", title: "", body: "", weapon: "", monster: "", playstyle: "", skills: [] },
    ...{ owned: "", constraints: "", quest: "", platform: "", timeZone, when: "", party: 3, language: "en" },
    ...{ key, version: null },
  };
}

/** The draft of an edit: what is stored, as it would have been typed. */
export function toRequestDraft(request: HelpRequest, key: string): RequestDraft {
  const { kind, title, body, skills, owned, constraints, when, version } = request;
  return {
    ...{ kind, title, body, skills: [...skills], owned, constraints, version, key },
    when: toMomentField(when),
    weapon: request.weapon ?? "",
    monster: request.monster ?? "",
    playstyle: request.playstyle ?? "",
    quest: request.quest ?? "",
    platform: request.platform ?? "",
    timeZone: request.timeZone ?? "UTC",
    party: request.party ?? maxPartySize - 1,
    language: request.language ?? "en",
  };
}

/** What is sent of a draft, without key and version. Fields of the other kind stay behind. */
export function toRequestBody(draft: RequestDraft) {
  const { kind, title, body } = draft;
  const monster = draft.monster || null;
  if (kind === "build-request") {
    const { weapon, skills, owned, constraints } = draft;
    const playstyle = draft.playstyle || null;
    return { kind, title, body, weapon, monster, playstyle, skills, owned, constraints };
  }
  const { platform, timeZone, when, party, language } = draft;
  return {
    kind,
    title,
    body,
    quest: draft.quest || null,
    monster,
    platform,
    timeZone,
    when: fromMomentField(when),
    party,
    language,
  };
}

export type RequestField = keyof RequestDraft;

/** What keeps a draft from being sent, by field, as sentences. */
export function findRequestProblems(draft: RequestDraft): Partial<Record<RequestField, string>> {
  const problems: Partial<Record<RequestField, string>> = {};
  if (draft.title.trim() === "") problems.title = "Say in one line what you need.";
  if (draft.kind === "build-request") {
    if (draft.weapon === "") problems.weapon = "Choose the weapon of the build.";
    return problems;
  }
  if (draft.monster === "" && draft.quest === "") problems.monster = "Choose a monster or a quest.";
  if (draft.platform === "") problems.platform = "Choose your platform.";
  if (fromMomentField(draft.when) === "") problems.when = "Choose a date and a time.";
  return problems;
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
