/** The work took longer than it was given; it may still end on its own. */
export class DeadlineError extends Error {
  /** @param milliseconds The time that was given. */
  constructor(milliseconds: number) {
    super(`No answer within ${milliseconds} ms`);
    this.name = "DeadlineError";
  }
}

/**
 * Waits for `work`, but no longer than `milliseconds`. The work is not stopped, only no longer waited for.
 *
 * @throws DeadlineError when the time is over; else whatever `work` throws.
 */
export async function runWithDeadline<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(milliseconds)), milliseconds);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
