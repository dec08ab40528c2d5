import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import * as admin from "@/lib/firebase/admin.server";
import { formatMetrics, resetMetrics } from "@/lib/observe/metrics.server";
import { as, ok, readReply, okResponse as response, setUpHandlers } from "@/tests/support/handler-setup";

const { serve } = setUpHandlers();
const spyOnVerify = () => vi.spyOn(admin, "verifyAppCheckToken");
let verify: ReturnType<typeof spyOnVerify>;

beforeEach(() => {
  resetMetrics();
  vi.spyOn(admin, "getBackend").mockReturnValue("firebase");
  verify = spyOnVerify().mockImplementation(async (token) => {
    if (token !== "good") throw new Error("Decoding App Check token failed.");
    return { appId: "1:2:web:3" };
  });
});

afterEach(() => vi.unstubAllEnvs());

const changing = () => createHandler({ POST: createUserEndpoint({ writes: "own", response, run: ok }) });
const call = async (url: string, token?: string, method = "POST") =>
  fetch(url, {
    method,
    headers: { ...as("user-token").headers, ...(token ? { "x-firebase-appcheck": token } : {}) },
  });

describe("App Check", () => {
  test("is off without the setting", async () => {
    expect((await call(await serve(changing()))).status).toBe(200);
    expect(verify).not.toHaveBeenCalled();
  });

  test.each(["emulators", "embedded", "none"] as const)("is off in the backend %s", async (backend) => {
    vi.stubEnv("QUARRY_APP_CHECK", "require");
    vi.mocked(admin.getBackend).mockReturnValue(backend);
    expect((await call(await serve(changing()))).status).toBe(200);
  });

  test.each([
    ["no token", undefined],
    ["a forged token", "forged"],
    ["a token that is too long", "x".repeat(8193)],
  ])("refuses a change with %s where it is required", async (_name, token) => {
    vi.stubEnv("QUARRY_APP_CHECK", "require");
    const run = vi.fn(ok);
    const url = await serve(createHandler({ POST: createUserEndpoint({ writes: "own", response, run }) }));
    const reply = await call(url, token);
    expect(reply.status).toBe(401);
    expect(await readReply(reply)).toMatchObject({ code: "app-check-required" });
    expect(run).not.toHaveBeenCalled();
  });

  test("lets a change with a valid token through", async () => {
    vi.stubEnv("QUARRY_APP_CHECK", "require");
    expect((await call(await serve(changing()), "good")).status).toBe(200);
    expect(formatMetrics()).toContain('quarry_app_check_total{result="valid"} 1');
  });

  test("asks nothing of a call that only reads, and the same as of a change of one that pays", async () => {
    vi.stubEnv("QUARRY_APP_CHECK", "require");
    const reading = await serve(
      createHandler({ GET: createUserEndpoint({ writes: "nothing", response, run: ok }) }),
    );
    expect((await call(reading, undefined, "GET")).status).toBe(200);
    const { default: account } = await import("@/pages/api/user/[[...path]]");
    const loginReward = account.routes.get("/api/user/login-reward");
    if (!loginReward) throw new Error("There is no login reward.");
    expect((await call(await serve(loginReward), undefined, "GET")).status).toBe(401);
  });

  test("only logs what is missing while it is tried out", async () => {
    vi.stubEnv("QUARRY_APP_CHECK", "log");
    const warnings = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect((await call(await serve(changing()))).status).toBe(200);
    expect(String(warnings.mock.calls[0]?.[0])).toContain('"result":"missing"');
  });

  test("answers 503 while the keys cannot be fetched, as that says nothing about the token", async () => {
    vi.stubEnv("QUARRY_APP_CHECK", "require");
    verify.mockRejectedValue(Object.assign(new Error("fetch"), { code: "ECONNREFUSED" }));
    expect((await call(await serve(changing()), "good")).status).toBe(503);
  });
});
