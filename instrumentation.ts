/** Runs once when a server starts, before it answers. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { requireValidEnvironment } = await import("@/lib/site/validate-environment.server");
    requireValidEnvironment();
    const { startTracing } = await import("@/lib/observe/tracing.server");
    await startTracing();
    if (process.env.QUARRY_ALERT_WEBHOOK) {
      const { watchLoop } = await import("@/lib/observe/loop-stalls.server");
      watchLoop();
    }
    const { startBackend } = await import("@/lib/demo/start-backend.server");
    await startBackend();
    const { createGate } = await import("@/lib/content/gate.server");
    // For scripts/start.mjs, which is no part of the bundle.
    Object.assign(globalThis, { quarryGate: createGate() });
  }
}
