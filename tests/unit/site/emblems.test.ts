import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { emblemNames } from "@/components/game/emblem-names";
import { emblemsAddress } from "@/components/game/emblem-sprite";
import { getArmorEmblem, getMonsterEmblem, getSeriesEmblem } from "@/components/game/get-emblem";
import { getCatalog } from "@/lib/catalog/get-catalog.server";

const sprite = readFileSync("public/emblems.svg", "utf8");
const drawings = [...sprite.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs)].map(
  ([, id = "", body = ""]) => ({ id, body }),
);
const { armorSets, monsters, weapons } = getCatalog();
const series = [...new Set(weapons.all.flatMap((weapon) => weapon.series ?? []))];

describe("emblems", () => {
  test("there is one for each large monster", () => {
    const large = monsters.all.filter(({ size }) => size === "large");
    expect(large.filter(({ id }) => getMonsterEmblem(id) !== id).map(({ id }) => id)).toEqual([]);
  });

  test("there is one for each series of weapons", () => {
    expect(series.filter((name) => getSeriesEmblem(name) === "any")).toEqual([]);
    expect(getSeriesEmblem("G. Ebony Tree")).toBe("guardian-ebony-odogaron");
    expect(getSeriesEmblem("Rathalos Tree")).toBe("rathalos");
    expect(getSeriesEmblem("Omega Tree")).toBe("omega-planetes");
    expect(getSeriesEmblem("Azure Era Tree")).toBe("azure-era");
    expect(getSeriesEmblem(null)).toBe("artian");
  });

  test("armor of a monster or series has its emblem, and other armor none", () => {
    expect(getArmorEmblem("Rathalos α")).toBe("rathalos");
    expect(getArmorEmblem("Guardian Ebony")).toBe("guardian-ebony-odogaron");
    expect(getArmorEmblem("Dahaad α")).toBe("jin-dahaad");
    expect(getArmorEmblem("Artian α")).toBe("artian");
    expect(getArmorEmblem("Leather")).toBeNull();
    const large = monsters.all.filter(({ size }) => size === "large");
    const shown = new Set(armorSets.all.map(({ name }) => getArmorEmblem(name)));
    // Their armor is named after their small kin, or by names of its own.
    const without = large.filter(({ id }) => ![...shown].includes(getMonsterEmblem(id))).map(({ id }) => id);
    expect(without).toEqual(["blangonga", "congalala", "omega-planetes", "zoh-shia"]);
  });

  test("no two are equal", () => {
    expect(new Set(drawings.map(({ body }) => body)).size).toBe(drawings.length);
  });

  test("a monster or series that has none gets the neutral one", () => {
    expect(getMonsterEmblem("fatalis")).toBe("any");
    expect(getSeriesEmblem("Fatalis Tree")).toBe("any");
  });

  test("the sprite holds every name, once, under a version that follows its content", () => {
    expect(drawings.map(({ id }) => id)).toEqual([...emblemNames]);
    const version = createHash("sha256").update(sprite).digest("hex").slice(0, 8);
    expect(emblemsAddress).toBe(`/emblems.svg?v=${version}`);
  });

  test("the sprite stays below 6 KB compressed and holds nothing that runs or loads", () => {
    expect(gzipSync(sprite).byteLength).toBeLessThan(6 * 1024);
    expect(sprite).not.toMatch(/<script|<image|<foreignObject|href=|\son\w+=/i);
  });
});
