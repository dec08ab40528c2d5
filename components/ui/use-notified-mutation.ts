import { type Mutation, useMutation } from "@/hooks/ui/use-mutation";
import { type Notice, notifyError, notifySuccess } from "./notify";

interface MutationNotices<Result> {
  /** Said where a failure brings no words. */
  failure: string;
  /** Said when it worked. Left out where the page shows it anyway. */
  success?: Notice | ((result: Result) => Notice);
}

/**
 * A change that a person requests of the server, with its end as a notice: a refusal in the server's own words, and a
 * success where the page does not show it. For buttons; a form shows the problem of `useMutation` next to its fields.
 *
 *     const archive = useNotifiedMutation(archiveBoard, {
 *       failure: "The board could not be archived. Try again.",
 *       success: { message: "Board archived." },
 *     });
 *     <Button disabled={archive.busy} onClick={() => void archive.run(board.id)}>
 *
 * @returns as `useMutation`, without the problem: it has been shown
 */
export function useNotifiedMutation<Arguments extends readonly unknown[], Result>(
  work: (...given: Arguments) => Promise<Result>,
  { failure, success }: MutationNotices<Result>,
): Omit<Mutation<Arguments, Result>, "problem"> {
  const { busy, run } = useMutation(work, failure, {
    onSuccess: (result) => {
      if (success) void notifySuccess(typeof success === "function" ? success(result) : success);
    },
    onProblem: (message) => void notifyError({ message }),
  });
  return { busy, run };
}
