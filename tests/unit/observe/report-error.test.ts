import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reportError } from "@/lib/observe/report-error.server";
import { patience } from "@/tests/support/patience";

let errors: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  errors = vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("an error is one line of JSON in the log, scrubbed", () => {
  reportError(new Error("no user rook@mail.example"), "server", { requestId: "abc", status: 500 });
  expect(errors).toHaveBeenCalledTimes(1);
  const line = JSON.parse(String(errors.mock.calls[0]?.[0]));
  expect(line).toMatchObject({
    level: "error",
    event: "error",
    where: "server",
    requestId: "abc",
    status: 500,
  });
  expect(line.error).toContain("no user [email]");
});

test("an error is sent to the operator's address where one is set", async () => {
  const received: unknown[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(Buffer.from(part));
    received.push(JSON.parse(Buffer.concat(parts).toString()));
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv("QUARRY_ERROR_URL", `http://127.0.0.1:${port}/`);
  reportError("lost", "browser", { route: "/builder" });
  await vi.waitUntil(() => received.length === 1, patience);
  server.close();
  expect(received[0]).toMatchObject({ where: "browser", error: "lost", route: "/builder" });
});

test("many errors in one minute are logged and not all sent", () => {
  vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ["Date"] });
  vi.stubEnv("QUARRY_ERROR_URL", "http://operator.example/");
  const fetched = vi.fn(async () => new Response());
  vi.stubGlobal("fetch", fetched);
  for (let each = 0; each < 100; each += 1) reportError("lost", "server");
  expect(fetched).toHaveBeenCalledTimes(30);
  expect(errors).toHaveBeenCalledTimes(100);
});

test("an operator's address that does not answer is a line in the log and nothing else", async () => {
  vi.useFakeTimers({ now: Date.now() + 7_200_000, toFake: ["Date"] });
  const warnings = vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.stubEnv("QUARRY_ERROR_URL", "http://operator.example/");
  vi.stubGlobal("fetch", async () => {
    throw new Error("unreachable");
  });
  reportError("lost", "server");
  await vi.waitUntil(() => warnings.mock.calls.length > 0, patience);
  expect(String(warnings.mock.calls[0]?.[0])).toContain("error-report-not-sent");
});
