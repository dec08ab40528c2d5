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
