import { describe, expect, test } from "vitest";
import { getBuilderCatalog } from "@/lib/builder/catalog/get-builder-catalog.server";
import { compileDamage } from "@/lib/builder/damage/compile-damage";
import type { DamageMove, DamageSkill } from "@/lib/builder/damage/inputs";
import { calculatePartDamage, type MonsterHitzones } from "@/lib/builder/damage/monster-damage";
import { listDamageMoves } from "@/lib/builder/damage/moves";
import { packArmorData, unpackArmorData } from "@/lib/builder/data/armor-file";
import { packDamageData, unpackDamageData } from "@/lib/builder/data/damage-file";
import {
  gatherArmorData,
  gatherDamageData,
  gatherWeaponsData,
} from "@/lib/builder/data/gather-builder-data.server";
import { packWeaponsData, unpackWeaponsData } from "@/lib/builder/data/weapons-file";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { getLoadoutCatalog } from "@/lib/builder/loadout/get-loadout-catalog.server";
import { createLoadoutCatalog, type LoadoutCatalog } from "@/lib/builder/loadout/loadout-catalog";
import { emptyLoadout, type Loadout } from "@/lib/builder/loadout/model";
import { checkQuery } from "@/lib/builder/search/check-query";
import type { SearchQuery } from "@/lib/builder/search/query";
import { search } from "@/lib/builder/search/search";
import { armorPieces } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";

const sent = (packed: unknown): unknown => JSON.parse(JSON.stringify(packed));

const armor = unpackArmorData(sent(packArmorData(gatherArmorData())));
const weapons = unpackWeaponsData(sent(packWeaponsData(gatherWeaponsData())));
const damage = unpackDamageData(sent(packDamageData(gatherDamageData())));

const queries: readonly SearchQuery[] = [
  { skills: { "weakness-exploit": 5, agitator: 3, burst: 1 }, limit: 20 },
  { skills: { "weakness-exploit": 3 }, bonuses: { "gore-magalas-tyranny": 1 }, objective: { kind: "slots" } },
  { skills: { agitator: 5 }, transcended: true, talismans: "any-legal", limit: 5 },
  { skills: { "fire-resistance": 3 }, objective: { kind: "resistance", element: "fire" }, rank: "any" },
  { skills: { "weakness-exploit": 5, agitator: 5, "maximum-might": 3, burst: 5, earplugs: 3 } },
];

describe("the engine on the loaded files", () => {
  test.each(queries)("finds the same sets as on the whole catalog: %j", (query) => {
    expect(checkQuery(query, armor)).toEqual([]);
    const expected = search(query, getBuilderCatalog());
    expect(["optimal", "infeasible"]).toContain(expected.status);
    expect(search(query, armor)).toStrictEqual(expected);
  });

  test("finds the same set for damage", () => {
    const rotationOf = (moves: readonly DamageMove[]) =>
      moves
        .filter(({ id }) => id === "great-sword-true-charged-slash-lv3-1")
        .map((move) => ({ move, count: 1 }));
    const run = (
      from: LoadoutCatalog,
      skills: readonly DamageSkill[],
      moves: readonly DamageMove[],
      of: MonsterHitzones,
    ) => {
      const loadout = { ...emptyLoadout, weapon: { id: weaponId, decorations: [], artian: null } };
      const { weapon } = deriveLoadout(loadout, from);
      const part = of.hitzones[0]?.states[0];
      if (!weapon || !part) throw new Error("Both are in the facts.");
      const rotation = rotationOf(moves);
      const scenario = { weapon, rotation, target: { hitzone: part, state: part.state } };
      const byPart = calculatePartDamage({ weapon, rotation }, of, skills, { "attack-boost": 5 });
      return { damage: compileDamage(scenario, skills), byPart, moves: rotation.length };
    };
    const weaponId = weapons.weapons.find(({ type }) => type === "great-sword")?.id ?? "";
    const { skills, attacks, monsters } = getCatalog();
    const whole = run(
      getLoadoutCatalog(),
      skills.all,
      listDamageMoves(attacks.all),
      monsters.require("arkveld"),
    );
    const arkveld = damage.monsters.find(({ id }) => id === "arkveld");
    if (!arkveld) throw new Error("It is in the file.");
    const loaded = run(createLoadoutCatalog({ ...armor, ...weapons }), armor.skills, damage.moves, arkveld);
    expect(whole.byPart.length).toBeGreaterThan(5);
    expect(loaded.byPart).toStrictEqual(whole.byPart);
    const createQuery = (of: typeof whole): SearchQuery => ({
      skills: { "weakness-exploit": 3 },
      objective: { kind: "damage", damage: of.damage },
      limit: 3,
    });
    const expected = search(createQuery(whole), getBuilderCatalog());
    expect(expected.results[0]?.damage).toBeGreaterThan(0);
    expect(search(createQuery(loaded), armor)).toStrictEqual(expected);
  });

  test("derives the same figures for every weapon with every piece", () => {
    const loaded = createLoadoutCatalog({ ...armor, ...weapons });
    const pieces = armorPieces.map((piece) => armor.armor.filter((each) => each.piece === piece));
    for (const [at, { id, artian }] of weapons.weapons.entries()) {
      const equipped = pieces.map((of) => ({ id: of[at % of.length]?.id ?? "", decorations: [] }));
      const [head, chest, arms, waist, legs] = equipped;
      if (!head || !chest || !arms || !waist || !legs) throw new Error("There are five pieces.");
      const loadout: Loadout = {
        weapon: { id, decorations: [], artian: artian === null ? null : choices },
        armor: { head, chest, arms, waist, legs },
        charm: { kind: "charm", id: armor.charms[at % armor.charms.length]?.id ?? "" },
        transcended: at % 2 === 0,
      };
      expect(deriveLoadout(loadout, loaded)).toStrictEqual(deriveLoadout(loadout, getLoadoutCatalog()));
    }
  });
});

const part = { element: "fire", infusion: "attack" } as const;
const choices = {
  parts: [part, part, part],
  reinforcements: weapons.artian.bonuses
    .flatMap(({ id, kind }) => (kind === "reinforcement" ? id : []))
    .slice(0, 5),
  setBonus: null,
  groupSkill: null,
};
