import { askWhenFree } from "@/lib/http/ask-when-free";
import { getFactsPath, isRecordFacts, type RecordFacts, type RecordRef } from "./record-facts";

/**
 * The facts of a record.
 *
 * @returns `null` where there is no such record
 * @throws where there is no connection, or the answer is none
 */
export async function loadRecordFacts(ref: RecordRef): Promise<RecordFacts | null> {
  const reply = await askWhenFree(() => fetch(getFactsPath(ref)));
  if (reply.status === 404) return null;
  const answer: unknown = reply.ok ? await reply.json() : null;
  if (!isRecordFacts(answer)) throw new Error("The figures could not be loaded.");
  return answer;
}
