/** A task that waits for its turn. */
type Waiting = (release: () => void) => void;

export interface Turns {
  /**
   * Waits for a turn. Keys take turns too: whoever waits with one piece of work waits for one of each other key at
   * most, however many those have.
   *
   * @param key For whom the work is, e.g. a network.
   * @returns What ends the turn, `null` where too many wait already. Ending it twice does nothing.
   */
  readonly take: (key: string) => Promise<(() => void) | null>;
}

/**
 * Lets work begin one after the other.
 *
 * @param maxWaiting How much may wait, of all keys together.
 * @param defer Runs what begins the next turn, after what else the process has to do: `setImmediate`.
 */
export function createTurns(maxWaiting: number, defer: (work: () => void) => void): Turns {
  // In the order of their turns: a key that had one goes to the end.
  const queues = new Map<string, Waiting[]>();
  let waiting = 0;
  let isTaken = false;

  const next = () => {
    const [first] = queues;
    if (!first) {
      isTaken = false;
      return;
    }
    const [key, queue] = first;
    const begin = queue.shift();
    queues.delete(key);
    if (queue.length > 0) queues.set(key, queue);
    waiting -= 1;
    begin?.(createRelease());
  };

  const createRelease = () => {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      defer(next);
    };
  };

  const take = async (key: string) => {
    if (!isTaken) {
      isTaken = true;
      return createRelease();
    }
    if (waiting >= maxWaiting) return null;
    waiting += 1;
    return new Promise<() => void>((resolve) => {
      const queue = queues.get(key) ?? [];
      queue.push(resolve);
      queues.set(key, queue);
    });
  };

  return { take };
}
