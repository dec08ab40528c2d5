import { describe, expect, test } from "vitest";
import { getFingerprints } from "@/lib/content/get-fingerprint.server";

const notes = "Buy cheap zenny at our shop, the best prices for all hunters";
const build = { kind: "build", texts: ["My bow", notes], payload: "code-1" };

/** Whether two pieces share a fingerprint. */
function isCaught(one: typeof build, other: typeof build): boolean {
  const known = new Set(getFingerprints(one));
  return getFingerprints(other).some((each) => known.has(each));
}

describe("getFingerprints", () => {
  test("are 24 hex digits, each once", () => {
    const all = getFingerprints({ ...build, texts: [notes, notes] });
    expect(all).toHaveLength(2);
    for (const each of all) expect(each).toMatch(/^[0-9a-f]{24}$/);
  });

  test.each([
    ["the same content", {}],
    [
      "other letter case, spaces and punctuation",
      { texts: ["MY BOW!", notes.toUpperCase().replace(/,/g, " — ")] },
    ],
    ["markup around the words", { texts: ["My bow", notes.replace("cheap", "**cheap**")] }],
    ["full-width letters", { texts: ["My bow", notes.replace("zenny", "ｚｅｎｎｙ")] }],
    ["the text in another build", { texts: ["Something else", notes], payload: "code-2" }],
  ])("catch %s", (_, change) => expect(isCaught(build, { ...build, ...change })).toBe(true));

  test("do not catch another build with the same short title", () => {
    const short = { kind: "build", texts: ["My bow", ""], payload: "code-1" };
    expect(isCaught(short, { ...short, payload: "code-2" })).toBe(false);
    expect(isCaught(short, { ...short, texts: ["Her bow", ""] })).toBe(false);
    expect(isCaught(short, { ...short })).toBe(true);
  });

  test("do not mistake where one text ends and the next begins", () => {
    expect(isCaught({ ...build, texts: ["ab", "c"] }, { ...build, texts: ["a", "bc"] })).toBe(false);
  });
});
