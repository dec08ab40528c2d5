/** How often a read is made again that was put off. */
const maxRepeats = 2;
/** Seconds that a read waits for each of these; one that would have to wait longer ends at once. */
const maxWait = 10;

/**
 * Makes a read, and makes it again where the server is busy and says when: 429 or 503 with `Retry-After`. For reads alone:
 * what writes may have been carried out.
 *
 * @param ask sends the request
 * @param signal ends the wait with its reason
 */
export async function askWhenFree(
  ask: () => Promise<Response>,
  signal?: AbortSignal | undefined,
): Promise<Response> {
  for (let repeats = 0; ; repeats += 1) {
    const reply = await ask();
    const seconds = repeats < maxRepeats ? readWait(reply) : null;
    if (seconds === null) return reply;
    // Nobody reads it, and its connection is wanted.
    await reply.body?.cancel();
    await pause(seconds * 1000, signal);
  }
}

/** Seconds to wait as a busy server says; `null` where it is not one, or does not say, or takes too long. */
function readWait({ status, headers }: Response): number | null {
  const text = status === 429 || status === 503 ? headers.get("retry-after") : null;
  const seconds = Number(text);
  return text && seconds > 0 && seconds <= maxWait ? seconds : null;
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", end);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", end, { once: true });
  });
}
