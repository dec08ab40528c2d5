import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Chunks,
  countBefore,
  cutChunkRows,
  dropEntrant,
  maxChunkRows,
  putRow,
} from "@/lib/leaderboards/board/board-state";
import { compareRows, formatPlace, listPlaces } from "@/lib/leaderboards/board/placing";
import { listBoardAsOf, listRecords } from "@/lib/leaderboards/board/record-history";
import { toScore, toStanding } from "@/lib/leaderboards/board/standing";

interface Row {
  readonly runId: string;
  readonly entrant: string;
  readonly timeCs: number;
  readonly submittedAt: number;
}

function toRow(entrant: string, timeCs: number, submittedAt = 0, runId = `${entrant}-${timeCs}`): Row {
  return { runId, entrant, timeCs, submittedAt };
}

const rowsOf = (times: readonly number[]) => times.map((timeCs, index) => toRow(`h${index}`, timeCs));

describe("places", () => {
  test.each([
    [[], []],
    [[100], [1]],
    [
      [100, 100, 100],
      [1, 1, 1],
    ],
    [
      [100, 200, 200, 300],
      [1, 2, 2, 4],
    ],
    [
      [100, 100, 200, 300, 300, 300, 400],
      [1, 1, 3, 4, 4, 4, 7],
    ],
  ])("of %j are %j", (times, places) => expect(listPlaces(rowsOf(times))).toEqual(places));

  test("go on over the chunks of a board, also through a tie", () => {
    const chunks = [rowsOf([100, 200]), rowsOf([200, 300]), rowsOf([300])];
    const places = chunks.flatMap((rows, index) => {
      const { before, faster } = countBefore(chunks, index);
      return listPlaces(rows, before, faster);
    });
    expect(places).toEqual([1, 2, 2, 4, 4]);
  });

  test("are cited with their share, which is never nothing", () => {
    expect(formatPlace(3, 41)).toBe("3rd of 41, top 8%");
    expect(formatPlace(1, 1000)).toBe("1st of 1,000, top 1%");
    // A share of two says nothing, and neither does being in the slower half.
    expect(formatPlace(2, 2)).toBe("2nd of 2");
    expect(formatPlace(5, 10)).toBe("5th of 10, top 50%");
    expect(formatPlace(6, 10)).toBe("6th of 10");
    expect([2, 11, 12, 13, 21, 22, 101, 111].map((place) => formatPlace(place, 200).split(" ")[0])).toEqual([
      "2nd",
      "11th",
      "12th",
      "13th",
      "21st",
      "22nd",
      "101st",
      "111th",
    ]);
  });
});

describe("a board of four", () => {
  // By hand: N = 4, log2(4) / 5 = 0.4; best 100.00 s.
  const times = [10_000, 12_500, 12_500, 20_000];

  test("gives these points, ties the same", () => {
    const points = times.map(
      (timeCs) => toStanding({ runId: "r", timeCs }, { bestCs: 10_000, runners: 4 }).points,
    );
    expect(points).toEqual([40_000, 25_600, 25_600, 10_000]);
  });

  test("adds up to this score with another board, best first", () => {
    const standings = [10_000, 40_000].map((points) => ({ runId: "r", timeCs: 1, points }));
    expect(toScore(standings)).toBe(Math.round(40_000 + 0.95 * 10_000));
    expect(toScore([])).toBe(0);
  });

  test("never gives more for a slower time", () => {
    const time = fc.integer({ min: 10_000, max: 300_000 });
    fc.assert(
      fc.property(time, time, fc.integer({ min: 1, max: 500 }), (a, b, runners) => {
        const top = { bestCs: 10_000, runners };
        const [fast, slow] = [Math.min(a, b), Math.max(a, b)].map((timeCs) =>
          toStanding({ runId: "r", timeCs }, top),
        );
        expect(fast?.points).toBeGreaterThanOrEqual(slow?.points ?? Number.POSITIVE_INFINITY);
      }),
    );
  });
});

describe("the rows of a board", () => {
  const steps = fc.array(
    fc.record({
      entrant: fc.integer({ min: 0, max: 30 }),
      timeCs: fc.integer({ min: 1, max: 60 }),
      drop: fc.boolean(),
    }),
    { maxLength: 80 },
  );

  test("are always in order, one of each entrant, and what a plain list would be", () => {
    fc.assert(
      fc.property(steps, (list) => {
        let chunks: Chunks<Row> = [[]];
        const plain = new Map<string, Row>();
        list.forEach(({ entrant, timeCs, drop }, index) => {
          const name = `h${entrant}`;
          const row = toRow(name, timeCs, index, `r${index}`);
          chunks = drop ? dropEntrant(chunks, name) : putRow(chunks, row);
          if (drop) plain.delete(name);
          else plain.set(name, row);
        });
        expect(chunks.flat()).toEqual([...plain.values()].toSorted(compareRows));
        const places = listPlaces(chunks.flat());
        expect(places.every((place, index) => place <= index + 1 && place >= (places[index - 1] ?? 1))).toBe(
          true,
        );
      }),
    );
  });

  test("fit one chunk up to 400, and are cut before it would outgrow a document", () => {
    let chunks: Chunks<Row> = [[]];
    for (let index = 0; index < maxChunkRows; index += 1)
      chunks = putRow(chunks, toRow(`h${index}`, 1000 + index));
    expect(chunks.map(({ length }) => length)).toEqual([maxChunkRows]);
    const cut = putRow(chunks, toRow("first", 1));
    expect(cut.map(({ length }) => length)).toEqual([cutChunkRows, maxChunkRows + 1 - cutChunkRows]);
    // One more at the top leaves the second chunk as it is: one document is written, not all.
    const more = putRow(cut, toRow("next", 2));
    expect(more[1]).toBe(cut[1]);
    expect(more.flat().map(({ timeCs }) => timeCs)).toEqual(
      more
        .flat()
        .map(({ timeCs }) => timeCs)
        .toSorted((a, b) => a - b),
    );
  });

  test("of the widest kind stay within the bytes of a document", () => {
    const name = "漢".repeat(32);
    const player = { uid: "u".repeat(128), name };
    const row = {
      runId: "f".repeat(24),
      entrant: "e".repeat(24),
      players: [player, player, player, player],
      timeCs: 300_000,
      weapon: "sword-and-shield",
      platform: "xbox",
      video: { provider: "bilibili", id: "BV1xx411c7mD" },
      build: { kind: "code", code: "c".repeat(400) },
      submittedAt: 1_795_176_000_000,
    };
    expect(maxChunkRows * Buffer.byteLength(JSON.stringify(row))).toBeLessThan(0.8 * 1_048_576);
  });
});

describe("the records of a board", () => {
  const runs = [
    toRow("a", 500, 1),
    toRow("b", 400, 2),
    toRow("c", 400, 3),
    toRow("a", 450, 4),
    toRow("a", 300, 5),
  ];

  test("are the runs that were faster than all before, not those that only equal them", () => {
    expect(listRecords(runs).map(({ runId }) => runId)).toEqual(["a-500", "b-400", "a-300"]);
    expect(listRecords([])).toEqual([]);
  });

  test("are the same when one is added to the records so far as when all are looked at", () => {
    const list = fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 })), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(list, (pairs) => {
        const all = pairs.map(([timeCs, at], index) => toRow(`h${index}`, timeCs, at, `r${index}`));
        let stepwise: Row[] = [];
        for (const run of all) stepwise = listRecords([...stepwise, run]);
        expect(stepwise).toEqual(listRecords(all));
      }),
    );
  });

  test("stand on the board of a day with each entrant's fastest until then", () => {
    const sorted = runs.toSorted(compareRows);
    expect(listBoardAsOf(sorted, 4).map(({ runId }) => runId)).toEqual(["b-400", "c-400", "a-450"]);
    expect(listBoardAsOf(sorted, 0)).toEqual([]);
  });
});
