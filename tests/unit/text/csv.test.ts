import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatCsv, parseCsv, writeCsv } from "@/lib/text/csv";

const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells);

describe("CSV", () => {
  test("opens in Excel as UTF-8, and runs no formula there", () => {
    const text = writeCsv([
      ["Name", "Owned"],
      ["=HYPERLINK(1)", 2],
      ["+cmd", -3],
      ["-1.5", 0],
      ['say "hi", you', 1],
    ]);
    expect(text).toBe(
      `\uFEFFName,Owned\r\n"'=HYPERLINK(1)",2\r\n"'+cmd",-3\r\n-1.5,0\r\n"say ""hi"", you",1\r\n`,
    );
  });

  test.each([
    ["=1+1", `"'=1+1"`],
    ["+a", `"'+a"`],
    ["-a", `"'-a"`],
    ["@x", `"'@x"`],
    ["\t=1", `"'\t=1"`],
    ["\r=1", `"'\r=1"`],
    ["'=1", `"''=1"`],
    ["+1", "+1"],
    ["-1.5%", "-1.5%"],
    ["a\nb", '"a\nb"'],
  ])("writes the text %j as %j", (text, cell) => {
    expect(formatCsv([[text, 1]])).toBe(`${cell},1\r\n`);
  });

  test("says in which line of the file each one begins", () => {
    expect(parseCsv('a,b\r\n"two\nlines",1\n\n,\nlast,2').map(({ line, cells }) => [line, ...cells])).toEqual(
      [
        [1, "a", "b"],
        [2, "two\nlines", "1"],
        [6, "last", "2"],
      ],
    );
  });

  test("takes commas, semicolons and tabs for separators, as spreadsheets of each country write them", () => {
    expect(cellsOf("Name;Owned\nA, B;2")).toEqual([
      ["Name", "Owned"],
      ["A, B", "2"],
    ]);
    expect(cellsOf("Name\tOwned\nA;B\t2")).toEqual([
      ["Name", "Owned"],
      ["A;B", "2"],
    ]);
    expect(cellsOf('"Name","Owned"\n"A","2"')).toEqual([
      ["Name", "Owned"],
      ["A", "2"],
    ]);
  });

  test("never throws, and what was written comes back", () => {
    fc.assert(fc.property(fc.string(), (text) => parseCsv(text).length <= text.length));
    const cell = fc.string({ minLength: 1 }).map((text) => `x${text.replaceAll(/[\r\uFEFF]/g, "")}`.trim());
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
        const table = [["h1", "h2"], ...rows];
        expect(cellsOf(writeCsv(table))).toEqual(table);
      }),
    );
  });
});
