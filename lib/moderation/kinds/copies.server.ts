import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import type { ContentCopy } from "@/lib/content/find-copies.server";
import { skipGone } from "@/lib/content/moderate-copies.server";
import type { CaseTarget, ContentKind, Withheld } from "./content-kind.server";

/** Takes one piece of content down or allows it again. */
type Moderate = (
  dependencies: AccountDependencies,
  actor: Actor,
  deed: {
    readonly id: string;
    readonly action: "take-down" | "allow";
    readonly reason: string;
    /** Whether what is allowed again is published again at once. */
    readonly isShownAgain: boolean;
  },
) => Promise<unknown>;

/** What hiding content with its copies takes away. */
export function toWithheld(
  { uid }: Pick<Actor, "uid">,
  visibility: string,
  copies: readonly ContentCopy[],
): Withheld {
  // A copy of the moderator's own is for another moderator, who sees it when somebody reports it.
  const others = copies.filter(({ makers }) => !makers.includes(uid)).map(({ id }) => id);
  return { visibility, copies: others.join(" ") };
}

/**
 * Hides content with the copies that `toWithheld` noted, and restores both.
 *
 * @param moderate The use case of the feature: its own transaction, audit entry and notice for each.
 * @param getId The ID of what a case is about, as `ContentCopy` has it.
 */
export function createCopyDeeds(
  moderate: Moderate,
  getId = ({ content }: CaseTarget): string => content,
): Pick<ContentKind, "hide" | "restore"> {
  return {
    async hide(dependencies, { actor, target, reason, withheld }) {
      const deed = { action: "take-down", reason, isShownAgain: false } as const;
      for (const id of [getId(target), ...readCopies(withheld)]) {
        await skipGone(() => moderate(dependencies, actor, { id, ...deed }));
      }
    },
    async restore(dependencies, { actor, target, reason, withheld }) {
      const deed = { action: "allow", reason } as const;
      const isShownAgain = withheld.visibility === "published";
      await skipGone(() => moderate(dependencies, actor, { id: getId(target), ...deed, isShownAgain }));
      for (const id of readCopies(withheld)) {
        await skipGone(() => moderate(dependencies, actor, { id, ...deed, isShownAgain: true }));
      }
    },
  };
}

/** IDs in one field of `Withheld`. */
function readCopies({ copies }: Withheld): string[] {
  return (copies ?? "").split(" ").filter((id) => id !== "");
}
