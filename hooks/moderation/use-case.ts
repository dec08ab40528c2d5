import useSWR from "swr";
import { callPathSignedIn } from "@/lib/account/call-signed-in";
import { loadModerationSchema } from "@/lib/moderation/load-schema";
import type { DecideCase, ModerationCase, UndoCase } from "@/lib/moderation/schema";

/** What can be done with a case, and what goes with it. */
export type CaseCall =
  | { readonly path: "claim"; readonly body: { readonly action: "claim" | "release" } }
  | { readonly path: "notes"; readonly body: { readonly text: string } }
  | { readonly path: "decision"; readonly body: DecideCase }
  | { readonly path: "undo"; readonly body: UndoCase };

export interface CaseState {
  /** `null` until it is there. */
  readonly found: ModerationCase | null;
  /** Why it is not there, as text. */
  readonly problem: string | null;
  retry(): void;
  /**
   * Does something with the case, and takes over what it is then.
   *
   * @throws ApiCallError where it is refused
   */
  call(call: CaseCall): Promise<ModerationCase>;
}

/** One case with all that a decision takes. @param uid who looks */
export function useCase(uid: string, id: string): CaseState {
  const { data, error, mutate } = useSWR<ModerationCase, Error>(
    ["moderation-case", uid, id],
    () => callCase(id, null),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return {
    found: data ?? null,
    problem: data ? null : (error?.message ?? null),
    retry: () => void mutate(),
    async call(call) {
      const changed = await callCase(id, call);
      await mutate(changed, { revalidate: false });
      return changed;
    },
  };
}

async function callCase(id: string, call: CaseCall | null): Promise<ModerationCase> {
  const { caseResponseSchema: schema } = await loadModerationSchema();
  const path = `/api/moderation/cases/${encodeURIComponent(id)}`;
  const reply = call
    ? await callPathSignedIn(`${path}/${call.path}`, { schema, body: call.body })
    : await callPathSignedIn(path, { schema });
  return reply.case;
}
