import { beforeEach, describe, expect, test, vi } from "vitest";
import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import type { Actor } from "@/lib/auth/actor";
import type { Role } from "@/lib/auth/require-role";
import * as admin from "@/lib/firebase/admin.server";
import { as, ok, readReply, okResponse as response, setUpHandlers } from "@/tests/support/handler-setup";

const { serve } = setUpHandlers();

beforeEach(() => void vi.spyOn(admin, "getBackend").mockReturnValue("firebase"));

const call = async (role: Role, token: string) =>
  fetch(
    await serve(createHandler({ GET: createUserEndpoint({ writes: "nothing", role, response, run: ok }) })),
    as(token),
  );

describe("the second factor of staff", () => {
  test.each(["", "off"])("is not asked for with the setting “%s”", async (setting) => {
    vi.stubEnv("QUARRY_STAFF_SECOND_FACTOR", setting);
    expect((await call("admin", "admin-token")).status).toBe(200);
  });

  test.each([
    ["creator", "creator-token"],
    ["admin", "admin-token"],
  ] as const)("is missing from the token of a %s where it is required", async (role, token) => {
    vi.stubEnv("QUARRY_STAFF_SECOND_FACTOR", "required");
    const reply = await call(role, token);
    expect(reply.status).toBe(403);
    expect(await readReply(reply)).toMatchObject({ code: "second-factor-required" });
  });

  test("lets a token through that has it, and calls that take no role", async () => {
    vi.stubEnv("QUARRY_STAFF_SECOND_FACTOR", "required");
    expect((await call("admin", "second-factor-token")).status).toBe(200);
  });

  test("is not asked of calls that take no role", async () => {
    vi.stubEnv("QUARRY_STAFF_SECOND_FACTOR", "required");
    expect((await call("user", "user-token")).status).toBe(200);
  });

  test("is what the rights of staff depend on in a call for everybody, too", async () => {
    const run = async ({ actor }: { actor: Actor }) => ({ message: `${actor.admin} ${actor.creator}` });
    const url = await serve(createHandler({ GET: createUserEndpoint({ writes: "nothing", response, run }) }));
    const read = async (token: string) => (await readReply(await fetch(url, as(token)))).message;
    expect(await read("admin-token")).toBe("true true");
    vi.stubEnv("QUARRY_STAFF_SECOND_FACTOR", "required");
    expect(await read("admin-token")).toBe("false false");
    expect(await read("creator-token")).toBe("false false");
    expect(await read("second-factor-token")).toBe("true true");
  });

  test.each(["emulators", "embedded", "none"] as const)("is off in the backend %s", async (backend) => {
    vi.stubEnv("QUARRY_STAFF_SECOND_FACTOR", "required");
    vi.mocked(admin.getBackend).mockReturnValue(backend);
    expect((await call("admin", "admin-token")).status).toBe(200);
  });
});
