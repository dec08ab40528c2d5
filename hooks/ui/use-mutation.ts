import { useState } from "react";

export interface Mutation<Arguments extends readonly unknown[], Result> {
  readonly busy: boolean;
  /** Why the last attempt failed, as text; `null` before the first and while one runs. */
  readonly problem: string | null;
  /** Runs the work; a second call while it runs does nothing. Never rejects. @returns `null` where it failed */
  run(...given: Arguments): Promise<Result | null>;
}

/**
 * A change that a person requests of the server: whether it is under way, and why it failed. The words of a refusal are
 * the server's own.
 *
 * @param fallback Said where a failure brings no words.
 */
export function useMutation<Arguments extends readonly unknown[], Result>(
  work: (...given: Arguments) => Promise<Result>,
  fallback: string,
): Mutation<Arguments, Result> {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    busy,
    problem,
    run: async (...given) => {
      if (busy) return null;
      setBusy(true);
      setProblem(null);
      try {
        return await work(...given);
      } catch (error) {
        setProblem(error instanceof Error && error.message ? error.message : fallback);
        return null;
      } finally {
        setBusy(false);
      }
    },
  };
}
