import { afterEach, expect, test } from "vitest";
import { sendOpenText } from "@/lib/http/send-text.server";
import { serveHandler } from "@/tests/support/serve-handler";

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stop?.();
});

test("a text is sent once: who has it already gets 304", async () => {
  let text = "<feed/>";
  const served = await serveHandler(async (request, response) =>
    sendOpenText(request, response, { type: "application/atom+xml", text, cache: "public, max-age=0" }),
  );
  stop = served.stop;
  const first = await fetch(served.url);
  expect(first.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
  expect(first.headers.get("access-control-allow-origin")).toBe("*");
  expect(first.headers.get("cache-control")).toBe("public, max-age=0");
  expect(await first.text()).toBe(text);

  const headers = { "if-none-match": first.headers.get("etag") ?? "" };
  const again = await fetch(served.url, { headers });
  expect([again.status, await again.text()]).toEqual([304, ""]);

  text = "<feed>new</feed>";
  expect((await fetch(served.url, { headers })).status).toBe(200);
  const head = await fetch(served.url, { method: "HEAD" });
  expect([head.headers.get("content-length"), await head.text()]).toEqual([String(text.length), ""]);
});
