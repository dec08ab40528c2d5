import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readHealth } from "@/lib/admin/read-health.server";
import { runJobs } from "@/lib/jobs/run-jobs.server";
import { jobNames } from "@/lib/jobs/schema";
import jobs from "@/pages/api/jobs";
import { actorOf } from "@/tests/support/actors";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { addHunter } from "@/tests/support/leaderboards/runs";
import { serveHandler } from "@/tests/support/serve-handler";

const admin = { ...actorOf("fabius"), admin: true, creator: true };

function open() {
  const db = createInProcessDb();
  return { db, now: () => new Date("2026-11-18T12:00:00Z") };
}

describe("jobs", () => {
  test("run all when none is named, and find nothing the second time", async () => {
    const place = open();
    const first = await runJobs(place);
    expect(first.results.map(({ job }) => job)).toEqual(jobNames);
    expect(first.results.find(({ job }) => job === "daily-figures")?.done).toBe(14);
    const second = await runJobs(place);
    expect(second.results.every(({ done, hasMore }) => done === 0 && !hasMore)).toBe(true);
  });

  test("keep what came on a day, also when it is gone later", async () => {
    const place = open();
    await addHunter(place.db, "rook", new Date("2026-11-17T10:00:00Z"));
    await runJobs(place, ["daily-figures"]);
    await place.db.collection("users").doc("rook").delete();
    const { days } = await readHealth(place, admin, "1.2.3");
    expect(days.at(-1)).toMatchObject({ day: "2026-11-17", accounts: 1 });
    expect(days.at(-2)).toMatchObject({ day: "2026-11-16", accounts: 0 });
  });

  test("run what they can when one of them fails, and say which failed", async () => {
    const place = open();
    const collection = place.db.collection.bind(place.db);
    vi.spyOn(place.db, "collection").mockImplementation((path) => {
      if (path === "helpRequests") throw new Error("no such luck");
      return collection(path);
    });
    await expect(runJobs(place, ["publish-guides", "expire-requests"])).rejects.toMatchObject({
      status: 500,
      message: "Failed: expire-requests.",
      details: { results: [{ job: "publish-guides", done: 0, hasMore: false }] },
    });
  });
});

describe("POST /api/jobs", () => {
  const token = "t".repeat(40);
  let site: Awaited<ReturnType<typeof serveHandler>>;
  beforeEach(async () => {
    site = await serveHandler(jobs);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await site.stop();
  });

  const post = (authorization: string, body: string) =>
    fetch(site.url, {
      method: "POST",
      headers: { "Content-Type": "application/json", authorization },
      body,
    });

  test("is off without a token in the settings", async () => {
    vi.stubEnv("QUARRY_JOBS_TOKEN", "");
    for (const given of ["", "Bearer ", `Bearer ${token}`]) {
      expect((await post(given, "{}")).status).toBe(404);
    }
  });

  test("does not answer to another token, and refuses jobs that do not exist", async () => {
    vi.stubEnv("QUARRY_JOBS_TOKEN", token);
    expect((await post(`Bearer ${token}x`, "{}")).status).toBe(404);
    expect((await post(`Bearer ${token}`, '{"jobs":["pay-me"]}')).status).toBe(400);
    expect((await post(`Bearer ${token}`, "nonsense")).status).toBe(400);
  });
});
