import { EngineError } from "./engine-error";
import {
  type EngineProgress,
  type EngineReport,
  type EngineTask,
  isTaskProgress,
  isTaskReport,
  type ProgressByKind,
  type ReportByKind,
  type TaskKind,
} from "./protocol";
import { openWorkerSession, type SessionOptions, tryPost, type WorkerSession } from "./worker-session";

export interface RunOptions<Kind extends TaskKind> {
  /** Cancels the task. It still ends with a report, which says `cancelled` and holds what was found. */
  readonly signal?: AbortSignal | undefined;
  /** Called in order, and never after the end or after the signal. */
  readonly onProgress?: ((progress: ProgressByKind[Kind]) => void) | undefined;
}

/**
 * The engine as a page calls it. A new task of a kind cancels the one before, which then ends as `cancelled`.
 * Every call rejects with an `EngineError` and with nothing else.
 */
export interface EngineClient {
  run<Task extends EngineTask>(
    task: Task,
    options?: RunOptions<Task["kind"]>,
  ): Promise<ReportByKind[Task["kind"]]>;
  /** Ends the worker; calls that wait reject as `closed`. */
  close(): void;
}

/** @see EngineClient */
export function createEngineClient(options: SessionOptions): EngineClient {
  let session: WorkerSession | null = null;
  let refused: EngineError | null = null;
  let lastId = 0;

  const getSession = (): WorkerSession => {
    session ??= openWorkerSession(options, (error, state) => {
      session = null;
      if (state === "refused" || state === "closed") refused = error;
    });
    return session;
  };

  return {
    run: async <Task extends EngineTask>(
      task: Task,
      { signal, onProgress }: RunOptions<Task["kind"]> = {},
    ) => {
      if (refused) throw refused;
      lastId++;
      const kind: Task["kind"] = task.kind;
      const report = await callWorker(getSession(), { id: lastId, task, signal }, (progress) => {
        if (isTaskProgress(progress, kind)) onProgress?.(progress.progress);
      });
      if (!isTaskReport(report, kind)) throw new EngineError("failed", "The worker answered another task.");
      return report.report;
    },
    close: () => {
      const error = new EngineError("closed", "The builder was closed.");
      if (session) session.end(error, "closed");
      else options.onState?.("closed");
      refused = error;
    },
  };
}

interface WorkerCall {
  readonly id: number;
  readonly task: EngineTask;
  readonly signal: AbortSignal | undefined;
}

function callWorker(
  { started, pending }: WorkerSession,
  { id, task, signal }: WorkerCall,
  onProgress: (progress: EngineProgress) => void,
): Promise<EngineReport> {
  return new Promise((resolve, reject) => {
    let cancel = () => {};
    const onAbort = () => cancel();
    const end = () => {
      pending.delete(id);
      signal?.removeEventListener("abort", onAbort);
    };
    pending.set(id, {
      onProgress: (progress) => {
        if (!signal?.aborted) onProgress(progress);
      },
      onReport: (report) => {
        end();
        resolve(report);
      },
      onError: (error) => {
        end();
        reject(error);
      },
    });
    started.then(
      (port) => {
        if (!pending.has(id)) return;
        const failure = tryPost(port, { type: "run", id, task });
        if (failure) return pending.get(id)?.onError(failure);
        cancel = () => tryPost(port, { type: "cancel", id });
        signal?.addEventListener("abort", onAbort, { once: true });
        if (signal?.aborted) cancel();
      },
      // The session ends all its calls itself.
      () => {},
    );
  });
}
