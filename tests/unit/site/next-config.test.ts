import { expect, test } from "vitest";
import nextConfig from "@/next.config";

test("there is no rewrite, for one alone would have every page drawn twice (docs/decisions/0030)", async () => {
  expect(nextConfig.experimental).toBeDefined();
  expect(await nextConfig.rewrites?.()).toBeUndefined();
});
