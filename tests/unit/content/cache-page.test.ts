import { expect, test, vi } from "vitest";
import { purgePage, readPageData } from "@/lib/content/cache-page.server";

let next = 0;
/** A path that no other test uses. */
const newPath = () => `builds/${next++}`;

test("renders a page once for all requests within a second", async () => {
  const path = newPath();
  const make = vi.fn(async () => "page");
  await Promise.all([readPageData(path, make, 0), readPageData(path, make, 10)]);
  await readPageData(path, make, 999);
  expect(make).toHaveBeenCalledTimes(1);
  await readPageData(path, make, 1000);
  expect(make).toHaveBeenCalledTimes(2);
});

test("a purged page is made anew, also one that was being made", async () => {
  const path = newPath();
  let state = "published";
  let finish = () => {};
  const slow = readPageData(path, async () => {
    const seen = state;
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return seen;
  });
  state = "taken down";
  purgePage(path);
  const after = await readPageData(path, async () => state);
  finish();
  await slow;
  expect(after).toBe("taken down");
  expect(await readPageData(path, async () => state)).toBe("taken down");
});

test("does not remember that something is missing, or that it failed", async () => {
  const path = newPath();
  expect(await readPageData<string>(path, async () => null, 0)).toBeNull();
  await expect(readPageData(path, () => Promise.reject(new Error("store is away")), 0)).rejects.toThrow(
    "store is away",
  );
  expect(await readPageData(path, async () => "page", 0)).toBe("page");
});

test("a page that failed does not take the one with it that was made since", async () => {
  const path = newPath();
  let fail = () => {};
  const slow = readPageData<string>(
    path,
    () => new Promise((_, reject) => (fail = () => reject(new Error("away")))),
  );
  purgePage(path);
  const make = vi.fn(async () => "page");
  await readPageData(path, make);
  fail();
  await expect(slow).rejects.toThrow("away");
  expect(await readPageData(path, make)).toBe("page");
  expect(make).toHaveBeenCalledTimes(1);
});
