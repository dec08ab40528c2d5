import { describe, expect, test } from "vitest";
import { listDamageMoves } from "@/lib/builder/damage/moves";
import { maxCount, type SetupMove } from "@/lib/builder/target/damage-setup";
import {
  changeRotation,
  formatRotation,
  listMoveRows,
  listRotationRows,
  type MoveRow,
} from "@/lib/builder/target/move-rows";
import { type WeaponType, weaponTypes } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";

const moves = listDamageMoves(getCatalog().attacks.all);
const listRows = (type: WeaponType) => listMoveRows(moves.filter(({ weapon }) => weapon === type));

function getRow(type: WeaponType, name: string): MoveRow {
  const row = listRows(type).find((each) => each.name === name);
  if (!row) throw new Error(`No row ${name}`);
  return row;
}

/** Ends of ids, with how often each counts. */
function spell(type: WeaponType, name: string): string {
  return getRow(type, name)
    .hits.map(({ move, times }) => `${move.id.slice(type.length + 1)}${times > 1 ? ` x${times}` : ""}`)
    .join(", ");
}

/** Of a seed, the same numbers every time. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe("rows of moves", () => {
  test("put the hits of one move together", () => {
    expect(spell("great-sword", "Follow-up Cross Slash Lv3")).toBe(
      "follow-up-cross-slash-lv3-1, follow-up-cross-slash-lv3-2",
    );
    expect(getRow("dual-blades", "Blade Dance III").hits).toHaveLength(10);
  });

  test("count a hit as often as its name says", () => {
    expect(spell("lance", "Triple Thrust")).toBe("triple-thrust-1-2 x2, triple-thrust-3");
    expect(spell("insect-glaive", "Strong Descending Slash Lv2")).toBe(
      "strong-descending-slash-lv2-1, strong-descending-slash-lv2-2, strong-descending-slash-lv2-3-5 x3, strong-descending-slash-lv2-6",
    );
  });

  test("give a variant the other hits of the plain move", () => {
    expect(spell("great-sword", "True Charged Slash Lv3 (Power)")).toBe(
      "true-charged-slash-lv3-1, true-charged-slash-lv3-2-power",
    );
    expect(spell("long-sword", "Iai Spirit Slash (Red) (Success)")).toBe(
      "iai-spirit-slash-1-red, iai-spirit-slash-2-red-success",
    );
  });

  test("use a hit that two moves share in both", () => {
    expect(spell("switch-axe", "Sword: Triple Slash")).toContain("sword-double-slash-1-triple-slash-2");
    expect(spell("switch-axe", "Sword: Double Slash")).toContain("sword-double-slash-1-triple-slash-2");
  });

  test("leave levels and the speeds of a special ammo apart", () => {
    for (const type of ["bow", "heavy-bowgun"] as const) {
      expect(listRows(type).every(({ hits }) => hits.length === 1)).toBe(true);
    }
  });

  test.each(weaponTypes)("have every move of the %s, each by itself only once", (type) => {
    const rows = listRows(type);
    const ids = new Set(rows.flatMap(({ hits }) => hits.map(({ move }) => move.id)));
    expect(ids.size).toBe(moves.filter(({ weapon }) => weapon === type).length);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  });
});

describe("a rotation as rows", () => {
  test("has whole moves, and what is left of them as single hits", () => {
    const rotation = [
      { move: "great-sword-true-charged-slash-lv3-1", count: 3 },
      { move: "great-sword-tackle", count: 2 },
      { move: "great-sword-true-charged-slash-lv3-2", count: 1 },
      { move: "great-sword-true-charged-slash-lv3-2-power", count: 1 },
    ];
    const rows = listRotationRows(rotation, listRows("great-sword"));
    expect(rows.map(({ row, count }) => `${row.name} ${count}`)).toEqual([
      "True Charged Slash Lv3 1 1",
      "Tackle 2",
      "True Charged Slash Lv3 1",
      "True Charged Slash Lv3 (Power) 1",
    ]);
  });

  test.each(weaponTypes)("of the %s has neither more nor fewer hits than the rotation", (type) => {
    const random = createRandom(type.length);
    const rows = listRows(type);
    const own = moves.filter(({ weapon }) => weapon === type);
    for (let round = 0; round < 50; round++) {
      const rotation: SetupMove[] = own
        .filter(() => random() < 0.3)
        .slice(0, 30)
        .map(({ id }) => ({ move: id, count: 1 + Math.floor(random() * 4) }));
      const counts = new Map<string, number>();
      for (const { row, count } of listRotationRows(rotation, rows)) {
        for (const { move, times } of row.hits) {
          counts.set(move.id, (counts.get(move.id) ?? 0) + count * times);
        }
      }
      expect(counts).toEqual(new Map(rotation.map(({ move, count }) => [move, count])));
    }
  });

  test("reads as players say it, with a move of several hits once", () => {
    const hits = ["charged-slash-lv3", "true-charged-slash-lv3-1", "true-charged-slash-lv3-2"];
    const slashes = hits.map((id) => ({ move: `great-sword-${id}`, count: 1 }));
    expect(formatRotation(slashes, moves)).toBe("Charged Slash Lv3, True Charged Slash Lv3");
    const thrusts = changeRotation([], getRow("lance", "Triple Thrust"), 2) ?? [];
    expect(formatRotation(thrusts, moves)).toBe("2× Triple Thrust");
  });

  test("takes a whole move in and out, and refuses what it has no room for", () => {
    const row = getRow("lance", "Triple Thrust");
    const once = changeRotation([], row, 1);
    expect(once).toEqual([
      { move: "lance-triple-thrust-1-2", count: 2 },
      { move: "lance-triple-thrust-3", count: 1 },
    ]);
    expect(changeRotation(once ?? [], row, -1)).toEqual([]);
    expect(changeRotation([{ move: "lance-triple-thrust-1-2", count: maxCount - 1 }], row, 1)).toBeNull();
    const full = moves
      .filter(({ weapon }) => weapon === "hammer")
      .slice(0, 30)
      .map(({ id }) => ({ move: id, count: 1 }));
    expect(changeRotation(full, row, 1)).toBeNull();
  });
});
