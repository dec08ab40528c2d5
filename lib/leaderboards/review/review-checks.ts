import type { RulesetId } from "@/lib/leaderboards/rulesets";

export const reviewCheckIds = ["channel", "quest", "weapon", "gear", "cuts", "banned", "time"] as const;

/** One thing that a moderator looks at before a run is verified. */
export interface ReviewCheck {
  readonly id: (typeof reviewCheckIds)[number];
  readonly label: string;
  /** The details to look for. */
  readonly detail: string;
}

const bannedDetails: Readonly<Record<RulesetId, string>> = {
  freestyle: "No modified game, overlays with hidden values, macros or speed changes.",
  ta: "No Palico or support hunters, no traps, no damage from the environment or endemic life, no turf wars for damage, and no modified game, overlays or macros.",
  arena: "No modified game, overlays with hidden values, macros or speed changes.",
};

/** The checklist of a ruleset, in the order in which a video shows it. The runner reads it before submitting. */
export function listReviewChecks(ruleset: RulesetId): readonly ReviewCheck[] {
  const isArena = ruleset === "arena";
  return [
    {
      id: "channel",
      label: "Channel",
      detail: "The video is on the runner's own channel, or has the runner's name in it.",
    },
    {
      id: "quest",
      label: "Quest and rank",
      detail: isArena
        ? "The arena quest is the one submitted, with the party as named."
        : "The quest is the one submitted, at its rank, with the party as named.",
    },
    { id: "weapon", label: "Weapon", detail: "The hunter fights with the weapon submitted." },
    {
      id: "gear",
      label: isArena ? "Loadout" : "Gear",
      detail: isArena
        ? "The hunters use a preset loadout of the quest."
        : "Gear, skills and food are shown before or after the hunt.",
    },
    {
      id: "cuts",
      label: "Cuts",
      detail:
        "The video is at normal speed and uncut from the start of the quest to the last kill. Only what comes between that and the clear time may be cut.",
    },
    { id: "banned", label: "Banned actions", detail: bannedDetails[ruleset] },
    {
      id: "time",
      label: "Clear time",
      detail:
        "The clear time is readable and equals the time submitted. Hundredths that cannot be read count as 99.",
    },
  ];
}
