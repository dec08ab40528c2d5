import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Children } from "../../scripts/lib/children.mjs";
import { findFreePorts } from "../../scripts/lib/ports.mjs";
import { root, stateDir, tools } from "../../scripts/lib/project.mjs";

/** Addresses of pages to compare with. */
export interface ReferencePages {
  /** Next.js and two lines of text. */
  readonly bare: string;
  /** A whole shell of Mantine, without content. */
  readonly shell: string;
  close(): Promise<void>;
}

const settings = { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };

/**
 * Builds `tests/bench/reference` with this checkout's packages, and serves it by `next start`.
 *
 * @throws when the build fails or the server does not answer
 */
export async function serveReferencePages(): Promise<ReferencePages> {
  const children = new Children();
  const cwd = join(root, "tests/bench/reference");
  const log = join(stateDir, "logs/reference.log");
  const build = await children.run(
    "The build of the reference pages",
    process.execPath,
    [tools.next, "build"],
    {
      cwd,
      env: settings,
      log,
    },
  );
  if (build.code !== 0) throw new Error(`The reference pages could not be built.\n${build.tail}`);
  const [port = 0] = await findFreePorts(1);
  const args = [tools.next, "start", "--hostname", "127.0.0.1", "--port", String(port)];
  const server = await children.node("The server of the reference pages", args, { cwd, env: settings, log });
  const origin = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${origin}/bare`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (!server.running) throw new Error(`The reference pages are not served.\n${server.tail}`);
    await pause(200);
  }
  return { bare: `${origin}/bare`, shell: `${origin}/shell`, close: () => server.stop() };
}
