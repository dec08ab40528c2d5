import { z } from "zod";
import { buildAttachmentSchema } from "@/lib/builds/attachment-schema";
import { weaponTypes } from "@/lib/catalog/codes";
import { platforms } from "@/lib/site/platforms";
import { getUserPath } from "@/lib/site/routes";
import { maxParty, rulesetIds } from "./board-id";
import { maxSplits } from "./rules";
import { formatRunTime } from "./run-time";
import type { OwnRun } from "./schema";
import { getWatchLink } from "./video-link";

const runDraftSchema = z.object({
  quest: z.string(),
  ruleset: z.enum(["", ...rulesetIds]),
  weapon: z.enum(["", ...weaponTypes]),
  secondWeapon: z.enum(["", ...weaponTypes]),
  platform: z.enum(["", ...platforms]),
  /** The other hunters, each a profile link or a name. */
  partners: z.array(z.string()).max(maxParty - 1),
  time: z.string(),
  video: z.string(),
  build: buildAttachmentSchema.nullable(),
  note: z.string(),
  splits: z.array(z.object({ label: z.string(), time: z.string() })).max(maxSplits),
  /** Of the run that this draft is to create: kept until it has. */
  key: z.string(),
  /** Of the run that this draft corrects, as it was when the correction began; `null` for a new run. */
  revision: z.int().nullable(),
});

/** What a person types to submit or correct a run. */
export type RunDraft = Readonly<z.infer<typeof runDraftSchema>>;

/** A draft as it was stored; `null` for everything else. */
export function readRunDraft(stored: unknown): RunDraft | null {
  return runDraftSchema.safeParse(stored).data ?? null;
}

/** Whether two drafts say the same; which run each is to create does not count. */
export function isSameRunDraft(a: RunDraft, b: RunDraft): boolean {
  return JSON.stringify({ ...a, key: "" }) === JSON.stringify({ ...b, key: "" });
}

/** @param key of the run to create, from `createCreationKey` */
export function createEmptyRunDraft(key: string): RunDraft {
  return {
    quest: "",
    ruleset: "",
    weapon: "",
    secondWeapon: "",
    platform: "",
    partners: [],
    time: "",
    video: "",
    build: null,
    note: "",
    splits: [],
    key,
    revision: null,
  };
}

/** The draft of a correction: what is stored, as it would have been typed. */
export function toRunDraft(run: OwnRun, key: string): RunDraft {
  const partners = run.players.filter(({ uid }) => uid === null || uid !== run.submittedBy);
  return {
    quest: run.quest,
    ruleset: run.ruleset,
    weapon: run.weapon,
    secondWeapon: run.secondWeapon ?? "",
    platform: run.platform,
    partners: partners.map(({ uid, name }) => (uid === null ? name : getUserPath(uid))),
    time: formatRunTime(run.timeCs),
    video: getWatchLink(run.video),
    build: run.build,
    note: run.note,
    splits: run.splits.map(({ label, timeCs }) => ({ label, time: formatRunTime(timeCs) })),
    key,
    revision: run.revision,
  };
}

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
