import { packArmorData } from "@/lib/builder/data/armor-file";
import { gatherArmorData } from "@/lib/builder/data/gather-builder-data.server";
import type { EnginePortListener, OpenEnginePort } from "@/lib/builder/worker/engine-port";
import { serveEngine } from "@/lib/builder/worker/serve-engine";
import { createCpuClock } from "@/tests/support/cpu-clock";

/** The packed armor file of the game. */
export const packedArmor: unknown = JSON.parse(JSON.stringify(packArmorData(gatherArmorData())));

/**
 * Workers without a thread of their own: both ends clone what they post, as a real worker's do.
 *
 * @param makeClock the time of a search, in ms. It shares its core with the tests, and perhaps with much else
 */
export function inMemoryWorkers(makeClock: () => () => number = createCpuClock) {
  const listeners: EnginePortListener[] = [];
  let closed = 0;
  const open: OpenEnginePort = (listener) => {
    listeners.push(listener);
    const { port1, port2 } = new MessageChannel();
    const receive = serveEngine({
      post: (reply) => port2.postMessage(reply),
      clock: makeClock(),
    });
    const ids: unknown[] = [];
    port2.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === "object" && data !== null && "id" in data) ids.push(data.id);
      receive(data);
    };
    port1.onmessage = ({ data }: MessageEvent<unknown>) => listener.onMessage(data);
    return {
      post: (message) => port1.postMessage(message),
      close: () => {
        closed++;
        // A thread that is ended works no more.
        for (const id of ids) receive({ type: "cancel", id });
        port1.close();
        port2.close();
      },
    };
  };
  return {
    open,
    opened: () => listeners.length,
    closed: () => closed,
    crash: (reason: string) => listeners.at(-1)?.onCrash(reason),
  };
}
