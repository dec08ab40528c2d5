import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { sharpnessElement, sharpnessRaw } from "@/lib/builder/damage/constants";
import { checkWatched } from "@/scripts/data-import/check-watched";
import { Overlays } from "@/scripts/data-import/overlays";
import { Tables } from "@/scripts/data-import/tables";
import { makeFolder } from "@/tests/support/data-import/tables";

/** A checkout with one table, and the project's overlays with one watched place. */
function check(table: unknown, values: Readonly<Record<string, unknown>>, more: { only?: true } = {}): void {
  const folder = makeFolder();
  mkdirSync(join(folder, "GameDesign/Common/Item"), { recursive: true });
  const path = join(folder, "GameDesign/Player/Shell.user.3.json");
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify([{ "app.user_data.Shell": table }]));
  const entries = [{ figure: "the shells", table: "Player/Shell", at: "_Normal", values, ...more }];
  writeFileSync(join(folder, "watched.json"), JSON.stringify({ provenance: ["test"], entries }));
  checkWatched(Tables.open(folder), new Overlays(folder));
}

const shell = { _Normal: { _List: [{ Attack: 7 }, { Attack: 8 }], _Rate: 1.4 }, _Other: 3 };
const known = { "_List.0.Attack": 7, "_List.1.Attack": 8, _Rate: 1.4 };

describe("watched parameters", () => {
  test("that are what they were say nothing, whatever stands next to them", () => {
    expect(() => check({ ...shell, _Other: 4 }, known)).not.toThrow();
  });

  test("that changed name figure, table, place, old and new value", () => {
    const changed = { _Normal: { _List: [{ Attack: 9 }, { Attack: 8 }], _Rate: 1.4 } };
    expect(() => check(changed, known)).toThrow(
      "Player/Shell, _Normal._List.0.Attack: 7 -> 9, which the shells stands on",
    );
  });

  test("that are new or gone count too", () => {
    const longer = { _Normal: { _List: [{ Attack: 7 }], _Rate: 1.4, _New: true } };
    expect(() => check(longer, known)).toThrow(/_List\.1\.Attack: 8 -> nothing/);
    expect(() => check(longer, known)).toThrow(/_New: nothing -> true/);
  });

  test("that are new say nothing where only the named ones are watched", () => {
    const longer = { _Normal: { _List: [{ Attack: 7 }, { Attack: 8 }], _Rate: 1.5, _New: true } };
    expect(() => check(longer, { "_List.0.Attack": 7 }, { only: true })).not.toThrow();
    expect(() => check(longer, { _Rate: 1.4 }, { only: true })).toThrow(/_Rate: 1\.4 -> 1\.5/);
  });

  test("hold the factors of sharpness that the damage is calculated with", () => {
    const { entries } = JSON.parse(readFileSync("data/sources/watched.json", "utf8"));
    const values = entries.find(({ at }: { at: string }) => at === "_KireajiTable").values;
    const rows = Object.entries(sharpnessRaw).map(([color, raw]) => {
      const [path] = Object.entries(values).find(([, value]) =>
        String(value).endsWith(color.toUpperCase()),
      ) ?? [""];
      const at = (name: string) => values[path.replace("EnumValue", name)];
      return [
        color,
        at("Damage") === raw,
        at("Elem") === sharpnessElement[color as keyof typeof sharpnessElement],
      ];
    });
    expect(rows).toEqual(Object.keys(sharpnessRaw).map((color) => [color, true, true]));
  });
});
