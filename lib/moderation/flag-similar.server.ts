import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { findSimilarTakeDown } from "@/lib/content/find-similar.server";
import { reportError } from "@/lib/observe/report-error.server";
import { readCard } from "@/lib/publishing/content-kind.server";
import {
  contentKinds,
  getContentId,
  getTargetRef,
  readReportedContent,
} from "@/lib/reports/content-kinds.server";
import { addFlag, getCaseRef } from "@/lib/reports/open-case.server";
import type { ReportedKind } from "@/lib/reports/targets";

/** Content that was just published or changed. */
interface FlaggedTarget {
  readonly kind: ReportedKind;
  readonly id: string;
  /** ID of the request that an answer belongs to. */
  readonly parent?: string;
}

/**
 * Waits for a call that publishes or changes content, then opens a case where what everybody sees now is almost the same
 * as something that was taken down. The flag refuses nothing, and a failure of it fails nothing.
 *
 * @throws whatever the call throws
 */
export async function flagSimilarAfter<Reply>(
  dependencies: Dependencies,
  call: Promise<Reply>,
  getTarget: (reply: Reply) => FlaggedTarget,
): Promise<Reply> {
  const reply = await call;
  try {
    await flagSimilar(dependencies, getTarget(reply));
  } catch (error) {
    reportError(error, "server");
  }
  return reply;
}

/** The flag alone. Reads the content, and 20 take-downs at most. */
export async function flagSimilar(
  dependencies: Dependencies,
  { kind, id, parent = null }: Omit<FlaggedTarget, "parent"> & { readonly parent?: string | null },
): Promise<void> {
  const { db, now } = dependencies;
  const target = getTargetRef(db, { kind, id, parent });
  const about = { content: id, parent, target: target.path };
  const { state, title, text } = await readCard(
    dependencies,
    contentKinds[kind],
    getContentId({ id, parent }),
  );
  if (state !== "public") return;
  const similar = await findSimilarTakeDown(db, [title, text], target.path);
  if (!similar) return;
  const reference = getCaseRef(db, target.path);
  await runTransaction(db, [reference], async (transaction) => {
    const [content, opened] = await transaction.getAll(target, reference);
    const shown = content && readReportedContent(kind, content);
    if (!shown || !opened) return;
    const fields = { kind, ...about, ...shown, partners: [...shown.partners] };
    addFlag(transaction, opened, fields, { similar: { ...similar }, at: now() });
  });
}
