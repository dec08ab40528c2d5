import { openWorkerPort } from "./engine-port";
import { createEngineClient, type EngineClient } from "./worker-client";

/**
 * The engine in a worker, which starts with the first task.
 *
 * @param packedArmor the builder's armor file as it came
 */
export function startEngine(packedArmor: unknown): EngineClient {
  return createEngineClient({
    open: (listener) =>
      openWorkerPort(
        new Worker(new URL("./engine-worker.ts", import.meta.url), { type: "module" }),
        listener,
      ),
    loadArmor: async () => packedArmor,
  });
}
