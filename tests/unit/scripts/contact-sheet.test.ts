import { expect, test } from "vitest";
import { toContactSheet } from "@/scripts/lib/contact-sheet.mjs";

test("a contact sheet has a row for each page, with narrow pictures before wide ones", () => {
  const html = toContactSheet([
    "wiki-armor-1440-dark.png",
    "wiki-armor.pdf",
    "home-390-light.png",
    "wiki-armor-390-dark.png",
    "wiki-armor-390-light.png",
  ]);
  const rows = html.split("<section>").slice(1);
  expect(rows.map((row) => /<h2>(.*?)<\/h2>/.exec(row)?.[1])).toEqual(["home", "wiki-armor"]);
  const labels = [...(rows[1] ?? "").matchAll(/<figcaption>(.*?)<\/figcaption>/g)].map(([, label]) => label);
  expect(labels).toEqual(["A4", "390 px, dark", "1440 px, dark", "390 px, light"]);
  expect(rows[1]).toContain('<img loading="lazy" src="wiki-armor-390-dark.png" alt="">');
  expect(rows[1]).toContain('<a href="wiki-armor.pdf">PDF</a>');
});
