import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { importItemEffects } from "@/scripts/data-import/entities/import-item-effects";
import { Ids } from "@/scripts/data-import/ids";
import { Overlays } from "@/scripts/data-import/overlays";
import { Tables } from "@/scripts/data-import/tables";
import { Texts } from "@/scripts/data-import/texts";
import { writeTables } from "@/tests/support/data-import/tables";

const parameters = {
  _Potion_HealParam: { "app.PlayerDef.cContinuousHealParam": { _StartHealValue: 10, _HealValue: 25 } },
  _Kairiki_AddAttack: 10,
};

function read(entry: Readonly<Record<string, string>>) {
  const table = "Player/ActionData/Common/GlobalParam/PlayerItemParam";
  const folder = writeTables({ [table]: { "app.user_data.PlayerItemParam": parameters } }, afterAll);
  writeFileSync(
    join(folder, "item-effects.json"),
    JSON.stringify({ provenance: ["test"], entries: [entry] }),
  );
  const ids = new Ids(new Map());
  ids.assign("items", "10", "potion", { table: "test" });
  const tables = Tables.open(folder);
  const texts = new Texts(tables, []);
  return importItemEffects.run({ tables, texts, ids, overlays: new Overlays(folder) }).records;
}

test("figures of an item are those of the parameters that the overlay names", () => {
  expect(read({ id: "potion", healAtOnce: "_Potion_HealParam._StartHealValue" })).toEqual([
    { id: "potion", healAtOnce: 10 },
  ]);
});

test("an unknown item, parameter or figure is refused", () => {
  expect(() => read({ id: "elixir", heal: "_Kairiki_AddAttack" })).toThrow(/no such item/);
  expect(() => read({ id: "potion", heal: "_Elixir" })).toThrow(/holds no number/);
  expect(() => read({ id: "potion", heal: "_Potion_HealParam" })).toThrow(/holds no number/);
  expect(() => read({ id: "potion", speed: "_Kairiki_AddAttack" })).toThrow(/names an unknown figure/);
});
