import { existsSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { backendEnvironment, root } from "./project.mjs";
import { currentRuns } from "./run-record.mjs";

/** Where a script's work goes. */
export type Target =
  | { readonly kind: "admin-sdk"; readonly name: string }
  /** The store lives inside a running server, which is asked over HTTP. */
  | { readonly kind: "server"; readonly name: string; readonly address: string };

/**
 * Points this process at the backend that the person means: the one in the environment, else the demo or
 * development site that runs from this checkout, else the project of the `.env` files.
 *
 * Sets environment variables, so it comes before anything that reads them is imported.
 */
export async function chooseTarget(): Promise<Target> {
  const named = process.env.QUARRY_BACKEND || process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const [run] = named ? [] : await currentRuns();
  if (run) Object.assign(process.env, backendEnvironment(run));
  else for (const file of [".env.local", ".env"]) loadSettings(join(root, file));
  const embedded = process.env.QUARRY_BACKEND === "embedded";
  if (embedded) {
    const address = process.env.QUARRY_BASE_URL || (run && `http://127.0.0.1:${run.port}`);
    if (!address)
      throw new Error("The embedded store lives inside a server: set QUARRY_BASE_URL to its address.");
    return { kind: "server", name: `the server at ${address}`, address };
  }
  const { getBackend } = await import("@/lib/firebase/admin.server");
  if (getBackend() === "none") {
    throw new Error(
      "No backend found. Start npm run demo or npm run dev in another terminal, or name a real project in .env.local (see .env.example).",
    );
  }
  return { kind: "admin-sdk", name: await describeProject() };
}

/** Calls a route of the embedded backend. */
export async function callServer<S extends z.ZodType>(
  address: string,
  route:
    | "seed"
    | "publish-guides"
    | "ledger-report"
    | "boards-report"
    | "audit-report"
    | "role"
    | "delete-account",
  schema: S,
  body?: unknown,
): Promise<z.output<S>> {
  const reply = await fetch(`${address}/api/embedded/${route}`, {
    method: "POST",
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}: ${text}`);
  return schema.parse(JSON.parse(text));
}

function loadSettings(file: string): void {
  // Variables that are set already stay as they are.
  if (existsSync(file)) process.loadEnvFile(file);
}

async function describeProject(): Promise<string> {
  const { siteConfig } = await import("@/lib/site/config");
  const emulator = process.env.FIRESTORE_EMULATOR_HOST;
  return emulator
    ? `the emulators (${emulator}) of ${siteConfig.firebase.projectId}`
    : `the project ${siteConfig.firebase.projectId}`;
}

/** How a command is called: by npm in a checkout, by itself in a container, which has no npm scripts. */
export function usageOf(name: string, words: string): string {
  return process.env.QUARRY_IS_BUNDLED
    ? `Usage:  quarry ${name} ${words}`
    : `Usage:  npm run ${name} -- ${words}`;
}

/** Runs a command to its exit code; a failure is reported in one line. */
export function runMain(main: () => Promise<number>): void {
  main().then(
    (code) => process.exit(code),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    },
  );
}
