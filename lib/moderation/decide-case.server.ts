import { isDeepStrictEqual } from "node:util";
import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import { writeAudit } from "@/lib/audit/write-audit.server";
import type { Actor } from "@/lib/auth/actor";
import { Timestamp } from "@/lib/firebase/admin.server";
import { type CaseDecision, type CaseDocument, caseDecisionSchema } from "@/lib/reports/case-fields";
import { closeReports } from "@/lib/reports/close-reports.server";
import { readCaseDocument } from "@/lib/reports/open-case.server";
import { addCaseEvent, changeCase, createClaim } from "./change-case.server";
import { hiddenKinds } from "./hidden-kinds.server";
import { readMeasure, requireMeasurable } from "./measures.server";
import { readCase } from "./read-case.server";
import { toReason } from "./reasons";
import type { CaseResponse, DecideCase } from "./schema";

interface Request extends DecideCase {
  readonly id: string;
}

/**
 * A moderator decides about reported content and about who made it. The case is claimed and notes what will be hidden,
 * then the content is hidden in transactions of its own, then the case closes in one transaction with warning or block,
 * notice and audit entry, and its reports follow. Whatever breaks off can be repeated: what is done stays done, and nothing happens twice.
 *
 * @throws ApiError as `changeCase`; 403 for measures against a moderator; 429 after too many decisions today
 */
export async function decideCase(
  dependencies: AccountDependencies,
  actor: Actor,
  { id, revision, ...sent }: Request,
): Promise<CaseResponse> {
  const decision: CaseDecision = caseDecisionSchema.parse(sent);
  const step = { id, action: "decide", revision, isPersonal: sent.person !== "none" } as const;
  const isRepeated = (stored: CaseDocument) =>
    stored.status === "closed" &&
    stored.revision === revision + 1 &&
    stored.events.at(-1)?.who === actor.uid &&
    isDeepStrictEqual(stored.decision, decision);

  const found = await findWithheld(dependencies, actor, id, decision);
  const begun = await changeCase(
    dependencies,
    actor,
    step,
    // An attempt that broke off may have hidden some of it: what that took away stays noted.
    async ({ at, stored }) => ({
      change: { claim: createClaim(actor.uid, at), withheld: found ?? stored.withheld },
    }),
    isRepeated,
  );
  if (begun.status === "open") {
    if (begun.owner !== null && sent.person !== "none") await requireMeasurable(dependencies, begun.owner);
    const withheld = decision.content === "hide" ? begun.withheld : null;
    if (withheld) {
      const step = { actor, target: begun, reason: toReason(decision), withheld };
      await hiddenKinds[begun.kind].hide(dependencies, step);
    }
    // What reports hid by themselves comes back where it stays.
    if (decision.content === "keep" && begun.heldAt !== null && begun.withheld) {
      const step = { actor, target: begun, reason: toReason(decision), withheld: begun.withheld };
      await hiddenKinds[begun.kind].restore(dependencies, step);
    }
    await close(dependencies, actor, step, { decision, withheld }, isRepeated);
  }
  await closeReports(dependencies, begun.target, {
    decision: decision.content === "hide" || decision.person !== "none" ? "upheld" : "dismissed",
    by: actor.uid,
    why: toReason(decision),
  });
  return readCase(dependencies, actor, id);
}

async function findWithheld(
  dependencies: AccountDependencies,
  actor: Actor,
  id: string,
  { content }: CaseDecision,
): Promise<CaseDocument["withheld"]> {
  const stored = readCaseDocument(await dependencies.db.collection("cases").doc(id).get());
  if (!stored || stored.status === "closed" || content === "keep") return null;
  return hiddenKinds[stored.kind].findWithheld(dependencies, { actor, target: stored });
}

async function close(
  dependencies: AccountDependencies,
  actor: Actor,
  step: Parameters<typeof changeCase>[2],
  { decision, withheld }: { readonly decision: CaseDecision; readonly withheld: CaseDocument["withheld"] },
  isRepeated: (stored: CaseDocument) => boolean,
): Promise<void> {
  const { db } = dependencies;
  const why = toReason(decision);
  await changeCase(
    dependencies,
    actor,
    step,
    async ({ transaction, stored, at }) => {
      const measure = await readMeasure(transaction, db, stored, decision);
      return {
        change: {
          ...{
            status: "closed",
            decision,
            withheld,
            claim: null,
            decidedAt: Timestamp.fromDate(at),
            heldAt: null,
            networks: [],
          },
          events: addCaseEvent(stored.events, { who: actor.uid, what: "decide", decision, text: "" }, at),
          revision: stored.revision + 1,
        },
        write: () => {
          measure?.({ actor: actor.uid, why, at });
          writeAudit(transaction, db, {
            ...{
              actor: actor.uid,
              action: "case.decide",
              target: stored.target,
              subject: stored.owner,
              why,
              at,
            },
            before: { status: stored.status },
            after: {
              status: "closed",
              content: decision.content,
              person: decision.person,
              days: decision.days,
            },
          });
        },
      };
    },
    isRepeated,
  );
}
