import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type NamedEntity, namedEntities } from "@/lib/catalog/named-entities";
import { getEntityPath } from "@/lib/names/get-entity-path";
import { getNameIn } from "@/lib/names/names-store";

interface Weapon {
  id: string;
  type: string;
}
const weapons: Weapon[] = JSON.parse(readFileSync("data/catalog/weapons.json", "utf8"));

describe("address of an entity", () => {
  test("finds the type of every weapon in its id", () => {
    expect(weapons).toHaveLength(1188);
    for (const { id, type } of weapons) {
      expect(getEntityPath("weapons", id)).toBe(`/wiki/weapons/${type}/${id}`);
    }
  });

  test.each<[NamedEntity, string, string | undefined, string | undefined]>([
    ["skills", "agitator", undefined, "/wiki/skills/agitator"],
    ["skill-levels", "arkvelds-hunger/2", undefined, "/wiki/skills/arkvelds-hunger"],
    ["armor", "afi-crown-alpha", "afi-alpha", "/wiki/armor/afi-alpha#afi-crown-alpha"],
    ["armor", "afi-crown-alpha", undefined, undefined],
    ["armor-sets", "afi-alpha", undefined, "/wiki/armor/afi-alpha"],
    ["monsters", "rey-dau", undefined, "/wiki/hitzones/rey-dau"],
    ["monster-variants", "rey-dau/tempered", undefined, "/wiki/hitzones/rey-dau"],
    ["camps", "iceshard-cliffs/18-sinkhole", undefined, "/wiki/locales/iceshard-cliffs"],
    ["weapon-types", "bow", undefined, "/wiki/weapons/bow"],
    ["parts", "antennae", undefined, undefined],
    ["ailments", "bleeding", undefined, "/wiki/ailments#bleeding"],
    ["special-ammo", "adhesive-ammo", undefined, "/wiki/weapons/bowguns#adhesive-ammo"],
    ["story-missions", "new-ecosystems", undefined, undefined],
  ])("%s %s (set %s) is at %s", (entity, id, set, path) => {
    expect(getEntityPath(entity, id, set)).toBe(path);
  });
});

describe("name of an entity", () => {
  const french = {
    code: "fr",
    name: "Français",
    englishName: "French",
    tag: "fr",
    direction: "ltr",
  } as const;

  test("knows every entity of the name tables", () => {
    const entities: readonly NamedEntity[] = namedEntities;
    const table = JSON.parse(readFileSync("data/names/fr.json", "utf8"));
    expect(Object.keys(table).toSorted()).toEqual([...entities].toSorted());
  });

  test("is the English one until the table has another", () => {
    expect(getNameIn({ language: null, table: null }, "skills", "agitator", "Agitator")).toEqual({
      text: "Agitator",
    });
    expect(getNameIn({ language: french, table: null }, "skills", "agitator", "Agitator")).toEqual({
      text: "Agitator",
    });
    expect(getNameIn({ language: french, table: { skills: {} } }, "skills", "agitator", "Agitator")).toEqual({
      text: "Agitator",
    });
    expect(
      getNameIn(
        { language: french, table: { skills: { agitator: "Témérité" } } },
        "skills",
        "agitator",
        "Agitator",
      ),
    ).toEqual({ text: "Témérité", lang: "fr", dir: "ltr" });
  });
});
