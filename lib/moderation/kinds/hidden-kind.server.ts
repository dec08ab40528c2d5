import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import type { CaseDocument } from "@/lib/reports/case-fields";

/** Which content a case is about. */
type CaseTarget = Pick<CaseDocument, "content" | "parent">;
/** Facts to bring hidden content back as it was. */
export type Withheld = NonNullable<CaseDocument["withheld"]>;

/** Methods of a case's decision on content. */
export interface HiddenKind {
  /**
   * Fields that `hide` would take away, as `restore` needs them; `null` where there is nothing to hide. Changes
   * nothing.
   */
  findWithheld(
    dependencies: AccountDependencies,
    step: Omit<ModeratorStep, "reason">,
  ): Promise<Withheld | null>;
  /**
   * Takes it away from everybody, each document in a transaction of its own with its audit entry; what is hidden or
   * gone already stays so, so that an attempt that broke off can be repeated.
   *
   * @throws ApiError 403 for the moderator's own; 429 after too many decisions today
   */
  hide(dependencies: AccountDependencies, step: WithheldStep): Promise<void>;
  /** Brings back what `hide` took away. */
  restore(dependencies: AccountDependencies, step: WithheldStep): Promise<void>;
}

/** Who does what to which content, and why. */
export interface ModeratorStep {
  readonly actor: Actor;
  readonly target: CaseTarget;
  /** As its author reads it. */
  readonly reason: string;
}

/** The same, with what `findWithheld` found before. */
interface WithheldStep extends ModeratorStep {
  readonly withheld: Withheld;
}
