import { useFetched } from "@/hooks/ui/use-fetched";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { moderationCalls as calls } from "@/lib/moderation/api";
import type { CaseResponse, DecideCase, ModerationCase, UndoCase } from "@/lib/moderation/schema";

/** Each step gives the case as it is then, and throws an ApiCallError where it is refused. */
export interface CaseState {
  /** `null` until it is there. */
  readonly found: ModerationCase | null;
  /** Why it is not there, as text. */
  readonly problem: string | null;
  retry(): void;
  claim(action: "claim" | "release"): Promise<ModerationCase>;
  note(text: string): Promise<ModerationCase>;
  decide(decision: DecideCase): Promise<ModerationCase>;
  undo(undo: UndoCase): Promise<ModerationCase>;
}

/**
 * One case with all that a decision takes.
 *
 * @param uid who looks
 * @param onChanged after each step
 */
export function useCase(uid: string, id: string, onChanged: (changed: ModerationCase) => void): CaseState {
  const query = { id };
  const { data, problem, retry, mutate } = useFetched(
    ["moderation-case", uid, id],
    async () => (await callSignedIn(calls.read, { query })).case,
  );
  const take = async (reply: Promise<CaseResponse>) => {
    const { case: changed } = await reply;
    await mutate(changed, { revalidate: false });
    onChanged(changed);
    return changed;
  };
  return {
    ...{ found: data, problem, retry },
    claim: (action) => take(callSignedIn(calls.claim, { query, body: { action } })),
    note: (text) => take(callSignedIn(calls.note, { query, body: { text } })),
    decide: (body) => take(callSignedIn(calls.decide, { query, body })),
    undo: (body) => take(callSignedIn(calls.undo, { query, body })),
  };
}
