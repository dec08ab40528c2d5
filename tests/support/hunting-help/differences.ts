import type { Firestore } from "@/lib/firebase/admin.server";
import { answerDocumentSchema, requestDocumentSchema } from "@/lib/hunting-help/fields";
import { getUtcDay } from "@/lib/site/time";

/**
 * What the ledger says that does not follow from the requests and answers that are stored, and the other way around.
 *
 * @param isGone whether an account was deleted, which took its ledger along
 */
export async function findHelpDifferences(
  db: Firestore,
  isGone: (uid: string | null) => boolean = () => false,
): Promise<string[]> {
  const problems: string[] = [];
  const ledger = (await db.collectionGroup("ledger").get()).docs.map((each) => ({
    uid: each.ref.parent.parent?.id ?? "",
    key: each.id,
    amount: Number(each.get("amount")),
    at: each.get("createdAt").toDate() as Date,
  }));
  const amountOf = (uid: string | null, key: string) =>
    ledger.find((each) => each.uid === uid && each.key === key)?.amount ?? 0;
  const pairs = new Map<string, number>();
  const count = (key: string) => pairs.set(key, (pairs.get(key) ?? 0) + 1);
  for (const document of (await db.collection("helpRequests").get()).docs) {
    const { id } = document;
    const request = requestDocumentSchema.parse(document.data());
    const answers = (await document.ref.collection("answers").get()).docs.map((each) => ({
      id: each.id,
      ...answerDocumentSchema.parse(each.data()),
    }));
    const expectThat = (what: string, isSo: boolean) => void (isSo || problems.push(`${id}: ${what}`));
    const shown = answers.filter(({ visibility }) => visibility === "published").length;
    expectThat("its count of answers", request.answerCount === shown);
    if (request.asker === null || isGone(request.asker)) continue;
    expectThat("its price", amountOf(request.asker, `${request.kind}.${id}`) === -request.cost);
    const refund = amountOf(request.asker, `help-refund.${id}`);
    expectThat("its refund", refund === 0 || refund === request.cost);
    if (request.status === "open" || request.status === "solved") expectThat("no refund", refund === 0);
    if (request.status === "closed") expectThat("a refund", refund === request.cost);
    const approved = answers.filter(({ isApproved }) => isApproved);
    expectThat("one approved answer", approved.length === (request.status === "solved" ? 1 : 0));
    const answerer = approved[0]?.uid ?? null;
    const payments = ledger.filter((each) => each.key === `help-approved.${id}`);
    expectThat("one payment", payments.length <= 1);
    if (answerer !== null && !isGone(answerer)) {
      expectThat("its payment", amountOf(answerer, `help-approved.${id}`) === (request.paid ?? 0));
    }
    expectThat("another answerer", answerer === null || answerer !== request.asker);
    const [payment] = payments;
    if (payment) {
      count(`${getUtcDay(payment.at)} ${request.asker} ${payment.uid}`);
      count(`${getUtcDay(payment.at)} ${payment.uid} (all)`);
    }
  }
  for (const [key, payments] of pairs) {
    if (payments > (key.endsWith("(all)") ? 10 : 1)) problems.push(`${key}: paid ${payments} times`);
  }
  return problems;
}
