import { describe, expect, test } from "vitest";
import { BackendUnavailableError } from "@/lib/firebase/admin.server";
import { isBackendFailure } from "@/lib/http/backend-failure";
import { DeadlineError, runWithDeadline } from "@/lib/http/deadline";

const withCode = (code: unknown) => Object.assign(new Error("failed"), { code });

describe("isBackendFailure", () => {
  test.each([
    4,
    8,
    10,
    14,
    "ECONNREFUSED",
    "ECONNRESET",
    "ENOTFOUND",
    "app/network-error",
    "auth/internal-error",
  ])("code %s may be tried again later", (code) => expect(isBackendFailure(withCode(code))).toBe(true));

  test.each([3, 5, 6, 7, 9, "auth/argument-error", "ENOENT", undefined, null, {}])(
    "code %j is a fault of ours",
    (code) => expect(isBackendFailure(withCode(code))).toBe(false),
  );

  test.each([
    "3 INVALID_ARGUMENT: The referenced transaction has expired or is no longer valid.",
    "3 INVALID_ARGUMENT: Transaction is invalid or closed.",
  ])("%s: the transaction was ended by the store", (message) =>
    expect(isBackendFailure(Object.assign(new Error(message), { code: 3 }))).toBe(true),
  );

  test("knows that no backend is configured", () => {
    expect(isBackendFailure(new BackendUnavailableError("off"))).toBe(true);
  });

  test.each(["ECONNREFUSED", null, { code: 14 }])("%j is no error at all", (thrown) =>
    expect(isBackendFailure(thrown)).toBe(false),
  );
});

describe("runWithDeadline", () => {
  test("hands on the result, or the error, of work that ends in time", async () => {
    expect(await runWithDeadline(Promise.resolve(7), 50)).toBe(7);
    await expect(runWithDeadline(Promise.reject(new Error("no")), 50)).rejects.toThrow("no");
  });

  test("gives up on work that does not", async () => {
    await expect(runWithDeadline(new Promise(() => {}), 5)).rejects.toThrow(DeadlineError);
  });
});
