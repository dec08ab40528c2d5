import { z } from "zod";
import { languageCodes } from "@/lib/catalog/languages";
import { keepDraft } from "@/lib/content/define-fields";
import { createDraftSchema } from "@/lib/site/draft-schema";
import { platforms } from "@/lib/site/platforms";
import { voiceChoices } from "./hunt-kinds";

export const hourChoices = ["1", "2", "3", "4", "6"] as const;
export const seatChoices = ["1", "2", "3"] as const;

const draft = {
  monster: z.string(),
  quest: z.string(),
  platform: z.enum(platforms),
  isCrossplayOff: z.boolean(),
  when: z.enum(["now", "later"]),
  /** As the field gives it, in the zone of this browser. */
  startsAt: z.string(),
  hours: z.enum(hourChoices),
  seats: z.enum(seatChoices),
  language: z.enum(languageCodes),
  voice: z.enum(voiceChoices),
  newcomers: z.boolean(),
  isOpen: z.boolean(),
  lobbyId: z.string(),
  hunterId: z.string(),
  note: z.string(),
};
type Typed = z.output<z.ZodObject<typeof draft>>;
/** What is typed to look for hunters, as a browser keeps it until the hunt is listed. */
export type HuntDraft = Readonly<Typed>;

/** The draft that nothing was typed in. */
export const emptyHuntDraft: HuntDraft = {
  ...{ monster: "", quest: "", platform: "pc", isCrossplayOff: false, when: "now", startsAt: "" },
  ...{ hours: "2", seats: "3", language: "en", voice: "optional", newcomers: false, isOpen: false },
  ...{ lobbyId: "", hunterId: "", note: "" },
};

const keptSchema = z.object(keepDraft({ draft, empty: emptyHuntDraft }));

/** A draft as it was stored; `null` for everything else. */
export function readHuntDraft(kept: unknown): HuntDraft | null {
  return keptSchema.safeParse(kept).data ?? null;
}

/** A draft that may be sent. */
export const sentHuntSchema = createDraftSchema<HuntDraft>(({ monster, quest, when, startsAt }) => ({
  monster: monster === "" && quest === "" ? "Choose a monster or a quest." : "",
  startsAt: when === "later" && startsAt === "" ? "Choose a date and a time." : "",
}));
