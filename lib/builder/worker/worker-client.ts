import { EngineError } from "./engine-error";
import type { EnginePort, OpenEnginePort } from "./engine-port";
import {
  type EngineProgress,
  type EngineReply,
  type EngineReport,
  type EngineRequest,
  type EngineTask,
  type ExplainTask,
  type FrontierTask,
  type HeadroomTask,
  isEngineReply,
  type PostedError,
  protocolVersion,
  type SearchTask,
  type TaskKind,
} from "./protocol";

/**
 * - `idle`: no worker was needed yet.
 * - `starting`: a worker is made and given its data.
 * - `ready`: it takes tasks.
 * - `crashed`: it broke off; the next task starts another.
 * - `refused`: page and worker or data do not fit; only a reload of the page helps.
 * - `closed`: for good.
 */
export type EngineState = "idle" | "starting" | "ready" | "crashed" | "refused" | "closed";

export interface EngineClientOptions {
  /** Makes a worker; called when the first task comes, and once more after a crash. */
  readonly open: OpenEnginePort;
  /** Loads the packed armor file. A failure is told as `no-data` and tried again with the next task. */
  readonly loadArmor: () => Promise<unknown>;
  readonly onState?: ((state: EngineState) => void) | undefined;
}

type ReportOf<Kind extends TaskKind> = Extract<EngineReport, { kind: Kind }>["report"];
type ProgressOf<Kind extends TaskKind> = Extract<EngineProgress, { kind: Kind }>["progress"];

export interface CallOptions<Kind extends TaskKind> {
  /** Cancels the task. It still ends with a report, which says `cancelled` and holds what was found. */
  readonly signal?: AbortSignal | undefined;
  /** Called in order, and never after the end or after the signal. */
  readonly onProgress?: ((progress: ProgressOf<Kind>) => void) | undefined;
}

/**
 * The engine as a page calls it. A new call of a kind cancels the one before, which then ends as `cancelled`.
 * Every call rejects with an `EngineError` and with nothing else.
 */
export interface EngineClient {
  search(task: Omit<SearchTask, "kind">, options?: CallOptions<"search">): Promise<ReportOf<"search">>;
  explain(task: Omit<ExplainTask, "kind">, options?: CallOptions<"explain">): Promise<ReportOf<"explain">>;
  headroom(
    task: Omit<HeadroomTask, "kind">,
    options?: CallOptions<"headroom">,
  ): Promise<ReportOf<"headroom">>;
  frontier(
    task: Omit<FrontierTask, "kind">,
    options?: CallOptions<"frontier">,
  ): Promise<ReportOf<"frontier">>;
  /** Ends the worker; calls that wait reject as `closed`. */
  close(): void;
}

interface Waiting {
  readonly onProgress: (told: EngineProgress) => void;
  readonly onReport: (told: EngineReport) => void;
  readonly onError: (error: EngineError) => void;
}

/** A worker that was started, with the calls that wait for it. */
interface Session {
  readonly started: Promise<EnginePort>;
  readonly waiting: Map<number, Waiting>;
  readonly end: (error: EngineError, state: EngineState) => void;
}

/** @see EngineClient */
export function createEngineClient(options: EngineClientOptions): EngineClient {
  let session: Session | null = null;
  let refused: EngineError | null = null;
  let lastId = 0;

  const current = (): Session => {
    session ??= openSession(options, (error, state) => {
      session = null;
      if (state === "refused" || state === "closed") refused = error;
    });
    return session;
  };

  async function call(task: EngineTask, signal: AbortSignal | undefined, waiting: Omit<Waiting, "onError">) {
    if (refused) throw refused;
    lastId++;
    const id = lastId;
    const { started, waiting: all } = current();
    await new Promise<void>((resolve, reject) => {
      let cancel = () => {};
      const end = () => {
        all.delete(id);
        signal?.removeEventListener("abort", onAbort);
      };
      const onAbort = () => cancel();
      all.set(id, {
        onProgress: (told) => {
          if (!signal?.aborted) waiting.onProgress(told);
        },
        onReport: (told) => {
          end();
          waiting.onReport(told);
          resolve();
        },
        onError: (error) => {
          end();
          reject(error);
        },
      });
      started.then(
        (port) => {
          if (!all.has(id)) return;
          const failure = postSafely(port, { type: "run", id, task });
          if (failure) return all.get(id)?.onError(failure);
          cancel = () => postSafely(port, { type: "cancel", id });
          signal?.addEventListener("abort", onAbort, { once: true });
          if (signal?.aborted) cancel();
        },
        // The session ends all its calls itself.
        () => {},
      );
    });
  }

  return {
    search: async (task, { signal, onProgress } = {}) => {
      const answer = collect<ReportOf<"search">>();
      await call({ kind: "search", ...task }, signal, {
        onProgress: (told) => told.kind === "search" && onProgress?.(told.progress),
        onReport: (told) => told.kind === "search" && answer.set(told.report),
      });
      return answer.get();
    },
    explain: async (task, { signal, onProgress } = {}) => {
      const answer = collect<ReportOf<"explain">>();
      await call({ kind: "explain", ...task }, signal, {
        onProgress: (told) => told.kind === "explain" && onProgress?.(told.progress),
        onReport: (told) => told.kind === "explain" && answer.set(told.report),
      });
      return answer.get();
    },
    headroom: async (task, { signal, onProgress } = {}) => {
      const answer = collect<ReportOf<"headroom">>();
      await call({ kind: "headroom", ...task }, signal, {
        onProgress: (told) => told.kind === "headroom" && onProgress?.(told.progress),
        onReport: (told) => told.kind === "headroom" && answer.set(told.report),
      });
      return answer.get();
    },
    frontier: async (task, { signal, onProgress } = {}) => {
      const answer = collect<ReportOf<"frontier">>();
      await call({ kind: "frontier", ...task }, signal, {
        onProgress: (told) => told.kind === "frontier" && onProgress?.(told.progress),
        onReport: (told) => told.kind === "frontier" && answer.set(told.report),
      });
      return answer.get();
    },
    close: () => {
      const error = new EngineError("closed", "The builder was closed.");
      if (session) session.end(error, "closed");
      else options.onState?.("closed");
      refused = error;
    },
  };
}

/** @param onEnd called once, when the worker will not answer any more */
function openSession(
  { open, loadArmor, onState }: EngineClientOptions,
  onEnd: (error: EngineError, state: EngineState) => void,
): Session {
  const waiting = new Map<number, Waiting>();
  const opened: { port: EnginePort | null } = { port: null };
  const { promise: started, resolve, reject } = withResolvers<EnginePort>();
  let over = false;

  const end = (error: EngineError, state: EngineState) => {
    if (over) return;
    over = true;
    opened.port?.close();
    onEnd(error, state);
    onState?.(state);
    reject(error);
    for (const each of [...waiting.values()]) each.onError(error);
  };
  const crash = (reason: string) => end(new EngineError("crashed", reason), "crashed");

  const hear = (message: unknown) => {
    if (over) return;
    if (!isEngineReply(message)) return crash("The worker said what nobody understands.");
    if (message.type === "started" || message.type === "refused") {
      const error = refusalOf(message);
      if (error) return end(error, "refused");
      onState?.("ready");
      if (opened.port) resolve(opened.port);
      return;
    }
    const call = waiting.get(message.id);
    if (message.type === "progress") call?.onProgress(message.told);
    else if (message.type === "done") call?.onReport(message.told);
    else call?.onError(errorOf(message.error));
  };

  const start = async () => {
    const armor = await loadArmor().catch((error: unknown) => {
      end(new EngineError("no-data", `The builder's data could not be loaded. ${wordsOf(error)}`), "idle");
    });
    if (over) return;
    opened.port = open({ onMessage: hear, onCrash: crash });
    if (over) return opened.port.close();
    const failure = postSafely(opened.port, { type: "start", version: protocolVersion, armor });
    if (failure) end(failure, "crashed");
  };

  started.catch(() => {});
  onState?.("starting");
  start().catch((error: unknown) => crash(wordsOf(error)));
  return { started, waiting, end };
}

function refusalOf(message: Extract<EngineReply, { type: "started" | "refused" }>): EngineError | null {
  if (message.version !== protocolVersion) {
    return new EngineError(
      "wrong-version",
      `The worker speaks version ${message.version}, the page ${protocolVersion}. Reload the page.`,
    );
  }
  return message.type === "refused" ? errorOf(message.error) : null;
}

function errorOf({ code, message }: PostedError): EngineError {
  return new EngineError(code, message);
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Functions and the like cannot be posted. */
function postSafely(port: EnginePort, request: EngineRequest): EngineError | null {
  try {
    port.post(request);
    return null;
  } catch (error) {
    return new EngineError("bad-input", `The request cannot be posted. ${wordsOf(error)}`);
  }
}

/** A report that is set once before it is read. */
function collect<Report>() {
  let kept: { readonly report: Report } | null = null;
  return {
    set: (report: Report) => {
      kept = { report };
    },
    get: (): Report => {
      if (!kept) throw new EngineError("failed", "The worker answered another task.");
      return kept.report;
    },
  };
}

function withResolvers<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<T>((...both) => {
    [resolve, reject] = both;
  });
  return { promise, resolve, reject };
}
