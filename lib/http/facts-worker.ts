/*
 * A worker that is handed its facts once and then answers tasks, one after the other: `openFactsWorker` on the page,
 * `answerTasks` as the worker's entry.
 */

type ToWorker<Task, Facts> = { readonly facts: Facts } | { readonly id: number; readonly task: Task };
type FromWorker<Reply> = { readonly id: number } & ({ readonly reply: Reply } | { readonly failure: string });

export interface FactsWorker<Task, Reply> {
  /**
   * Only the newest task is answered; the promise of an older one stays open.
   *
   * @throws Error with the reason where the task fails, and where the worker does
   */
  ask(task: Task): Promise<Reply>;
  close(): void;
}

/** @param failure what to say where the worker itself fails */
export function openFactsWorker<Task, Reply, Facts>(
  worker: Worker,
  facts: Facts,
  failure: string,
): FactsWorker<Task, Reply> {
  const post = (message: ToWorker<Task, Facts>) => worker.postMessage(message);
  post({ facts });
  let newest = 0;
  let settle: Settlers<Reply> | null = null;
  worker.onmessage = ({ data }: MessageEvent<FromWorker<Reply>>) => {
    if (data.id !== newest) return;
    if ("reply" in data) settle?.resolve(data.reply);
    else settle?.reject(new Error(data.failure));
    settle = null;
  };
  worker.onerror = (event) => {
    event.preventDefault();
    settle?.reject(new Error(failure));
    settle = null;
  };
  return {
    ask: (task) => {
      newest += 1;
      const answer = new Promise<Reply>((resolve, reject) => {
        settle = { resolve, reject };
      });
      post({ id: newest, task });
      return answer;
    },
    close: () => worker.terminate(),
  };
}

interface Settlers<Reply> {
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

/** In the worker: answers what it is asked. */
export function answerTasks<Task, Reply, Facts>(solve: (task: Task, facts: Facts) => Reply): void {
  let known: { readonly facts: Facts } | null = null;
  self.addEventListener("message", ({ data }: MessageEvent<ToWorker<Task, Facts>>) => {
    if ("facts" in data) {
      known = data;
      return;
    }
    const { id, task } = data;
    try {
      if (!known) throw new Error("The facts are missing.");
      self.postMessage({ id, reply: solve(task, known.facts) } satisfies FromWorker<Reply>);
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      self.postMessage({ id, failure } satisfies FromWorker<Reply>);
    }
  });
}
