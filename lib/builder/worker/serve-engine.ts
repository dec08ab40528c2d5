import { type ArmorData, unpackArmorData } from "@/lib/builder/data/armor-file";
import { waitForNextTask } from "../search/wait-for-next-task";
import { EngineError, toPostedError } from "./engine-error";
import {
  type EngineProgress,
  type EngineReply,
  type EngineTask,
  isEngineRequest,
  protocolVersion,
  type TaskKind,
} from "./protocol";
import { runTask } from "./tasks";

/** The worker's end of the line. */
interface EngineHost {
  readonly post: (reply: EngineReply) => void;
  /** Milliseconds, as `performance.now`. */
  readonly clock: () => number;
}

interface Running {
  readonly id: number;
  readonly stop: AbortController;
  readonly ended: Promise<void>;
}

/**
 * The engine behind messages: takes them one by one, answers through `host`. Tasks of different kinds run side
 * by side, a slice each; of one kind there is one at a time, and a new one cancels the one before, which still
 * answers first.
 *
 * @returns what to call with every message; it never throws
 */
export function serveEngine(host: EngineHost): (message: unknown) => void {
  let data: ArmorData | null = null;
  const latest = new Map<TaskKind, Running>();
  const stops = new Map<number, AbortController>();

  const start = (version: number, armor: unknown) => {
    try {
      if (version !== protocolVersion) {
        throw new EngineError(
          "wrong-version",
          `The page speaks version ${version}, the worker ${protocolVersion}. Reload the page.`,
        );
      }
      data = unpackArmorData(armor);
      host.post({ type: "started", version: protocolVersion });
    } catch (error) {
      host.post({ type: "refused", version: protocolVersion, error: toPostedError(error) });
    }
  };

  const work = async (id: number, task: EngineTask, signal: AbortSignal, before?: Promise<void>) => {
    await before;
    // Getting ready is one piece of work: a cancel that has come already spares it.
    await waitForNextTask();
    try {
      if (!data) throw new EngineError("not-started", "The engine has no data yet.");
      const onProgress = (progress: EngineProgress) => host.post({ type: "progress", id, progress });
      const report = await runTask(task, { data, clock: host.clock, signal, onProgress });
      host.post({ type: "done", id, report });
    } catch (error) {
      host.post({ type: "failed", id, error: toPostedError(error) });
    }
  };

  const run = (id: number, task: EngineTask) => {
    const before = latest.get(task.kind);
    before?.stop.abort();
    const stop = new AbortController();
    stops.set(id, stop);
    const ended = work(id, task, stop.signal, before?.ended).finally(() => {
      stops.delete(id);
      if (latest.get(task.kind)?.id === id) latest.delete(task.kind);
    });
    latest.set(task.kind, { id, stop, ended });
  };

  return (message) => {
    if (!isEngineRequest(message)) return;
    if (message.type === "start") start(message.version, message.armor);
    else if (message.type === "run") run(message.id, message.task);
    else stops.get(message.id)?.abort();
  };
}
