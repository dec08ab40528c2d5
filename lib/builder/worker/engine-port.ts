/** The page's end of the line to a worker. */
export interface EnginePort {
  readonly post: (message: unknown) => void;
  /** Lets go of the worker, whatever it does. */
  readonly close: () => void;
}

/** Callbacks of a port on the page. */
export interface EnginePortListener {
  readonly onMessage: (message: unknown) => void;
  /** The worker broke off, could not be loaded, or sent what cannot be read. It will not answer any more. */
  readonly onCrash: (reason: string) => void;
}

/** Makes a worker and opens the line to it. */
export type OpenEnginePort = (listener: EnginePortListener) => EnginePort;

/** The line to a worker of the browser, for the factory of the page. */
export function openWorkerPort(worker: Worker, { onMessage, onCrash }: EnginePortListener): EnginePort {
  worker.onmessage = ({ data }: MessageEvent<unknown>) => onMessage(data);
  worker.onerror = (event) => {
    event.preventDefault();
    // Browsers end it without a period, and more text follows.
    onCrash(event.message ? `${event.message.replace(/\.$/, "")}.` : "The worker could not be loaded.");
  };
  worker.onmessageerror = () => onCrash("A message could not be read.");
  return { post: (message) => worker.postMessage(message), close: () => worker.terminate() };
}
