import { expect, test } from "vitest";
import { ApiCallError } from "@/lib/http/fetcher";
import { loadWithCall } from "@/lib/http/make-call";

test("code that a call needs is handed on", async () => {
  expect(await loadWithCall(async () => ({ schema: 1 }))).toEqual({ schema: 1 });
});

test("code that cannot be fetched is told as a server that cannot be reached", async () => {
  const cause = new TypeError("Failed to fetch dynamically imported module");
  const failure = await loadWithCall(() => Promise.reject(cause)).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiCallError);
  expect(failure).toMatchObject({
    ...{ status: 0, code: "network", cause },
    message: "The server could not be reached. Check your connection and try again.",
  });
});
