import { z } from "zod";
import { placeIssues } from "@/lib/http/to-refusal";
import { toSentence } from "@/lib/http/to-sentence";
import { listCategoryProblems, type QuestFacts } from "@/lib/leaderboards/categories";
import { maxHunterNameLength, maxRunNoteLength } from "@/lib/leaderboards/rules";
import { correctRunBodySchema } from "@/lib/leaderboards/schema";
import { cleanLine } from "@/lib/text/clean-text";
import { formatNumber } from "@/lib/text/format";
import { findSplitProblem } from "./pace";
import { type RunBody, type RunDraft, type RunField, readPartner, runContent } from "./run-content";
import { parseRunTime } from "./run-time";
import { parseVideoLink } from "./video-link";

/** Problems with a draft, by its field. */
export type RunProblems = Partial<Record<RunField, string>>;

const timeProblem = `Enter a time such as 04'32"15, up to 50'00"00.`;

/**
 * Problems of the fields that are filled in.
 *
 * @param quest facts about the chosen quest; `null` while none is chosen
 */
export function findRunProblems(draft: RunDraft, quest: QuestFacts | null): RunProblems {
  const timeCs = draft.time.trim() === "" ? null : parseRunTime(draft.time);
  return {
    ...(quest && findCategoryProblems(draft, quest, timeCs)),
    ...(draft.time.trim() !== "" && timeCs === null && { time: timeProblem }),
    ...(draft.video.trim() !== "" &&
      !parseVideoLink(draft.video) && {
        video: "This is not a link to a YouTube, Bilibili or Niconico video.",
      }),
    ...findPartnersProblem(draft),
    ...(draft.note.length > maxRunNoteLength && {
      note: `A note can have at most ${formatNumber(maxRunNoteLength)} characters.`,
    }),
    ...findSplitsProblem(draft, timeCs),
  };
}

function findCategoryProblems(draft: RunDraft, quest: QuestFacts, timeCs: number | null): RunProblems {
  if (draft.ruleset === "") return {};
  const category = { ruleset: draft.ruleset, party: draft.partners.length + 1 };
  const problems = listCategoryProblems(quest, category, timeCs ?? quest.timeLimitMin * 6000);
  const fields = { ruleset: "ruleset", players: "partners", timeCs: "time" } as const;
  return Object.fromEntries(
    problems
      .filter(({ field }) => field !== "timeCs" || timeCs !== null)
      .map(({ field, message }) => [fields[field], message]),
  );
}

function findPartnersProblem({ partners }: RunDraft): RunProblems {
  const typed = partners.filter((text) => text.trim() !== "");
  const read = typed.map(readPartner);
  if (read.includes(null)) return { partners: "Enter a name or a profile link of this site." };
  const keys = read.flatMap((each) => (each ? [JSON.stringify(each).toLowerCase()] : []));
  if (new Set(keys).size < keys.length) return { partners: "Name each hunter once." };
  const isLong = read.some((each) => each && "name" in each && each.name.length > maxHunterNameLength);
  return isLong ? { partners: `A name can have at most ${maxHunterNameLength} characters.` } : {};
}

function findSplitsProblem({ splits }: RunDraft, timeCs: number | null): RunProblems {
  const typed = splits.filter(({ label, time }) => label.trim() !== "" && time.trim() !== "");
  const read = typed.map(({ label, time }) => ({ label: cleanLine(label), timeCs: parseRunTime(time) }));
  const known = read.flatMap((split) => (split.timeCs === null ? [] : [{ ...split, timeCs: split.timeCs }]));
  if (known.length < read.length) return { splits: `Enter each split as a time such as 01'10"00.` };
  const problem = timeCs === null ? null : findSplitProblem({ timeCs, splits: known });
  return problem ? { splits: problem } : {};
}

/** All that keeps a draft from being sent, by field; or the content to send. */
export function checkRunDraft(
  draft: RunDraft,
  quest: QuestFacts | null,
): { ok: true; content: RunBody } | { ok: false; problems: RunProblems } {
  const unfinished = {
    ...(draft.partners.some((text) => text.trim() === "") && {
      partners: "Name every hunter of the party, or remove the empty row.",
    }),
    ...(draft.splits.some(({ label, time }) => label.trim() === "" || time.trim() === "") && {
      splits: "Give each split a name and a time, or remove it.",
    }),
  };
  const content = runContent.toBody(draft);
  const problems = { ...unfinished, ...findRunProblems(draft, quest), ...runContent.listMissing(draft) };
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  // The same schema as the server's: whatever it refuses is said before anything is sent.
  const parsed = correctRunBodySchema.safeParse({ revision: draft.revision ?? 1, ...content });
  if (!parsed.success) return { ok: false, problems: toProblems(parsed.error.issues) };
  return { ok: true, content };
}

/** A draft that may be sent, with facts about all quests; it makes of it what is sent. */
export function createRunDraftSchema(quests: readonly (QuestFacts & { readonly id: string })[]) {
  return z.custom<RunDraft>().transform((draft, context): RunBody => {
    const checked = checkRunDraft(draft, quests.find(({ id }) => id === draft.quest) ?? null);
    if (checked.ok) return checked.content;
    for (const [field, message] of Object.entries(checked.problems)) {
      context.addIssue({ code: "custom", path: [field], message });
    }
    return z.NEVER;
  });
}

/** Refusals of the schema at the fields that they are about; of several for one field the first. */
function toProblems(issues: readonly z.core.$ZodIssue[]): RunProblems {
  const told = issues.map(({ path, message }) => ({ path: path.join("."), message: toSentence(message) }));
  return placeIssues(told, runContent.names).fields;
}
