import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import { writeAudit } from "@/lib/audit/write-audit.server";
import type { Actor } from "@/lib/auth/actor";
import type { CaseDocument } from "@/lib/reports/case-fields";
import { addCaseEvent, changeCase, createClaim } from "./change-case.server";
import { hiddenKinds } from "./hidden-kinds.server";
import { readMeasureUndo } from "./measures.server";
import { readCase } from "./read-case.server";
import { toReason } from "./reasons";
import type { CaseResponse, UndoCase } from "./schema";

/**
 * A moderator takes a decision back: hidden content is shown again, a block ends, a warning is withdrawn, and the case
 * waits in the queue again, claimed by whoever took it back. In the same order as `decideCase`, and as safe to repeat.
 *
 * @throws ApiError as `changeCase`
 */
export async function undoDecision(
  dependencies: AccountDependencies,
  actor: Actor,
  { id, revision, text }: UndoCase & { readonly id: string },
): Promise<CaseResponse> {
  const { db } = dependencies;
  const step = { id, action: "undo", revision } as const;
  const isRepeated = (stored: CaseDocument) =>
    stored.status === "open" && stored.revision === revision + 1 && stored.events.at(-1)?.who === actor.uid;
  const begun = await changeCase(
    dependencies,
    actor,
    step,
    async ({ at }) => ({ change: { claim: createClaim(actor.uid, at) } }),
    isRepeated,
  );
  if (begun.status === "open") return readCase(dependencies, actor, id);
  if (begun.decision?.content === "hide" && begun.withheld !== null) {
    const step = { actor, target: begun, reason: text, withheld: begun.withheld };
    await hiddenKinds[begun.kind].restore(dependencies, step);
  }
  await changeCase(
    dependencies,
    actor,
    step,
    async ({ transaction, stored, at }) => {
      const { decision } = stored;
      const measure = await readMeasureUndo(transaction, db, stored, decision ? toReason(decision) : "");
      return {
        change: {
          ...{ status: "open", decision: null, decidedAt: null, withheld: null },
          claim: createClaim(actor.uid, at),
          events: addCaseEvent(stored.events, { who: actor.uid, what: "undo", decision: null, text }, at),
          revision: stored.revision + 1,
        },
        write: () => {
          measure?.({ actor: actor.uid, why: text, at });
          writeAudit(transaction, db, {
            ...{
              actor: actor.uid,
              action: "case.undo",
              target: stored.target,
              subject: stored.owner,
              why: text,
              at,
            },
            before: {
              status: "closed",
              content: decision?.content ?? "keep",
              person: decision?.person ?? "none",
            },
            after: { status: "open" },
          });
        },
      };
    },
    isRepeated,
  );
  return readCase(dependencies, actor, id);
}
