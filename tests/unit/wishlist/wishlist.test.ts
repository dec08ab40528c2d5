import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readWishlist, wishlistVersion, writeWishlist } from "@/lib/wishlist/parse-wishlist";
import {
  addWishlistItem,
  craftMethods,
  emptyWishlist,
  isOnWishlist,
  maxOwned,
  maxWishlistItems,
  mergeWishlists,
  removeWishlistItem,
  setCraftMethod,
  setOwned,
  type WishlistItem,
  wishlistKinds,
} from "@/lib/wishlist/wishlist";

const bow: WishlistItem = { kind: "weapon", id: "bow-hope-bow-i", name: "Hope Bow I", way: "path" };
const helm: WishlistItem = { kind: "armor", id: "rathalos-helm-alpha", name: "Rathalos Helm α", way: "path" };

const someItem: fc.Arbitrary<WishlistItem> = fc.record({
  kind: fc.constantFrom(...wishlistKinds),
  id: fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,6}){0,3}$/),
  name: fc.string({ minLength: 1, maxLength: 40 }).map((text) => `N${text}N`),
  way: fc.constantFrom(...craftMethods),
});
const someList = fc
  .tuple(
    fc.array(someItem, { maxLength: 12 }),
    fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.nat(maxOwned), { noNullPrototype: true }),
  )
  .map(([items, owned]) => {
    const filled = items.reduce((list, item) => addWishlistItem(list, item), emptyWishlist);
    return Object.entries(owned).reduce((list, [item, count]) => setOwned(list, item, count), filled);
  });

describe("a wishlist", () => {
  test("holds an entry once", () => {
    const once = addWishlistItem(emptyWishlist, bow);
    expect(addWishlistItem(once, { ...bow, name: "Again" })).toBe(once);
    expect(isOnWishlist(once, bow)).toBe(true);
    expect(isOnWishlist(once, { kind: "armor", id: bow.id })).toBe(false);
  });

  test("puts back what was removed where it was", () => {
    const both = addWishlistItem(addWishlistItem(emptyWishlist, bow), helm);
    expect(addWishlistItem(removeWishlistItem(both, bow), bow, 0)).toEqual(both);
  });

  test("keeps what is owned when an entry is removed", () => {
    const list = setOwned(addWishlistItem(emptyWishlist, bow), "iron-ore", 4);
    expect(removeWishlistItem(list, bow)).toEqual({ items: [], owned: { "iron-ore": 4 } });
  });

  test("changes the method of one entry alone", () => {
    const both = addWishlistItem(addWishlistItem(emptyWishlist, bow), helm);
    expect(setCraftMethod(both, bow, "forge").items.map(({ way }) => way)).toEqual(["forge", "path"]);
  });

  test.each([
    [-3, undefined],
    [0, undefined],
    [Number.NaN, undefined],
    [2.6, 3],
    [12_000, maxOwned],
  ])("counts %s owned as %s", (given, expected) => {
    expect(setOwned(setOwned(emptyWishlist, "iron-ore", 7), "iron-ore", given).owned["iron-ore"]).toBe(
      expected,
    );
  });

  test("refuses more entries than it can load", () => {
    const names = Array.from({ length: maxWishlistItems + 5 }, (_, index) => ({
      ...bow,
      id: `bow-${index}`,
    }));
    expect(names.reduce((list, item) => addWishlistItem(list, item), emptyWishlist).items).toHaveLength(
      maxWishlistItems,
    );
  });

  test("takes in another list without losing its own", () => {
    const mine = setOwned(addWishlistItem(emptyWishlist, bow), "iron-ore", 4);
    const theirs = setOwned(
      addWishlistItem(addWishlistItem(emptyWishlist, { ...bow, way: "step" }), helm),
      "iron-ore",
      9,
    );
    expect(mergeWishlists(mine, theirs)).toEqual({ items: [bow, helm], owned: { "iron-ore": 9 } });
  });
});

describe("reading a stored wishlist", () => {
  test("gives back what was written", () => {
    fc.assert(
      fc.property(someList, (list) => {
        expect(readWishlist(writeWishlist(list))).toEqual(list);
      }),
    );
  });

  test.each([null, "", "{", "null", "[]", "7", '"text"', "{}", '{"version":2,"wishes":[]}'])(
    "reads %j as no list",
    (text) => {
      expect(readWishlist(text)).toBeNull();
    },
  );

  test("reads what is good and drops junk", () => {
    const text = JSON.stringify({
      version: wishlistVersion,
      wishes: [
        null,
        7,
        { kind: "weapon" },
        { kind: "spell", id: "bow" },
        { kind: "armor", id: "../../etc/passwd", name: "No" },
        { kind: "armor", id: "a".repeat(81), name: "No" },
        { kind: "charm", id: "blast-charm-i", name: 4, way: "magic" },
        bow,
        { ...bow, name: "Twice" },
      ],
      owned: { "iron-ore": 3, "Not an id": 3, gem: "5", scale: -1, shell: 10_000, hide: 1e99, plate: null },
    });
    expect(readWishlist(text)).toEqual({
      items: [{ kind: "charm", id: "blast-charm-i", name: "blast-charm-i", way: "path" }, bow],
      owned: { "iron-ore": 3 },
    });
  });

  test("never throws, whatever the storage holds", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => readWishlist(text)).not.toThrow();
      }),
    );
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (items, owned) => {
        const list = readWishlist(JSON.stringify({ version: wishlistVersion, wishes: items, owned }));
        expect(list).not.toBeNull();
      }),
    );
  });

  test("reads the 20,000 counts of a full box", () => {
    const owned = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, at) => [`material-${at}`, 1 + (at % 99)]),
    );
    const text = JSON.stringify({ version: 1, wishes: [], owned });
    expect(readWishlist(text)?.owned).toEqual(owned);
  });

  test("does not take a key such as __proto__ for an item", () => {
    const list = readWishlist('{"version":1,"wishes":[],"owned":{"__proto__":5,"iron-ore":2}}');
    expect(list?.owned).toEqual({ "iron-ore": 2 });
  });
});
