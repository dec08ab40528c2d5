import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

/**
 * A second reader of the tables, as in `monster-combat-holdout.test.ts`: it needs `QUARRY_TABLES` and shares nothing
 * with the importer.
 */
const folder = join(process.env.QUARRY_TABLES ?? "", "natives/STM/GameDesign");
const has = process.env.QUARRY_TABLES !== undefined && existsSync(folder);

// biome-ignore lint/suspicious/noExplicitAny: the tables have no types, and the reader has none on purpose.
type Json = any;

/** Takes the names of classes off. */
function strip(value: Json): Json {
  if (Array.isArray(value)) return value.map(strip);
  if (typeof value !== "object" || value === null) return value;
  const keys = Object.keys(value);
  if (keys.length === 1 && /^(?:app|via|ace)\./.test(keys[0] ?? "")) return strip(value[keys[0] ?? ""]);
  return Object.fromEntries(keys.map((key) => [key, strip(value[key])]));
}

const load = (path: string): Json =>
  strip(JSON.parse(readFileSync(join(folder, `${path}.user.3.json`), "utf8"))[0]);
const rowsOf = (path: string): Json[] => load(path)._Values;
const word = (code: string) => code.slice(code.indexOf(" ") + 1);
const number = (code: string) => Number(/^\[(-?\d+)\]/.exec(code)?.[1]);
const ours = (file: string): Json[] => JSON.parse(readFileSync(`data/catalog/${file}.json`, "utf8"));
const sorted = (values: readonly Json[]) => values.map((value) => JSON.stringify(value)).toSorted();

/** English and German texts by guid and by name, references followed. */
function readTexts(...folders: string[]) {
  const raw = new Map<string, string[]>();
  for (const name of folders) {
    const files = readdirSync(join(folder, "Text", name));
    for (const file of files) {
      const { languages, entries } = JSON.parse(readFileSync(join(folder, "Text", name, file), "utf8"));
      for (const entry of entries) {
        const texts = [1, 4].map((language) => entry.content[languages.indexOf(language)] ?? "");
        raw.set(entry.guid, texts);
        raw.set(entry.name, texts);
      }
    }
  }
  return raw;
}

describe.skipIf(!has)("a second reader of the tables", () => {
  const items = new Map<number, string>(has ? ours("items").map(({ id, gameId }) => [gameId, id]) : []);
  const monsters = new Map<string, string>(has ? ours("monsters").map(({ id, gameId }) => [gameId, id]) : []);
  const german: Json = JSON.parse(readFileSync("data/names/de.json", "utf8"));

  test("finds the same side missions, with names, gifts and what comes before them", () => {
    const texts = readTexts("Mission");
    const gifts = new Map<string, Json>();
    for (const row of rowsOf("Mission/_UserData/_Reward/MissionRewardData"))
      gifts.set(word(row._MissonId), row);
    const missions = readdirSync(join(folder, "Mission")).filter((name) => /^Mission\d{6}$/.test(name));
    const side = missions.flatMap((name) => {
      const path = `Mission/${name}/Ms${name.slice(7)}_MsData`;
      if (!existsSync(join(folder, `${path}.user.3.json`))) return [];
      const data = load(path);
      return word(data._MissionTypeSerial) === "SIDESTORY" ? [{ name, data }] : [];
    });
    const theirs = side.map(({ name, data }) => {
      const code = `MISSION_${name.slice(7)}`;
      const row = gifts.get(code);
      const [english, inGerman] = texts.get(`${name}_000`) ?? [];
      return {
        code,
        english,
        german: inGerman,
        points: row._HunterRankPoint,
        gifts: row._ItemId.flatMap((item: string, at: number) =>
          row._ItemNum[at] > 0 ? [[items.get(number(item)), row._ItemNum[at]]] : [],
        ),
        before: data._OpenFlagMissionList
          .map(word)
          .filter((each: string) => texts.has(`Mission${each.slice("MISSION_".length)}_000`)).length,
      };
    });
    const mine = ours("side-quests").filter(({ kind }) => kind === "side-mission");
    expect(mine).toHaveLength(41);
    expect(
      sorted(
        mine.map((quest) => ({
          code: quest.gameId,
          english: quest.name,
          german: german["side-quests"][quest.id],
          points: quest.hunterRankPoints,
          gifts: (quest.gifts ?? []).map(({ item, qty }: Json) => [item, qty]),
          before: (quest.unlockedBy ?? []).length,
        })),
      ),
    ).toEqual(sorted(theirs));
  });

  test("finds the same quests of side missions and for small monsters", () => {
    const numbers = new Map<number, string | undefined>(
      rowsOf("Common/Enemy/EnemyData").map(({ _enemyId }: Json) => [
        number(_enemyId) | 0,
        monsters.get(word(_enemyId)),
      ]),
    );
    const texts = readTexts("Mission");
    const quests = readdirSync(join(folder, "Mission")).flatMap((name) => {
      const path = `Mission/${name}/_Quest/Ms${name.slice(7)}_QuestData`;
      return existsSync(join(folder, `${path}.user.3.json`)) ? [load(path)] : [];
    });
    const theirs = quests.flatMap((quest) => {
      const title = texts.get(quest._QuestMsg._TitleMsg)?.[0] ?? "";
      const type = word(quest._ClearCondition._TargetType);
      if (type !== "EM_ZAKO_KILL" && !/^<REF Mission5\d+_000>$/.test(title)) return [];
      const targets = quest._ClearCondition._TargetInfoArray.map((target: Json) => [
        type === "ITEM" ? items.get(target._TargetIDValue) : numbers.get(target._TargetIDValue),
        target._TargetValue,
        word(target._LegendaryID) === "NORMAL" ? "tempered" : null,
      ]);
      const { _MissionId, _QuestLv, _TimeLimit, _RemMoney, _HRPoint, _QuestLife, _OrderCondition } = quest;
      const order = [_OrderCondition._OrderHR, _OrderCondition._MaxPlayerNum];
      return [[word(_MissionId), targets, _QuestLv, _TimeLimit, _RemMoney, _HRPoint, _QuestLife, ...order]];
    });
    const mine = ours("side-quests").flatMap(({ hunt }) => {
      if (!hunt) return [];
      const targets = hunt.deliver
        ? [[hunt.deliver.item, hunt.deliver.qty, null]]
        : hunt.targets.map(({ monster, count, variant }: Json) => [monster, count ?? 1, variant ?? null]);
      const {
        gameId,
        stars,
        timeLimitMin,
        rewardZenny,
        rewardHunterRankPoints,
        faints,
        hunterRank,
        maxPlayers,
      } = hunt;
      const rest = [stars, timeLimitMin, rewardZenny, rewardHunterRankPoints, faints, hunterRank, maxPlayers];
      return [[gameId, targets, ...rest]];
    });
    expect(mine).toHaveLength(31);
    expect(sorted(mine)).toEqual(sorted(theirs));
  });

  test("finds the same rewards that no quest pays, supplies, packs, bowling and cooking", () => {
    const mine = ours("item-sources");
    const listMine = (kind: string) =>
      mine.filter(({ sources }) => sources.some((each: Json) => each.kind === kind));
    const paid = new Set(
      rowsOf("Mission/_UserData/_Reward/QuestRewardSetting").map((row) => row._commonRewardTableId),
    );
    const best = new Map<string, number>();
    for (const row of rowsOf("Mission/_UserData/_Reward/CommonRewardData")) {
      const item = items.get(number(row._itemId));
      if (paid.has(row._tableId) || row._probability === 0 || !item) continue;
      best.set(item, Math.max(best.get(item) ?? 0, row._num * row._probability));
    }
    expect(
      sorted(
        listMine("rewardTable").map(({ id, sources }) => {
          const way = sources.find(({ kind }: Json) => kind === "rewardTable");
          return [id, way.qty * way.chance];
        }),
      ),
    ).toEqual(sorted([...best]));

    const data = rowsOf("Common/Item/itemData");
    const supplies = new Set(
      data.filter(({ _Shikyu }) => _Shikyu).map((row) => items.get(number(row._ItemId))),
    );
    for (const row of rowsOf("Mission/_UserData/SupplyItemData")) {
      if (row._ItemCount > 0) supplies.add(items.get(number(row._ItemId)));
    }
    supplies.delete(undefined);
    expect(listMine("supplies").map(({ id }) => id)).toEqual([...supplies].toSorted());

    const bowling = new Set(
      rowsOf("Facility/BowlingRewardData").map((row) => items.get(number(row._ItemId))),
    );
    expect(listMine("bowling").map(({ id }) => id)).toEqual([...bowling].toSorted());

    const packs = new Set(
      load("DLC/UserData/DLCItemPackData").Values.flatMap(({ _Item }: Json) =>
        _Item.map(({ ItemId }: Json) => items.get(number(ItemId))),
      ),
    );
    expect(listMine("itemPack").map(({ id }) => id)).toEqual([...packs].toSorted());

    const carried = rowsOf("Common/Item/FixItems").map((row) => items.get(number(row._ItemId)));
    const loaded = data
      .filter(({ _Infinit, _Type }) => _Infinit && /BOTTLE|SHELL/.test(_Type))
      .map((row) => items.get(number(row._ItemId)));
    const unlimited = new Set([...carried, ...loaded].filter((id) => id !== undefined));
    expect(listMine("unlimited").map(({ id }) => id)).toEqual([...unlimited].toSorted());

    const cooking = rowsOf("Facility/GrillData").flatMap((row) =>
      row._RewardItemId.flatMap((item: string, at: number) =>
        row._RewardItemNum[at] * row._RewardItemRate[at] === 0
          ? []
          : [
              [
                items.get(number(item)),
                items.get(number(row._ItemId)),
                row._RewardItemNum[at],
                row._RewardItemRate[at],
              ],
            ],
      ),
    );
    expect(
      sorted(
        mine.flatMap(({ id, sources }) =>
          sources.flatMap(({ kind, give, prizes }: Json) =>
            kind === "cooking" ? prizes.map(({ qty, chance }: Json) => [id, give, qty, chance]) : [],
          ),
        ),
      ),
    ).toEqual(sorted(cooking));
  });

  test("finds the same slinger ammo", () => {
    const texts = readTexts("Excel_Data");
    const follow = (text: string): string => {
      const target = /^<REF ([^>]+)>$/.exec(text.trim())?.[1];
      return target === undefined ? text.trim() : follow(texts.get(target)?.[0] ?? "");
    };
    const itemsByName = new Map(ours("items").map(({ id, name }) => [name, id]));
    const names = new Map<string, Set<string>>();
    for (const row of rowsOf("Common/Gimmick/GimmickTextData")) {
      const code = word(row._GimmickId).slice(0, 9);
      const name = follow(texts.get(row._Name)?.[0] ?? "");
      if (name !== "" && !/Rejected|^-+$/.test(name))
        names.set(code, (names.get(code) ?? new Set()).add(name));
    }
    const points: [ammo: string, name: string][] = [];
    for (const group of readdirSync(join(folder, "Gimmick")).filter((name) => /^Gm\d{3}$/.test(name))) {
      for (const point of readdirSync(join(folder, "Gimmick", group))) {
        const path = `Gimmick/${group}/${point}/UserData/${point}_InteractData`;
        if (!/^Gm\d{3}_\d{3}$/.test(point) || !existsSync(join(folder, `${path}.user.3.json`))) continue;
        const { _PopType, _AmmoType } = load(path);
        if (!String(_PopType).endsWith("SLINGER_AMMO")) continue;
        for (const name of names.get(point.toUpperCase()) ?? []) points.push([_AmmoType, name]);
      }
    }
    const owners = new Map(
      points.flatMap(([ammo, name]) => (itemsByName.has(name) ? [[ammo, itemsByName.get(name)]] : [])),
    );
    const theirs = new Set(
      points.flatMap(([ammo, name]) => {
        const item = owners.get(ammo);
        return item === undefined ? [] : [`${item}: ${itemsByName.get(name) === item ? "" : name}`];
      }),
    );
    for (const line of [...theirs]) {
      const [item] = line.split(": ");
      if (
        line.endsWith(": ") &&
        [...theirs].some((other) => other !== line && other.startsWith(`${item}: `))
      ) {
        theirs.delete(line);
      }
    }
    const mine = ours("item-sources").flatMap(({ id, sources }) =>
      sources.flatMap(({ kind, place = "" }: Json) => (kind === "slinger" ? [`${id}: ${place}`] : [])),
    );
    expect(mine.length).toBeGreaterThan(50);
    expect(mine.toSorted()).toEqual([...theirs].toSorted());
  });

  test("finds the same bowgun modifications and special ammo, and the bowguns that have them", () => {
    const texts = readTexts("Excel_Equip");
    const guns = ["light-bowgun", "heavy-bowgun"].flatMap((type) => {
      const table = type === "light-bowgun" ? "LightBowgun" : "HeavyBowgun";
      const ids = new Map(
        ours("weapons").flatMap((weapon) => (weapon.type === type ? [[weapon.gameId, weapon.id]] : [])),
      );
      return rowsOf(`Common/Weapon/${table}`).flatMap((row) => {
        const id = ids.get(number(row[`_${table}`]));
        return id ? [{ id, type, row }] : [];
      });
    });
    const slots = new Map<string, Json[]>();
    for (const row of rowsOf("Common/Equip/BowgunCustomizeData").toSorted((a, b) => a._DataId - b._DataId)) {
      slots.set(word(row._PatternID), [...(slots.get(word(row._PatternID)) ?? []), row]);
    }
    const mods = new Map(
      rowsOf("Common/Equip/BowgunCustomizeItemData").map((row) => [
        word(row._ItemID),
        texts.get(row._Name)?.[0],
      ]),
    );
    const theirs = [...slots].flatMap(([code, rows]) => {
      const owners = guns
        .filter(({ row }) => row._CustomizePattern.map(word).includes(code))
        .map(({ id }) => id);
      if (owners.length === 0) return [];
      const first = rows.find(({ _IsFirstSetting }) => _IsFirstSetting);
      return [
        [
          code,
          rows.map(({ _ItemID }) => mods.get(word(_ItemID))).toSorted(),
          mods.get(word(first._ItemID)),
          owners.toSorted(),
        ],
      ];
    });
    const records = ours("bowgun-mods");
    const nameOf = (id: string) => records.find((record) => record.id === id)?.name;
    expect(
      records
        .filter(({ kind }) => kind === "mod")
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([...mods.values()].toSorted());
    expect(
      sorted(
        records
          .filter(({ kind }) => kind === "slot")
          .map(({ gameId, options, initial, weapons }) => [
            gameId,
            options.map(nameOf).toSorted(),
            nameOf(initial),
            weapons.toSorted(),
          ]),
      ),
    ).toEqual(sorted(theirs));

    const { light, heavy } = {
      light: load("Player/ActionData/Wp13/GlobalParam/Wp13GlobalActionParam"),
      heavy: load("Player/ActionData/Wp12/GlobalParam/Wp12GlobalActionParam"),
    };
    const ammo = new Map(ours("special-ammo").map((record) => [record.gameId, record]));
    for (const [code, record] of ammo) {
      const columns = ["_EnergyShellTypeNormal", "_EnergyShellTypePower", "_EnergyShellTypeWeak"];
      const owners = guns.filter(({ type, row }) =>
        type === "light-bowgun"
          ? word(row._Wp13SpecialAmmo) === code
          : columns.some((column) => word(row[column]) === code),
      );
      expect([code, record.weapons.toSorted()]).toEqual([code, owners.map(({ id }) => id).toSorted()]);
    }
    expect(ammo.get("CHATCH").reloadSec).toBe(light._ReloadCatchAmmoTime);
    expect(ammo.get("SET_BOMB").reloadSec).toBe(light._ReloadSetBombAmmoTime);
    expect(ammo.get("ESN_000").hitMults).toEqual(heavy._GatlingHitAttackRate);
    expect(ammo.get("ESN_001").minEnergy).toBe(heavy._EnergyLaserBullet_BasicData._MinUseEnergy);
    expect(ammo.get("ESP_000").charges.map(({ attackMult }: Json) => attackMult)).toEqual(
      heavy._ParryBullet_ChargeInfo._AttackRate.slice(1),
    );
    expect(ammo.get("ESP_001").modeMults).toEqual(heavy._EnergyGrenadeBullet_CustomAttackRate);
    expect(ammo.get("ESW_000").charges.map(({ sec }: Json) => sec)).toEqual(
      heavy._WeakPointSnipeBullet_ChargeInfo._Time,
    );
  });

  test("finds the same figures of hunters' ailments, and layered armor", () => {
    const status = load("Player/ActionData/Common/GlobalParam/Part/PlayerStatusParam");
    const overlay: Json = JSON.parse(readFileSync("data/sources/hunter-ailments.json", "utf8"));
    const records = new Map(ours("hunter-ailments").map((record) => [record.id, record]));
    let compared = 0;
    for (const { id, figures } of overlay.entries) {
      for (const [figure, path] of Object.entries<string>(figures)) {
        const value = path.split(".").reduce((at: Json, key) => at[key], status);
        expect([id, figure, records.get(id)[figure]]).toEqual([id, figure, Number(value.toFixed(5))]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(80);

    const texts = readTexts("Excel_Equip");
    const series = new Map(rowsOf("Common/Equip/ArmorSeriesData").map((row) => [word(row._Series), row]));
    const downloads = new Set(
      rowsOf("DLC/UserData/DlcLinkDataOuterArmor").map((row) => word(row._ArmorSeries_Fixed)),
    );
    const counts = new Map<string, number>();
    for (const row of rowsOf("Common/Equip/OuterArmorData")) {
      counts.set(word(row._Series), (counts.get(word(row._Series)) ?? 0) + 1);
    }
    const layered = ours("layered-armor");
    expect(
      sorted(
        layered.map(({ id, gameId, name, pieces, from }) => [
          gameId,
          name,
          german["layered-armor"][id],
          pieces.length,
          from === "download",
        ]),
      ),
    ).toEqual(
      sorted(
        [...counts].map(([code, count]) => {
          const [english = "", inGerman = ""] = texts.get(series.get(code)._Name) ?? [];
          return [code, english.trim(), inGerman.trim(), count, downloads.has(code)];
        }),
      ),
    );
    expect(layered.reduce((sum, { pieces }) => sum + pieces.length, 0)).toBe(612);
  });
});
