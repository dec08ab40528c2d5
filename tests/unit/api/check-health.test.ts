import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { checkHealth } from "@/lib/api/check-health.server";
import { healthResponseSchema } from "@/lib/api/health-schema";
import * as admin from "@/lib/firebase/admin.server";
import { createInProcessDb } from "@/tests/support/in-process-db";

/** Answers are remembered for seconds: each test begins an hour after the one before it. */
let clock = Date.now();
const spyOnGetDb = () => vi.spyOn(admin, "getDb");
let getDb: ReturnType<typeof spyOnGetDb>;

beforeEach(() => {
  clock += 3_600_000;
  vi.useFakeTimers({ now: clock, toFake: ["Date"] });
  vi.spyOn(admin, "getBackend").mockReturnValue("emulators");
  getDb = spyOnGetDb();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function check() {
  return healthResponseSchema.parse(await checkHealth("1.2.3"));
}

/** A store that does not answer until it is released. */
function createSilentDb() {
  let release = () => {};
  const answer = new Promise<void>((resolve) => {
    release = resolve;
  });
  const db = { collection: () => ({ doc: () => ({ get: () => answer }) }) } as unknown as admin.Firestore;
  return { db, release: () => release() };
}

describe("checkHealth", () => {
  test("is ok while the store answers", async () => {
    getDb.mockResolvedValue(createInProcessDb());
    expect(await check()).toEqual({ status: "ok", firestore: "up", version: "1.2.3" });
  });

  test("is degraded, within two seconds, while the store does not answer", async () => {
    vi.useFakeTimers({ now: clock });
    const silent = createSilentDb();
    getDb.mockResolvedValue(silent.db);
    const answer = check();
    await vi.advanceTimersByTimeAsync(1999);
    silent.release();
    expect(await answer).toEqual({ status: "degraded", firestore: "down", version: "1.2.3" });
  });

  test("starts no second read while one hangs", async () => {
    vi.useFakeTimers({ now: clock });
    const silent = createSilentDb();
    getDb.mockResolvedValue(silent.db);
    for (const _round of [1, 2, 3]) {
      const answer = check();
      await vi.advanceTimersByTimeAsync(6000);
      expect((await answer).firestore).toBe("down");
    }
    expect(getDb).toHaveBeenCalledTimes(1);
    silent.release();
    await vi.advanceTimersByTimeAsync(6000);
    expect((await check()).firestore).toBe("up");
    expect(getDb).toHaveBeenCalledTimes(2);
  });

  test("is degraded when the store cannot be opened", async () => {
    getDb.mockRejectedValue(new Error("no"));
    expect(await check()).toEqual({ status: "degraded", firestore: "down", version: "1.2.3" });
  });

  test("says off where no store is configured, and reads none", async () => {
    vi.mocked(admin.getBackend).mockReturnValue("none");
    expect(await check()).toEqual({ status: "degraded", firestore: "off", version: "1.2.3" });
    expect(getDb).not.toHaveBeenCalled();
  });

  test("is ok again a second after the store answers again", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { checkHealth } = await import("@/lib/api/check-health.server");
    vi.mocked(getDb).mockRejectedValueOnce(new Error("no")).mockResolvedValue(createInProcessDb());
    expect((await checkHealth("1.2.3")).firestore).toBe("down");
    vi.setSystemTime(Date.now() + 1000);
    expect((await checkHealth("1.2.3")).firestore).toBe("up");
    vi.useRealTimers();
  });

  test("polling costs one read in five seconds", async () => {
    getDb.mockResolvedValue(createInProcessDb());
    for (let second = 0; second < 5; second += 1) {
      await check();
      vi.setSystemTime(clock + second * 1000);
    }
    expect(getDb).toHaveBeenCalledTimes(1);
    vi.setSystemTime(clock + 5000);
    await check();
    expect(getDb).toHaveBeenCalledTimes(2);
  });
});
