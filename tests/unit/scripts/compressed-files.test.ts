import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prepareCompressedFiles } from "@/scripts/lib/compressed-files.mjs";

const script = "export const monsters = 34;\n".repeat(40);
const policy = { key: "Content-Security-Policy", value: "default-src 'none'" };
const address = "/_next/static/chunks/a.js";

let folder = "";
let server: Server;

/** The answer to a request; what is left to Next.js is a 418 here. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number | undefined; headers: IncomingMessage["headers"]; body: Buffer }>(
    (resolve, reject) => {
      send({ port, host: "127.0.0.1", path, method, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
        );
      })
        .on("error", reject)
        .end();
    },
  );
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quarry-compressed-"));
  await mkdir(join(folder, "static/chunks"), { recursive: true });
  await writeFile(join(folder, "static/chunks/a.js"), script);
  await writeFile(join(folder, "static/chunks/a.js.br"), brotliCompressSync(script));
  await mkdir(join(folder, "static/4f"));
  await writeFile(join(folder, "static/4f/_buildManifest.js"), script);
  await writeFile(join(folder, "static/4f/_buildManifest.js.br"), brotliCompressSync(script));
  await writeFile(join(folder, "secret.js"), "secret");
  await writeFile(
    join(folder, "routes-manifest.json"),
    JSON.stringify({
      headers: [
        { regex: "^(?:/(.*))(?:/)?$(?<!chunks.*)", headers: [{ key: "X-Page", value: "yes" }] },
        { regex: "^/_next/static(?:/((?:[^/]+?)(?:/(?:[^/]+?))*))?(?:/)?$", headers: [policy] },
      ],
    }),
  );
  const answer = await prepareCompressedFiles(folder);
  server = createServer((request, response) => {
    if (!answer(request, response)) response.writeHead(418).end(request.url);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

describe("a file that the build has compressed", () => {
  test.each(["br", "gzip, deflate, br, zstd", "gzip, br;q=0.5", "BR"])(
    "goes as Brotli to whoever accepts %s",
    async (accepted) => {
      const { status, headers, body } = await ask(`${address}?dpl=1`, { "accept-encoding": accepted });
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        "content-encoding": "br",
        "content-type": "text/javascript",
        "cache-control": "public,max-age=31536000,immutable",
        "content-security-policy": policy.value,
        vary: "Accept-Encoding",
      });
      expect(headers["x-page"], "headers of other addresses").toBeUndefined();
      expect(brotliDecompressSync(body).toString()).toBe(script);
    },
  );

  test("is one that every page asks for by the name of the build, too", async () => {
    const { headers, body } = await ask("/_next/static/4f/_buildManifest.js", { "accept-encoding": "br" });
    expect(headers).toMatchObject({ "content-encoding": "br", "content-security-policy": policy.value });
    expect(brotliDecompressSync(body).toString()).toBe(script);
  });

  test("is only described when it is asked for by HEAD", async () => {
    const { status, headers, body } = await ask(address, { "accept-encoding": "br" }, "HEAD");
    expect(status).toBe(200);
    expect(headers["content-encoding"]).toBe("br");
    expect(body).toHaveLength(0);
  });
});

describe("left to Next.js, with its address as it came, is", () => {
  test.each<[string, string, Record<string, string>, string?]>([
    ["who accepts gzip alone", address, { "accept-encoding": "gzip, deflate" }],
    ["who refuses Brotli", address, { "accept-encoding": "gzip, br;q=0" }],
    ["who says nothing", address, {}],
    ["a part of a file", address, { "accept-encoding": "br", range: "bytes=0-9" }],
    ["a file that is not there", "/_next/static/chunks/b.js", { "accept-encoding": "br" }],
    ["a file outside of the folder", "/_next/static/../secret.js", { "accept-encoding": "br" }],
    [
      "one outside of it, written otherwise",
      "/_next/static/chunks/%2e%2e/%2e%2e/%2e%2e/secret.js",
      { "accept-encoding": "br" },
    ],
    ["a page", "/wiki", { "accept-encoding": "br" }],
    ["another method", address, { "accept-encoding": "br" }, "POST"],
  ])("%s", async (_, path, headers, method) => {
    const { status, body } = await ask(path, headers, method);
    expect(status).toBe(418);
    expect(body.toString()).toBe(path);
  });
});
