import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { findFirestoreJar } from "@/scripts/lib/firestore-jar.mjs";
import { findJava, javaEnvironment } from "@/scripts/lib/java.mjs";
import { findFreePorts } from "@/scripts/lib/ports.mjs";

/** Read over HTTP, so that no connection of the client under test is involved. */
const anyCollection = "v1/projects/demo-quarry/databases/(default)/documents/health";

function isUp(address: string): Promise<boolean> {
  const headers = { authorization: "Bearer owner" };
  return fetch(`http://${address}/${anyCollection}`, { headers, signal: AbortSignal.timeout(20_000) }).then(
    (reply) => reply.ok,
    () => false,
  );
}

/**
 * A Firestore emulator of one script alone, on a port of its own, which can be started again after its end.
 *
 * @throws Error without Java or the emulator
 */
export async function createFirestore() {
  const [java, jar, [port = 0]] = await Promise.all([findJava(), findFirestoreJar(), findFreePorts(1)]);
  if (!java || !jar) throw new Error("This needs Java and the Firestore emulator.");
  const address = `127.0.0.1:${port}`;
  const options = ["--host", "127.0.0.1", "--port", String(port), "--project_id", "demo-quarry"];
  let child: ChildProcess | undefined;
  return {
    address,
    async start() {
      const env = { ...process.env, ...javaEnvironment(java) };
      child = spawn(java.path, ["-jar", jar.path, ...options], { stdio: "ignore", env });
      // Not before it has answered a read: a Java that has just begun takes seconds for its first one.
      while (!(await isUp(address))) await pause(50);
    },
    signal: (signal: NodeJS.Signals) => void child?.kill(signal),
  };
}
