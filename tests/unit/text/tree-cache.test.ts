import { expect, test } from "vitest";
import { createTreeCache } from "@/lib/text/tree-cache";

test("a text is made once for as long as it is kept, and what was not asked for the longest goes first", () => {
  const cache = createTreeCache<string>(30);
  const made: string[] = [];
  const read = (key: string) =>
    cache.read(key, () => {
      made.push(key);
      return { value: key.toUpperCase(), nodes: 9 };
    });
  expect(["a", "b", "a", "c", "a", "b"].map(read)).toEqual(["A", "B", "A", "C", "A", "B"]);
  expect(made).toEqual(["a", "b", "c"]);
  read("d");
  expect(["a", "b", "d", "c"].map(read)).toEqual(["A", "B", "D", "C"]);
  expect(made).toEqual(["a", "b", "c", "d", "c"]);
});

test("what is larger than the whole cache is given back and not kept", () => {
  const cache = createTreeCache<number>(5);
  let calls = 0;
  const read = () =>
    cache.read("large", () => {
      calls += 1;
      return { value: calls, nodes: 50 };
    });
  expect([read(), read()]).toEqual([1, 2]);
});

test("long texts are bounded by their length, however few nodes they have", () => {
  const cache = createTreeCache<number>(1000);
  const texts = Array.from({ length: 10 }, (_, index) => `${index}`.padEnd(40_000, "a"));
  let calls = 0;
  const read = (text: string) =>
    cache.read(text, () => {
      calls += 1;
      return { value: 0, nodes: 0 };
    });
  for (const text of texts) read(text);
  // The newest three are there.
  for (const text of texts.slice(-3)) read(text);
  expect(calls).toBe(10);
  for (const text of texts.slice(0, 7)) read(text);
  expect(calls).toBe(17);
});
