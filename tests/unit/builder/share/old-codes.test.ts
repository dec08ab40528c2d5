import { expect, test } from "vitest";
import { decodeBuildCode } from "@/lib/builder/share/decode-build-code";
import { encodeLoadout } from "@/lib/builder/share/encode-build-code";
import { tables } from "@/tests/support/builder/code-tables";
import { oldCodes } from "@/tests/support/builder/old-codes";

test.each(oldCodes)("reads the old code of $what as ever", ({ code, loadout }) => {
  expect(decodeBuildCode(code, tables)).toEqual({ loadout, problems: [] });
});

// Only while version 1 is the newest: a newer one writes other codes, and still reads these.
test.each(oldCodes)("writes the same code as ever for $what", ({ code, loadout }) => {
  expect(encodeLoadout(loadout, tables)).toBe(code);
});
