import { describe, expect, test } from "vitest";
import { weaponTypes } from "@/lib/catalog/codes";
import { answerCombos, askedMonsters } from "@/tests/support/builder/combo-answers";
import { getRuns, turn as run, takeTurns } from "@/tests/support/test-size";

/** All types against all five monsters with the full size; else those whose turn it is, each against another monster. */
const turns = getRuns({ small: 1, full: askedMonsters.length });
const cases = takeTurns(weaponTypes, 5).flatMap((type, at) =>
  Array.from({ length: turns }, (_, turn) => {
    return [
      type,
      askedMonsters[(at + turn + Math.floor(run / 5)) % askedMonsters.length] ?? "rathalos",
    ] as const;
  }),
);

/** Searches take seconds each where others use the machine. */
const allowed = { timeout: 600_000 };

describe("the set shown for a reviewed combo", () => {
  test.each(cases)(
    "of the %s against %s is not beaten by that of another combo",
    allowed,
    (type, monster) => {
      const answers = answerCombos(type, monster, getRuns({ small: 2, full: 20 }), 10_000);
      expect(answers.length).toBeGreaterThanOrEqual(2);
      for (const { combo, loss, open, status } of answers) {
        // Hits are not rounded: what is left are the last digits.
        expect(loss, combo).toBeLessThan(Math.max(1e-9, open));
        expect(status === "optimal" ? 0 : open, combo).toBeLessThan(0.02);
      }
    },
  );
});
