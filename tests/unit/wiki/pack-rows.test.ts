import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listArmorPieces } from "@/lib/wiki/armor/list-armor.server";
import { packRows, unpackRows } from "@/lib/wiki/pack-rows";
import { getAllWeapons } from "@/lib/wiki/weapons/get-all-weapons.server";
import { getBestWeapons } from "@/lib/wiki/weapons/get-best-weapons.server";

const row = fc.record(
  {
    id: fc.string(),
    rank: fc.constantFrom("low", "high"),
    slots: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
    element: fc.option(
      fc.record({ type: fc.constantFrom("fire", "ice"), value: fc.nat() }, { noNullPrototype: true }),
    ),
    isArtian: fc.constant(true),
  },
  { requiredKeys: ["id", "rank", "slots"], noNullPrototype: true },
);

/** As the browser gets it. */
const send = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data)) as Data;

describe("packRows", () => {
  it("loses nothing on the way to the browser", () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 40 }), (rows) => {
        expect(unpackRows(send(packRows(rows)))).toStrictEqual(rows);
      }),
    );
  });

  it("counts rows without any key", () => {
    expect(unpackRows(send(packRows<{ id?: string | undefined }>([{}, { id: undefined }])))).toStrictEqual([
      {},
      {},
    ]);
  });

  it.each([
    ["weapons", () => getAllWeapons().rows],
    ["best weapons", () => getBestWeapons().rows],
    ["armor pieces", () => listArmorPieces().rows],
  ])("keeps the data of the page of %s below the size that Next.js warns about", (_, getRows) => {
    const rows: readonly object[] = getRows();
    const sent = JSON.stringify(packRows(rows));
    expect(unpackRows(JSON.parse(sent))).toStrictEqual(send(rows));
    expect(sent.length).toBeLessThan(120_000);
    expect(sent.length).toBeLessThan(JSON.stringify(rows).length / 2);
  });
});
