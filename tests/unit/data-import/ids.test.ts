import { describe, expect, test } from "vitest";
import { Ids } from "@/scripts/data-import/ids";

const place = { table: "Common/Item/itemData", row: 7 };

function createIds(previous: Readonly<Record<string, string>> = {}): Ids {
  return new Ids(new Map([["items", new Map(Object.entries(previous))]]));
}

describe("an id", () => {
  test("is the slug of the English name", () => {
    expect(createIds().assign("items", "1", "Monster Bone+", place)).toBe("monster-bone-plus");
  });

  test("begins with the prefix of its kind", () => {
    expect(createIds().assign("items", "1", "Bone Blade I", place, "great-sword")).toBe(
      "great-sword-bone-blade-i",
    );
  });

  test("stays when the name changes", () => {
    expect(createIds({ "1": "potion" }).assign("items", "1", "Healing Potion", place)).toBe("potion");
  });

  test("is found by its key from then on", () => {
    const ids = createIds();
    ids.assign("items", "1", "Potion", place);
    expect(ids.get("items", 1, place, "_Item")).toBe("potion");
    expect(ids.find("items", 2)).toBeUndefined();
  });

  test("is not given twice, and the message names both", () => {
    const ids = createIds();
    ids.assign("items", "1", "Potion", place);
    expect(() => ids.assign("items", "2", "Potion", place)).toThrow(
      'Common/Item/itemData, row 7: items: the id potion of "Potion" is that of 1 already.',
    );
  });

  test("is not that of a record which had it before and now has another name", () => {
    const ids = createIds({ "1": "potion" });
    expect(() => ids.assign("items", "2", "Potion", place)).toThrow(/that of 1 already/);
  });

  test("is refused for a key that stands in two rows", () => {
    const ids = createIds();
    ids.assign("items", "1", "Potion", place);
    expect(() => ids.assign("items", "1", "Herb", place)).toThrow("items: 1 stands in two rows.");
  });

  test("is refused for a name without letters", () => {
    expect(() => createIds().assign("items", "1", "???", place)).toThrow('"???" makes no id');
  });

  test("is missed with table, row and field", () => {
    expect(() => createIds().get("items", 9, place, "_Item.2")).toThrow(
      "Common/Item/itemData, row 7, _Item.2: items: nothing has the key 9.",
    );
  });
});
