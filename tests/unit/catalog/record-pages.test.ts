import { afterEach, describe, expect, test, vi } from "vitest";
import {
  listRecordIds,
  listRecordPages,
  readRecordPage,
  toStaticPaths,
} from "@/lib/catalog/list-record-ids.server";

afterEach(() => vi.unstubAllEnvs());

describe("the pages that a build draws", () => {
  test("are all of them, and no other address is a page", () => {
    vi.stubEnv("QUARRY_BUILD", "");
    const { paths, fallback } = listRecordPages("armor-set", "set");
    expect(paths.map(({ params }) => params.set)).toEqual(listRecordIds("armor-set"));
    expect(fallback).toBe(false);
  });

  test("are a few in a quick build, the others with the first who asks", () => {
    vi.stubEnv("QUARRY_BUILD", "quick");
    const { paths, fallback } = toStaticPaths(["a", "b", "c", "d", "e"]);
    expect(paths).toEqual(["a", "b", "c"]);
    expect(fallback).toBe("blocking");
  });
});

describe("the page of a record", () => {
  test("is read for an id of the catalog", () => {
    expect(readRecordPage("item", "potion", (id) => ({ id }))).toEqual({ props: { id: "potion" } });
  });

  test.each(["no-such-item", "", "constructor", undefined])(
    "is not found for %j, which nothing reads",
    (id) => {
      const read = vi.fn();
      expect(readRecordPage("item", id, read)).toEqual({ notFound: true });
      expect(read).not.toHaveBeenCalled();
    },
  );
});
