import { expect, test } from "vitest";
import { escapeXml } from "@/lib/text/escape-xml";

test("every sign that XML reserves is a number, in texts and in attributes of both quotes", () => {
  expect(escapeXml(`<a b="c" d='e'>&amp;`)).toBe("&#60;a b=&#34;c&#34; d=&#39;e&#39;&#62;&#38;amp;");
});

test("characters that XML does not have are left out, and all others stay", () => {
  expect(escapeXml("a\u0000b\u001Bc\uFFFEd\uD800e")).toBe("abcde");
  expect(escapeXml("tab\tline\r\n龍 🐉")).toBe("tab\tline\r\n龍 🐉");
});
