import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

/** A second reader of the tables, as in `monster-combat-holdout.test.ts`: it needs `QUARRY_TABLES`. */
const folder = join(process.env.QUARRY_TABLES ?? "", "natives/STM/GameDesign");
const has = process.env.QUARRY_TABLES !== undefined && existsSync(folder);

// biome-ignore lint/suspicious/noExplicitAny: the tables have no types, and the reader has none on purpose.
type Json = any;

const ours: Json[] = JSON.parse(readFileSync("data/catalog/field-maps.json", "utf8"));
const stages: Readonly<Record<string, string>> = {
  "windward-plains": "101",
  "scarlet-forest": "102",
  "oilwell-basin": "103",
  "iceshard-cliffs": "104",
  "ruins-of-wyveria": "105",
};
const read = (path: string) => readFileSync(join(folder, path), "utf8");
/** Every place after a key, in the order of the file, without reading its JSON. */
const listPlaces = (text: string, key: string) =>
  [...text.matchAll(new RegExp(`"${key}": \\[\\s*([-\\d.]+),\\s*([-\\d.]+),\\s*([-\\d.]+)`, "g"))].map(
    ([, x, height, z]) => [x, z, height].map((value) => Math.round(Number(value)) + 0),
  );

describe.skipIf(!has)("a second reader of the tables", () => {
  test("finds the same places of areas", () => {
    const text = read("GUI/GUI060000/Model/_UserData/MapStageDrawData.user.3.json");
    const parts = text.split('"_StageFixedID": ').slice(1);
    for (const { id, areas } of ours) {
      const part = parts.find((each) => new RegExp(`^"\\[\\d+\\] ST${stages[id]}"`).test(each)) ?? "";
      const numbers = [...part.matchAll(/"_AreaNum": (\d+),\s*"_IconSizeOnOverView"/g)].map(([, number]) =>
        Number(number),
      );
      const places = listPlaces(part, "_AreaIconPos");
      const theirs = numbers.map((number, index) => [number, ...(places[index] ?? [])]);
      expect(areas.map(({ area, x, z, height }: Json) => [area, x, z, height])).toEqual(
        theirs.sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0)),
      );
    }
  });

  test("finds a tent at each camp, in the field and of the risk that the site names", () => {
    const locales: Json[] = JSON.parse(readFileSync("data/catalog/locales.json", "utf8"));
    const risks: Readonly<Record<string, string>> = {
      SAFE: "safe",
      LITTLE_SAFE: "insecure",
      DANGER: "dangerous",
    };
    const tents = readdirSync(join(folder, "Gimmick/Gm800")).flatMap((name) => {
      const path = `Gimmick/Gm800/${name}/${name}_AaaUniqueParam.user.3.json`;
      if (!existsSync(join(folder, path))) return [];
      const text = read(path);
      const [tent] = listPlaces(text.slice(text.indexOf('"_TentPoint": {')), "_Position");
      const risk = /"_RiskDegree": "\[\d+\] (\w+)"/.exec(text)?.[1] ?? "";
      return [`${/"_Stage": "\[\d+\] ST(\d+)"/.exec(text)?.[1]} ${tent?.join(" ")} ${risks[risk]}`];
    });
    for (const { id, camps } of ours) {
      const known: Json[] = locales.find((locale) => locale.id === id)?.camps;
      const mine = camps.map(
        ({ x, z, height }: Json, index: number) => `${stages[id]} ${x} ${z} ${height} ${known[index].risk}`,
      );
      expect(mine.filter((camp: string) => !tents.includes(camp))).toEqual([]);
    }
    expect(ours.flatMap(({ camps }) => camps)).toHaveLength(47);
  });

  test("finds every way in most of the tables of moves, and no other way in most", () => {
    const files = readdirSync(join(folder, "Enemy")).flatMap((enemy) =>
      /^Em\d{4}$/.test(enemy)
        ? readdirSync(join(folder, "Enemy", enemy)).flatMap((form) => {
            const path = `Enemy/${enemy}/${form}/Data/${enemy}_${form}_Param_AreaMove.user.3.json`;
            return existsSync(join(folder, path)) ? [read(path)] : [];
          })
        : [],
    );
    for (const { id, ways } of ours) {
      const fields = files.flatMap((text) =>
        text
          .split('"_FieldID": ')
          .slice(1)
          .filter((field) => /^"\[\d+\] (\w+)"/.exec(field)?.[1] === `ST${stages[id]}`),
      );
      const seen = fields.map((field) => {
        const pairs = new Set<string>();
        const moves = field.slice(0, field.indexOf('"_HomeRangeList"'));
        let targets: number[] = [];
        for (const [, key, value] of moves.matchAll(/"(_AreaNoMoveTo|_AreaNo)": (\d+)/g)) {
          if (key === "_AreaNoMoveTo") targets.push(Number(value));
          else {
            for (const to of targets) {
              pairs.add([Number(value), to].sort((a, b) => a - b).join("-"));
            }
            targets = [];
          }
        }
        return pairs;
      });
      const walking = seen.filter(({ size }) => size > 0);
      const counts = new Map<string, number>();
      for (const pair of walking.flatMap((pairs) => [...pairs])) {
        counts.set(pair, (counts.get(pair) ?? 0) + 1);
      }
      const most = [...counts].filter(([, count]) => count > walking.length / 2).map(([pair]) => pair);
      expect(ways.map((way: number[]) => way.join("-")).sort()).toEqual(most.sort());
    }
  }, 60_000);
});
