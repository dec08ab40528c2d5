import { describe, expect, test } from "vitest";
import { callApi } from "../../support/api";

const unknown = ["/api", "/api/nothing", "/api/user/nothing", "/api/builder/nothing/at/all?b=1"];

describe("an address below /api that no route answers", () => {
  test.each(["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("is 404 as JSON for %s", async (method) => {
    for (const path of unknown) {
      const reply = await callApi(path, { method, ...(method === "POST" ? { body: { a: 1 } } : {}) });
      expect(reply, path).toMatchObject({
        status: 404,
        body: { message: expect.any(String), code: "not-found" },
      });
      expect(reply.headers.get("content-type"), path).toMatch(/^application\/json/);
      expect(reply.headers.get("cache-control"), path).toBe("no-store");
    }
  });

  test("is 404 for HEAD, without a body", async () => {
    expect(await callApi("/api/nothing", { method: "HEAD" })).toMatchObject({ status: 404, body: "" });
  });

  test("takes no route away from others", async () => {
    expect((await callApi("/api/health")).status).toBe(200);
    expect((await callApi("/api/user", { method: "PUT" })).status).toBe(405);
  });
});
