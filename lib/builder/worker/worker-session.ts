import { EngineError } from "./engine-error";
import type { EnginePort, OpenEnginePort } from "./engine-port";
import {
  type EngineProgress,
  type EngineReply,
  type EngineReport,
  type EngineRequest,
  isEngineReply,
  type PostedError,
  protocolVersion,
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

export interface SessionOptions {
  /** Makes a worker; called when the first task comes, and once more after a crash. */
  readonly open: OpenEnginePort;
  /** Loads the packed armor file. A failure ends as `no-data`, and the next task tries again. */
  readonly loadArmor: () => Promise<unknown>;
  readonly onState?: ((state: EngineState) => void) | undefined;
}

/** A call that waits for its answer. */
interface PendingCall {
  readonly onProgress: (progress: EngineProgress) => void;
  readonly onReport: (report: EngineReport) => void;
  readonly onError: (error: EngineError) => void;
}

/** A worker that was started, with the calls that wait for it. */
export interface WorkerSession {
  readonly started: Promise<EnginePort>;
  readonly pending: Map<number, PendingCall>;
  readonly end: (error: EngineError, state: EngineState) => void;
}

/** @param onEnd called once, when the worker will not answer any more */
export function openWorkerSession(
  { open, loadArmor, onState }: SessionOptions,
  onEnd: (error: EngineError, state: EngineState) => void,
): WorkerSession {
  const pending = new Map<number, PendingCall>();
  const opened: { port: EnginePort | null } = { port: null };
  const { promise: started, resolve, reject } = withResolvers<EnginePort>();
  let isOver = false;

  const end = (error: EngineError, state: EngineState) => {
    if (isOver) return;
    isOver = true;
    opened.port?.close();
    onEnd(error, state);
    onState?.(state);
    reject(error);
    for (const each of [...pending.values()]) each.onError(error);
  };
  const crash = (reason: string) => end(new EngineError("crashed", reason), "crashed");

  const receive = (message: unknown) => {
    if (isOver) return;
    if (!isEngineReply(message)) return crash("The worker sent an unknown message.");
    if (message.type === "started" || message.type === "refused") {
      const error = getRefusal(message);
      if (error) return end(error, "refused");
      onState?.("ready");
      if (opened.port) resolve(opened.port);
      return;
    }
    const call = pending.get(message.id);
    if (message.type === "progress") call?.onProgress(message.progress);
    else if (message.type === "done") call?.onReport(message.report);
    else call?.onError(toError(message.error));
  };

  const start = async () => {
    const armor = await loadArmor().catch((error: unknown) => {
      end(
        new EngineError("no-data", `The builder's data could not be loaded. ${formatError(error)}`),
        "idle",
      );
    });
    if (isOver) return;
    opened.port = open({ onMessage: receive, onCrash: crash });
    if (isOver) return opened.port.close();
    const failure = tryPost(opened.port, { type: "start", version: protocolVersion, armor });
    if (failure) end(failure, "crashed");
  };

  started.catch(() => {});
  onState?.("starting");
  start().catch((error: unknown) => crash(formatError(error)));
  return { started, pending, end };
}

function getRefusal(message: Extract<EngineReply, { type: "started" | "refused" }>): EngineError | null {
  if (message.version !== protocolVersion) {
    return new EngineError(
      "wrong-version",
      `The worker speaks version ${message.version}, the page ${protocolVersion}. Reload the page.`,
    );
  }
  return message.type === "refused" ? toError(message.error) : null;
}

function toError({ code, message }: PostedError): EngineError {
  return new EngineError(code, message);
}

function formatError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Functions and the like cannot be posted. */
export function tryPost(port: EnginePort, request: EngineRequest): EngineError | null {
  try {
    port.post(request);
    return null;
  } catch (error) {
    return new EngineError("bad-input", `The request cannot be posted. ${formatError(error)}`);
  }
}

function withResolvers<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<T>((...both) => {
    [resolve, reject] = both;
  });
  return { promise, resolve, reject };
}
