import { Failure } from "./failure.mjs";
import { tools } from "./project.mjs";

/**
 * Writes the demo's content into the emulators that the environment names.
 *
 * @param {import("./children.mjs").Children} children
 * @param {Record<string, string>} env
 * @returns {Promise<string>} What was written, as text.
 */
export async function seedEmulators(children, env) {
  const ending = await children.run("The seed", process.execPath, [tools.tsx, "scripts/seed.ts"], { env });
  if (ending.code !== 0) throw new Failure("The demo content could not be written.", { log: ending.tail });
  return ending.tail.trim().split("\n").at(-1) ?? "";
}
