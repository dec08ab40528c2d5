import type { AccountDependencies, Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import type { CaseDocument } from "@/lib/reports/case-fields";
import type { ShownContent } from "../schema";

/** Which content a case is about. */
export type CaseTarget = Pick<CaseDocument, "content" | "parent" | "target">;
/** What it takes to bring hidden content back as it was. */
export type Withheld = NonNullable<CaseDocument["withheld"]>;

/** What moderation does with one kind of content. */
export interface ContentKind {
  /** The content as it is now, in any state; moderators alone see this. */
  show(dependencies: Dependencies, target: CaseTarget): Promise<ShownContent>;
  /** What `hide` would take away, as `restore` needs it; `null` where there is nothing to hide. Changes nothing. */
  findWithheld(
    dependencies: AccountDependencies,
    deed: Omit<ContentDeed, "reason">,
  ): Promise<Withheld | null>;
  /**
   * Takes it away from everybody, each document in a transaction of its own with its audit entry; what is hidden or
   * gone already stays so, so that an attempt that broke off can be repeated.
   *
   * @throws ApiError 403 for the moderator's own; 429 after too many decisions today
   */
  hide(dependencies: AccountDependencies, deed: WithheldDeed): Promise<void>;
  /** Brings back what `hide` took away. */
  restore(dependencies: AccountDependencies, deed: WithheldDeed): Promise<void>;
}

/** Who does what to which content, and why. */
export interface ContentDeed {
  readonly actor: Actor;
  readonly target: CaseTarget;
  /** As its author reads it. */
  readonly reason: string;
}

/** The same, with what `findWithheld` found before. */
export interface WithheldDeed extends ContentDeed {
  readonly withheld: Withheld;
}

/** What is not there any more. */
export const goneContent: ShownContent = {
  state: "gone",
  href: null,
  title: "",
  text: "",
  facts: [],
  photoURL: null,
};

/** The state of something that has the five fields of content. */
export function getShownState(content: {
  readonly visibility: string;
  readonly takenDown: unknown;
}): ShownContent["state"] {
  if (content.takenDown) return "hidden";
  if (content.visibility === "deleted") return "gone";
  return content.visibility === "published" ? "public" : "private";
}
