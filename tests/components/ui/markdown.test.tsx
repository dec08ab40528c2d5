import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { GuideBody } from "@/components/guides/GuideBody";
import { MarkdownTree } from "@/components/ui/Markdown";
import { splitBlocks } from "@/lib/guides/blocks";
import { buildGuideTree } from "@/lib/guides/build-tree";
import { siteConfig } from "@/lib/site/config";
import { buildTextTree } from "@/lib/text/build-text-tree";
import { hostilePayloads } from "@/tests/support/guides/hostile-payloads";
import { getRuns } from "@/tests/support/test-size";

const budget = { depth: 12, nodes: 2000 };
const htmlOf = (text: string) => renderToStaticMarkup(<MarkdownTree nodes={buildTextTree(text, budget)} />);
const guideOf = (text: string) =>
  renderToStaticMarkup(
    <GuideBody nodes={buildGuideTree(splitBlocks(text), []).nodes} renderVideo={() => null} />,
  );

test("shows Markdown with links that pass on no standing, and HTML as text", () => {
  const html = htmlOf(
    "# Big\n\n**bold** [site](https://example.com) <script>x</script> ![pic](https://e.com/a.png)",
  );
  expect(html).toContain("<h3>Big</h3>");
  expect(html).toContain('<a href="https://example.com" rel="nofollow ugc noopener">site</a>');
  expect(html).toContain("&lt;script&gt;");
  expect(html).not.toContain("<img");
});

test.each([
  ["quotes", ">".repeat(4000)],
  ["lists", "1. ".repeat(1300)],
  ["quotes and lists", "> - ".repeat(1000)],
  ["emphasis", "*a **b ".repeat(60) + "c** d*".repeat(60)],
  ["items", "- a\n".repeat(900)],
])("shows %s over the budget as they were typed", (_, text) => {
  const html = htmlOf(text);
  expect(html).not.toMatch(/<(blockquote|li|em)>/);
  expect(html).toContain(text.slice(0, 20).replaceAll(">", "&gt;"));
});

test("a link to another site says which, whatever its words say", () => {
  const host = (text: string) => /\(([^()]+)\)<\/span>/.exec(htmlOf(text))?.[1] ?? null;
  expect(host("[your bank](https://evil.example/login)")).toBe("evil.example");
  expect(host("[https://bank.example](https://evil.example)")).toBe("evil.example");
  expect(host("[a](https://user:bank.example@evil.example:8443/)")).toBe("evil.example:8443");
  expect(host("![pic](https://evil.example/a.png)")).toBe("evil.example");
  expect(host("[https://localhost:3000/wiki](//evil.example/login)")).toBe("evil.example");
  expect(host("<https://evil.example/>")).toBeNull();
  expect(host("<https://bank.example:443@evil.example/>")).toBe("evil.example");
  expect(host("[Rathalos](/wiki/monsters/rathalos)")).toBeNull();
});

test("whatever leads to another site shows its host, however its address is spelled", () => {
  const site = new URL(siteConfig.url);
  const opening = fc.constantFrom(
    "//",
    "/\\",
    "\\\\",
    "https:",
    "HTTP://",
    "https:///",
    "/",
    "./",
    "#",
    "?",
    "",
  );
  const name = fc.constantFrom(
    "evil.example",
    "EVIL.example:8443",
    "bank.example@evil.example",
    site.host,
    "wiki",
  );
  const path = fc.constantFrom(
    "",
    "/",
    "/login",
    "?a=b",
    "#c",
    "%2e%2e/",
    "\t/",
    "/\\evil.example",
    "..//evil.example",
  );
  const words = fc.constantFrom("the wiki", site.href, `https://${site.host}/wiki`, "//evil.example");
  fc.assert(
    fc.property(opening, name, path, words, fc.boolean(), (start, host, end, label, isGuide) => {
      const text = `[${label}](<${start}${host}${end}>)`;
      const page = document.createElement("div");
      page.innerHTML = isGuide ? guideOf(text) : htmlOf(text);
      for (const link of page.querySelectorAll("a[href]")) {
        const href = link.getAttribute("href") ?? "";
        if (!URL.canParse(href, site.href)) continue;
        const { host: real, protocol } = new URL(href, site.href);
        if (real === site.host || !protocol.startsWith("http")) continue;
        expect(link.nextElementSibling?.textContent, href).toBe(` (${real})`);
      }
    }),
    { numRuns: getRuns({ small: 400, full: 4000 }) },
  );
});

test("a link of the site is one like any other of the site", () => {
  expect(htmlOf("[Rathalos](/wiki/monsters/rathalos)")).toContain('<a href="/wiki/monsters/rathalos">');
  expect(htmlOf("[a](//example.com/wiki)")).toContain('rel="nofollow ugc noopener"');
});

test("script links lead nowhere", () => {
  expect(htmlOf("[a](javascript:alert(1)) [b](data:text/html,x)")).not.toMatch(/javascript:|data:/);
});

test("a definition makes no page of megabytes, and a character reference brings nothing hidden in", () => {
  expect(htmlOf(`[a]: /${"b".repeat(2400)}\n\n${"[a] ".repeat(200)}`).length).toBeLessThan(6000);
  expect(htmlOf("a&#8238;b &amp;lt; &#769;")).not.toMatch(/\u202E|\u0301/);
  expect(htmlOf("Title\n=====")).not.toContain("<h3>");
});

test("a picture inside a link is its words, as browsers allow no link inside a link", () => {
  const html = htmlOf("[before ![pic](https://e.com/a.png)](https://example.com)");
  expect(html).toContain('<a href="https://example.com" rel="nofollow ugc noopener">before pic</a>');
});

test("browsers read the HTML of every hostile text as what it was made from", () => {
  const plain = (html: string) =>
    html
      .replaceAll("/>", ">")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&quot;", '"')
      .replaceAll("&#x27;", "'");
  const changed = hostilePayloads.filter((payload) => {
    const html = htmlOf(payload);
    const page = document.createElement("div");
    page.innerHTML = html;
    return plain(page.innerHTML) !== plain(html);
  });
  expect(changed).toEqual([]);
});
