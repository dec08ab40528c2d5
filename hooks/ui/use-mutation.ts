import { useRef, useState } from "react";

export interface Mutation<Arguments extends readonly unknown[], Result> {
  readonly busy: boolean;
  /** Why the last attempt failed, as text; `null` before the first and while one runs. */
  readonly problem: string | null;
  /** Runs the work; a second call while it runs does nothing. Never rejects. @returns `null` where it failed */
  run(...given: Arguments): Promise<Result | null>;
}

/** Listener to the end of each attempt. A component that shows notices uses `useNotifiedMutation`. */
interface MutationListener<Result> {
  onSuccess?(result: Result): void;
  onProblem?(problem: string): void;
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
  { onSuccess, onProblem }: MutationListener<Result> = {},
): Mutation<Arguments, Result> {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // Two clicks can come before the first is drawn.
  const isRunning = useRef(false);
  return {
    busy,
    problem,
    run: async (...given) => {
      if (isRunning.current) return null;
      isRunning.current = true;
      setBusy(true);
      setProblem(null);
      try {
        const result = await work(...given);
        onSuccess?.(result);
        return result;
      } catch (error) {
        const text = error instanceof Error && error.message ? error.message : fallback;
        setProblem(text);
        onProblem?.(text);
        return null;
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
  };
}
