import { expect, test, vi } from "vitest";
import { readBuildOverlay } from "@/lib/builds/read-build-overlay.server";
import { createInProcessDb } from "@/tests/support/in-process-db";

test.each([undefined, "", "../x", ["a", "b"], "c".repeat(24)])("there is no overlay of %j", async (id) => {
  expect(await readBuildOverlay({ db: createInProcessDb() }, id)).toBeNull();
});

test("a store that fails is not taken for a build that is missing", async () => {
  const db = createInProcessDb();
  vi.spyOn(db, "collection").mockImplementation(() => {
    throw new Error("store is gone");
  });
  await expect(readBuildOverlay({ db }, "c".repeat(24))).rejects.toThrow("store is gone");
});
