import { storeAwayName } from "@/lib/http/backend-failure";

/** The store does not answer, as this process has just found out. Routes answer it with 503. */
export class StoreAwayError extends Error {
  constructor() {
    super("The store does not answer.");
    this.name = storeAwayName;
  }
}

interface CircuitOptions {
  /** A read that any store answers. */
  readonly probe: () => Promise<unknown>;
  /** Milliseconds that a call may wait until the store is looked at. */
  readonly slow: number;
  /** Milliseconds within which the probe must be answered. */
  readonly patience: number;
  /** Milliseconds from one probe to the next while the store is away, and between two suspicions that are looked at. */
  readonly interval: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** Told when the store turns out to be away, and when it is back. */
  readonly onChange: (isAway: boolean) => void;
}

/** Probes that may be without an answer. Each is given up after its time, but its read goes on. */
const maxProbes = 30;

export interface StoreCircuit {
  readonly isAway: () => boolean;
  /**
   * Waits for work that needs the store. Where it is slow the store is looked at, and if that does not answer, all work
   * that waits for it ends here at once.
   *
   * @throws StoreAwayError when the store turns out to be away; else whatever the work throws
   */
  readonly watch: <T>(work: Promise<T>) => Promise<T>;
}

/**
 * Finds out that the store is away and tells calls so at once, instead of letting each of them wait for its deadline.
 * Whether it is away is decided by a read of its own, never by the calls: nobody can cut the others off by calls that
 * fail or are slow. While it is away the same read is made again and again, and the first answer ends it.
 */
export function createStoreCircuit(options: CircuitOptions): StoreCircuit {
  const { probe, slow, patience, interval, now, onChange } = options;
  const waiting = new Set<(error: StoreAwayError) => void>();
  let isAway = false;
  let probes = 0;
  let isLooking = false;
  let answeredAt = Number.NEGATIVE_INFINITY;

  const note = (isAnswered: boolean) => {
    if (isAnswered) answeredAt = now();
    if (isAway === isAnswered) onChange(!isAnswered);
    isAway = !isAnswered;
    if (isAnswered) return;
    for (const cut of waiting) cut(new StoreAwayError());
    waiting.clear();
  };

  /** @returns Whether the store answered in time. An answer that comes later counts all the same. */
  const look = async (): Promise<boolean> => {
    if (probes >= maxProbes) return pause(interval).then(() => !isAway);
    probes += 1;
    const answered = probe()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        probes -= 1;
      });
    answered.then((isAnswered) => isAnswered && note(true));
    return Promise.race([answered, pauseAwake(patience).then(() => false)]);
  };

  const lookUntilAnswered = async () => {
    let startedAt = now();
    while (!(await look())) {
      // An earlier read may have been answered meanwhile.
      if (answeredAt >= startedAt) return;
      note(false);
      startedAt = now();
      await pause(interval);
    }
  };

  const suspect = () => {
    if (isLooking || now() - answeredAt < interval) return;
    isLooking = true;
    void lookUntilAnswered().finally(() => {
      isLooking = false;
    });
  };

  const watch = async <T>(work: Promise<T>): Promise<T> => {
    const timer = setTimeout(suspect, slow);
    let cut: (error: StoreAwayError) => void = () => undefined;
    const away = new Promise<never>((_, reject) => {
      cut = reject;
    });
    waiting.add(cut);
    try {
      return await Promise.race([work, away]);
    } finally {
      clearTimeout(timer);
      waiting.delete(cut);
    }
  };

  return { isAway: () => isAway, watch };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}

/**
 * Waits for a time in which this process could read what arrived: of a time in which it was busy with something else
 * little counts, and what arrived meanwhile is read before this ends.
 */
async function pauseAwake(milliseconds: number): Promise<void> {
  const ticks = 10;
  for (let tick = 0; tick < ticks; tick += 1) {
    await pause(milliseconds / ticks);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
