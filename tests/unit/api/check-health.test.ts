import { beforeEach, describe, expect, test, vi } from "vitest";
import { healthResponseSchema } from "@/lib/api/health-schema";
import { type Firestore, getBackend, getDb } from "@/lib/firebase/admin.server";
import { createInProcessDb } from "@/tests/support/in-process-db";

vi.mock("@/lib/firebase/admin.server", () => ({ getBackend: vi.fn(), getDb: vi.fn() }));

beforeEach(() => {
  vi.resetModules();
  vi.mocked(getBackend).mockReturnValue("emulators");
  vi.mocked(getDb).mockReset();
});

async function check() {
  const { checkHealth } = await import("@/lib/api/check-health.server");
  return healthResponseSchema.parse(await checkHealth("1.2.3"));
}

/** A store that never answers. */
const dead = {
  collection: () => ({ doc: () => ({ get: () => new Promise(() => {}) }) }),
} as unknown as Firestore;

describe("checkHealth", () => {
  test("is ok while the store answers", async () => {
    vi.mocked(getDb).mockResolvedValue(createInProcessDb());
    expect(await check()).toEqual({ status: "ok", firestore: "up", version: "1.2.3" });
  });

  test("is degraded, within two seconds, while the store does not answer", async () => {
    vi.mocked(getDb).mockResolvedValue(dead);
    const start = performance.now();
    expect(await check()).toEqual({ status: "degraded", firestore: "down", version: "1.2.3" });
    expect(performance.now() - start).toBeLessThan(2000);
  });

  test("is degraded when the store cannot be opened", async () => {
    vi.mocked(getDb).mockRejectedValue(new Error("no"));
    expect(await check()).toEqual({ status: "degraded", firestore: "down", version: "1.2.3" });
  });

  test("says off where no store is configured, and asks none", async () => {
    vi.mocked(getBackend).mockReturnValue("none");
    expect(await check()).toEqual({ status: "degraded", firestore: "off", version: "1.2.3" });
    expect(getDb).not.toHaveBeenCalled();
  });

  test("polling costs one read in five seconds", async () => {
    vi.mocked(getDb).mockResolvedValue(createInProcessDb());
    await check();
    await check();
    await check();
    expect(getDb).toHaveBeenCalledTimes(1);
  });
});
