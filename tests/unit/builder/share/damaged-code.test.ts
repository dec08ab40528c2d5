import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyLoadout } from "@/lib/builder/loadout/model";
import { computeCheckCharacters } from "@/lib/builder/share/bits";
import { decodeBuildCode } from "@/lib/builder/share/decode-build-code";
import { encodeLoadout, getCheck } from "@/lib/builder/share/encode-build-code";
import { tables } from "@/tests/support/builder/code-tables";
import { gogmaziosLoadout } from "@/tests/support/builder/loadouts";
import { anyJumble } from "@/tests/support/builder/random-jumble";
import { anyLoadout } from "@/tests/support/builder/random-loadouts";
import { getRuns } from "@/tests/support/test-size";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const decoded = (text: string) => decodeBuildCode(text, tables);
const text = encodeLoadout(gogmaziosLoadout, tables);
const samples = fc
  .sample(anyLoadout, { numRuns: getRuns({ small: 20, full: 200 }), seed: 11 })
  .map((one) => encodeLoadout(one, tables));

function silently(damaged: string): boolean {
  return decoded(damaged).problems.length === 0;
}

describe("damage is found", () => {
  test("always, where one character was changed", () => {
    const changed = [text, ...samples.slice(0, getRuns({ small: 4, full: 10 }))].flatMap((code) =>
      [...code].flatMap((letter, at) =>
        [...alphabet]
          .filter((other) => other !== letter)
          .map((other) => code.slice(0, at) + other + code.slice(at + 1)),
      ),
    );
    expect(changed.filter(silently)).toEqual([]);
  });

  test("always, where two neighbors of the body changed places", () => {
    const swapped = samples.flatMap((code) =>
      [...code]
        .map((one, at) => code.slice(0, at) + code.charAt(at + 1) + one + code.slice(at + 2))
        .filter((damaged, at) => at >= 3 && at < code.length - 1 && damaged !== code),
    );
    expect(swapped.filter(silently)).toEqual([]);
  });

  test("in every code cut short at any place", () => {
    const cut = [text, ...samples].flatMap((code) => [...code].map((_, end) => code.slice(0, end)));
    expect(cut.filter(silently)).toEqual([]);
  });

  test("in every code whose letters lost their case, or that grew at the end", () => {
    for (const code of samples) {
      expect(silently(code.toLowerCase())).toBe(code === code.toLowerCase());
      for (const more of [".", ")", "A", "_", "%20", "é", "\u0000", code])
        expect(silently(code + more)).toBe(false);
    }
  });

  // One check in 4,096 fits by chance, and what then is read must still end where the code ends.
  test("in all but one in a few thousand codes with many changes", () => {
    let unseen = 0;
    let tried = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...samples),
        fc.array(fc.tuple(fc.nat({ max: 200 }), fc.constantFrom(...alphabet)), {
          minLength: 2,
          maxLength: 9,
        }),
        (code, changes) => {
          const letters = [...code];
          for (const [at, letter] of changes) letters[at % letters.length] = letter;
          const damaged = letters.join("");
          if (damaged === code) return;
          tried++;
          if (silently(damaged)) unseen++;
        },
      ),
      { numRuns: getRuns({ small: 1500, full: 20_000 }), seed: 3 },
    );
    console.info(`Many changes in a code: ${unseen} of ${tried} unseen.`);
    expect(unseen / tried).toBeLessThan(1 / 1000);
  });
});

describe("what is left of a damaged code", () => {
  test("is read and reported as doubtful", () => {
    const { loadout, problems } = decoded(text.slice(0, -8));
    expect(problems).toEqual([{ code: "damaged" }]);
    expect(loadout.armor.head?.id).toBe("gogmazios-helm-alpha");
    expect(loadout.armor.legs?.id).toBe("gogmazios-greaves-alpha");
    expect(loadout.weapon?.artian).toEqual(gogmaziosLoadout.weapon?.artian);
    expect(loadout.charm).toEqual(gogmaziosLoadout.charm);
  });

  test("is nothing where no gear is left", () => {
    for (const damaged of [
      "",
      "1",
      "1A",
      "1AA",
      "hello",
      text.slice(0, 4),
      `é${text}`,
      ` ${text}`,
      "1 2 3",
    ]) {
      expect(decoded(damaged)).toEqual({ loadout: emptyLoadout, problems: [{ code: "unreadable" }] });
    }
  });

  test("is not required of a newer version, which differs from a damaged first letter", () => {
    const body = "whatever-it-will-be";
    const newer = `2${getCheck("2", body)}${body}`;
    expect(decoded(newer)).toEqual({
      loadout: emptyLoadout,
      problems: [{ code: "unknown-version", version: "2" }],
    });
    expect(decoded(`2${text.slice(1)}`).problems).toEqual([{ code: "unreadable" }]);
  });

  test("counts as damaged where the check fits but the content does not", () => {
    const [first = "", ...rest] = samples;
    for (const code of [first, ...rest]) {
      for (const body of [`${code.slice(3)}A`, code.slice(3, -1), `${code.slice(3, -1)}_`]) {
        expect(silently(`1${getCheck("1", body)}${body}`)).toBe(false);
      }
    }
  });
});

describe("hostile text", () => {
  const loose = fc.string({ unit: "binary", maxLength: 500 });
  const letters = fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 450 });

  test("is never thrown at the caller, and never silent", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          loose,
          letters,
          letters.map((body) => `1${body}`),
        ),
        (hostile) => {
          const { loadout, problems } = decoded(hostile);
          if (problems.length === 0) expect(encodeLoadout(loadout, tables)).toBe(hostile);
        },
      ),
      { numRuns: getRuns({ small: 1000, full: 20_000 }) },
    );
  });

  test("cannot make anything that could not be written, even with a fitting check", () => {
    fc.assert(
      fc.property(letters, (body) => {
        const { loadout } = decoded(`1${getCheck("1", body)}${body}`);
        const again = decoded(encodeLoadout(loadout, tables));
        expect(again.problems).toEqual([]);
        expect(encodeLoadout(again.loadout, tables)).toBe(encodeLoadout(loadout, tables));
      }),
      { numRuns: getRuns({ small: 250, full: 5000 }) },
    );
  });

  test("is not looked at when it is too long", () => {
    const long = "1".repeat(5_000_000);
    expect(decoded(long)).toEqual({
      loadout: emptyLoadout,
      problems: [{ code: "too-long", length: 5_000_000 }],
    });
  });
});

test("leaves loadout and tables as they were", () => {
  fc.assert(
    fc.property(anyJumble, (loadout) => {
      const before = JSON.stringify(loadout);
      encodeLoadout(loadout, tables);
      expect(JSON.stringify(loadout)).toBe(before);
    }),
    { numRuns: getRuns({ small: 15, full: 100 }) },
  );
});

test("has the checksum that the format has always had", () => {
  expect(computeCheckCharacters([])).toBe("__");
  expect(computeCheckCharacters([53, 0, 0])).toBe("MU");
});
