import { useEffect, useRef, useState } from "react";
import { EngineError } from "@/lib/builder/worker/engine-error";
import type { EngineClient } from "@/lib/builder/worker/worker-client";

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

/** The code that talks to the worker comes with the first task too. */
function createClient(packedArmor: unknown): EngineClient {
  let isClosed = false;
  let started: Promise<EngineClient> | null = null;
  const start = async () => {
    try {
      const { startEngine } = await import("@/lib/builder/worker/start-engine");
      return startEngine(packedArmor);
    } catch {
      started = null;
      throw new EngineError(
        "crashed",
        "The search could not be loaded. Check your connection and try again.",
      );
    }
  };
  return {
    run: async (task, options) => {
      started ??= start();
      const client = await started;
      if (isClosed) throw new EngineError("closed", "The search was closed.");
      return client.run(task, options);
    },
    close: () => {
      isClosed = true;
      // What did not start has nothing to end.
      started?.then((client) => client.close()).catch(() => {});
    },
  };
}
