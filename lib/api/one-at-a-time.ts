import { runWithDeadline } from "@/lib/http/deadline";

/** Runs `work` after all earlier work that shares a key with it has ended. */
type RunOneAtATime = <T>(keys: readonly string[], work: () => Promise<T>) => Promise<T>;

/**
 * Makes a queue per key, in this process. Work with several keys waits in all their queues; because it joins
 * them in one step, two such works can never wait for each other.
 *
 * Fifty transactions on one user's document abort and repeat one another until the store gives up on some;
 * in a row they take a few milliseconds each. This is for speed alone: two servers know nothing of each
 * other's queues, and what must happen once is ensured by the transaction.
 *
 * @param patience Milliseconds from its start after which the next in the row starts although the one before hangs: one,
 *   not all that have waited, or these would get into one another's way.
 */
export function createOneAtATime(patience: number): RunOneAtATime {
  const tails = new Map<string, Promise<void>>();
  return (keys, work) => {
    const before = [...new Set(keys)].flatMap((key) => tails.get(key) ?? []);
    let noteStart = ignore;
    const started = new Promise<void>((resolve) => {
      noteStart = resolve;
    });
    const begin = () => {
      noteStart();
      return work();
    };
    const result = before.length > 0 ? Promise.all(before).then(begin) : begin();
    const tail: Promise<void> = started
      .then(() => runWithDeadline(result, patience))
      .then(ignore, ignore)
      .then(() => {
        for (const key of keys) if (tails.get(key) === tail) tails.delete(key);
      });
    for (const key of keys) tails.set(key, tail);
    return result;
  };
}

/** The caller of `work` gets its result or error; the queue only waits for the end. */
function ignore(): void {}
