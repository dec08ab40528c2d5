import { request } from "node:http";
import { beforeAll, describe, expect, test } from "vitest";
import { openEntities } from "@/lib/wiki/open-data/open-entities.server";
import { testEnvironment } from "../../support/environment";

const { baseUrl } = testEnvironment();

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A request as a program makes it: no decompression, no cache, no header that was not set. */
function send(path: string, method = "GET", headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(`${baseUrl}${path}`, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
      response.on("error", reject);
    });
    sent.on("error", reject);
    sent.end();
  });
}

describe("open data over HTTP", () => {
  const skills = "/api/wiki/skills.json";
  let plain: Answer;
  let etag = "";

  beforeAll(async () => {
    plain = await send(skills);
    etag = String(plain.headers.etag);
  });

  test("gives every entity as an array of records", async () => {
    for (const { id } of openEntities) {
      const { status, headers, body } = await send(`/api/wiki/${id}.json`);
      expect([id, status, headers["content-type"]]).toEqual([id, 200, "application/json; charset=utf-8"]);
      const records: unknown = JSON.parse(body.toString());
      expect(Array.isArray(records) && records.length > 0, id).toBe(true);
    }
    expect(openEntities.length).toBeGreaterThanOrEqual(17);
  });

  test("lets pages of any origin read it, and its tag", async () => {
    expect(plain.headers["access-control-allow-origin"]).toBe("*");
    expect(plain.headers["access-control-expose-headers"]).toMatch(/\bETag\b/);
    const preflight = await send(skills, "OPTIONS", {
      Origin: "https://hunters.example",
      "Access-Control-Request-Method": "GET",
      "Access-Control-Request-Headers": "if-none-match",
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers["access-control-allow-origin"]).toBe("*");
    expect(preflight.headers["access-control-allow-headers"]).toMatch(/if-none-match/i);
    expect(preflight.body).toHaveLength(0);
  });

  test("answers 304 without a body to who has it already, and 200 to who has another", async () => {
    expect(etag).toMatch(/^"[0-9a-f]{16}"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const again = await send(skills, "GET", { "If-None-Match": known });
      expect([known, again.status, again.body.byteLength]).toEqual([known, 304, 0]);
      expect(again.headers.etag).toBe(etag);
      expect(again.headers["access-control-allow-origin"]).toBe("*");
    }
    expect((await send(skills, "GET", { "If-None-Match": '"0123456789abcdef"' })).status).toBe(200);
  });

  test("packs as the client requests, under a tag of its own for each packing", async () => {
    const tags = new Set([etag]);
    for (const encoding of ["br", "gzip"]) {
      const packed = await send(skills, "GET", { "Accept-Encoding": encoding });
      expect(packed.headers["content-encoding"]).toBe(encoding);
      expect(packed.headers.vary).toMatch(/accept-encoding/i);
      expect(packed.body.byteLength).toBeLessThan(plain.body.byteLength / 2);
      const tag = String(packed.headers.etag);
      tags.add(tag);
      const again = await send(skills, "GET", { "Accept-Encoding": encoding, "If-None-Match": tag });
      expect(again.status).toBe(304);
      const unpacked = await fetch(`${baseUrl}${skills}`, { headers: { "Accept-Encoding": encoding } });
      expect(await unpacked.text()).toBe(plain.body.toString());
    }
    expect(tags.size).toBe(3);
  });

  test("is cached forever where the address names the content, and for hours where it does not", async () => {
    const lasting = "public, max-age=31536000, immutable";
    const version = etag.replaceAll('"', "");
    expect((await send(`${skills}?v=${version}`)).headers["cache-control"]).toBe(lasting);
    for (const path of [skills, `${skills}?v=`, `${skills}?v=0123456789abcdef`, `${skills}?v=${version}0`]) {
      const cache = String((await send(path)).headers["cache-control"]);
      expect(cache, path).toMatch(/^public, max-age=3600\b/);
      expect(cache, path).not.toContain("immutable");
    }
  });

  test("gives the head alone to HEAD", async () => {
    const head = await send(skills, "HEAD");
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers.etag).toBe(etag);
    expect(Number(head.headers["content-length"])).toBe(plain.body.byteLength);
  });

  test.each(["POST", "PUT", "PATCH", "DELETE"])(
    "refuses %s with 405, in JSON, and names what is possible",
    async (method) => {
      const refused = await send(skills, method);
      expect(refused.status).toBe(405);
      expect(refused.headers.allow).toBe("GET, HEAD, OPTIONS");
      expect(refused.headers["content-type"]).toMatch(/^application\/json/);
      expect(JSON.parse(refused.body.toString())).toMatchObject({ code: "method-not-allowed" });
    },
  );

  test.each(["spoons.json", "skills.xml", "..%2Fskills.json", "__proto__.json", "%00.json"])(
    "answers 404 in JSON for %s, and names what there is",
    async (file) => {
      const missing = await send(`/api/wiki/${file}`);
      expect(missing.status).toBe(404);
      expect(missing.headers["content-type"]).toMatch(/^application\/json/);
      expect(missing.headers["access-control-allow-origin"]).toBe("*");
      expect(missing.headers["cache-control"] ?? "").not.toContain("immutable");
      expect(missing.body.toString()).toContain("monster-drops");
    },
  );

  test.each(["/api/wiki/names/xx.json", "/api/wiki/names/en.json", "/api/wiki/search-index/xx.json"])(
    "answers 404 in JSON for %s",
    async (path) => {
      const missing = await send(path);
      expect(missing.status).toBe(404);
      expect(missing.headers["content-type"]).toMatch(/^application\/json/);
    },
  );
});
