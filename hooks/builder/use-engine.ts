import { useEffect, useRef, useState } from "react";
import { openWorkerPort } from "@/lib/builder/worker/engine-port";
import { createEngineClient, type EngineClient } from "@/lib/builder/worker/worker-client";

/**
 * The search engine, in a worker that starts with the first task and ends when the page is left.
 *
 * @param packedArmor the builder's armor file as it came
 */
export function useEngine(packedArmor: unknown): EngineClient {
  const [client, setClient] = useState(() => createClient(packedArmor));
  const closed = useRef(false);
  useEffect(() => {
    // Development mounts twice: the client that was closed in between takes no more tasks.
    if (closed.current) {
      closed.current = false;
      setClient(createClient(packedArmor));
    }
  }, [packedArmor]);
  useEffect(
    () => () => {
      closed.current = true;
      client.close();
    },
    [client],
  );
  return client;
}

function createClient(packedArmor: unknown): EngineClient {
  return createEngineClient({
    open: (listener) =>
      openWorkerPort(
        new Worker(new URL("@/lib/builder/worker/engine-worker.ts", import.meta.url), { type: "module" }),
        listener,
      ),
    loadArmor: async () => packedArmor,
  });
}
