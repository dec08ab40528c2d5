import { describe, expect, test } from "vitest";
import { parseNews } from "@/lib/home/fetch-news";
import { newsPlaces } from "@/lib/home/places";

const entry = {
  place: "record",
  title: "05'12\"40 · A Fuse Ignited",
  detail: "TA, Maple",
  href: "/leaderboards/runs/1",
};

describe("what the home page reads of a reply", () => {
  test("is one entry for each place that it knows", () => {
    expect([...parseNews({ news: [entry, { ...entry, place: "weather" }] })]).toEqual([["record", entry]]);
    const all = newsPlaces.map((place) => ({ ...entry, place }));
    expect([...parseNews({ news: all }).keys()]).toEqual([...newsPlaces]);
  });

  test.each(["https://elsewhere.example", "//elsewhere.example", "javascript:alert(1)", ""])(
    "is no address outside of the site: %j",
    (href) => {
      expect(parseNews({ news: [{ ...entry, href }] }).size).toBe(0);
    },
  );

  test("is nothing where the reply is something else", () => {
    for (const reply of [null, "OK", {}, { news: "none" }, { news: [null, { ...entry, title: 1 }] }]) {
      expect(parseNews(reply).size).toBe(0);
    }
  });
});
