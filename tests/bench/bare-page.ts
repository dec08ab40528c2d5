import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";

/**
 * Serves the tables of a page as bare HTML, with names and links and nothing else: the least that a page with these
 * rows can cost.
 *
 * @returns Its address, and what ends it.
 */
export async function serveBarePage(browser: Browser, url: string): Promise<{ url: string; close(): void }> {
  const context = await browser.newContext({
    serviceWorkers: "block",
    javaScriptEnabled: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  const tables = await page.evaluate<string>(`[...document.querySelectorAll("main table")].map((table) => {
    const text = (element) => element.textContent.replace(/[&<]/g, (sign) => "&#" + sign.charCodeAt(0) + ";");
    const cell = (each) => {
      const link = each.querySelector("a[href]");
      return link ? "<td><a href='" + encodeURI(link.getAttribute("href")) + "'>" + text(each) + "</a>" : "<td>" + text(each);
    };
    return "<table>" + [...table.rows].map((row) => "<tr>" + [...row.cells].map(cell).join("")).join("") + "</table>";
  }).join("")`);
  await context.close();
  const html = gzipSync(
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare tables</title>${tables}`,
  );
  const server = createServer((request, reply) => {
    if (request.url !== "/") return void reply.writeHead(204).end();
    reply
      .writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "gzip" })
      .end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
