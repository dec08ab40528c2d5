import { describe, expect, test } from "vitest";
import { listUsableMoves } from "@/lib/builder/damage/moves";
import { explainRotation } from "@/lib/builder/damage/rotation-damage";
import {
  gatherArmorData,
  gatherDamageData,
  gatherHuntData,
} from "@/lib/builder/data/gather-builder-data.server";
import { completeAssumptions, usualAssumptions } from "@/lib/builder/hunt/assumptions";
import { buildHuntModel } from "@/lib/builder/hunt/build-model";
import { calculateCourse } from "@/lib/builder/hunt/course";
import type { HuntFacts, HuntRequest, PartyHunter } from "@/lib/builder/hunt/request";
import { simulateHunts } from "@/lib/builder/hunt/simulate";
import { emptyDamageSetup } from "@/lib/builder/target/damage-setup";
import { getStageConditions } from "@/lib/builder/target/hunt-stages";
import { toScenario } from "@/lib/builder/target/to-scenario";
import { type WeaponType, weaponTypes } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { derive } from "@/tests/support/builder/derived";

const facts: HuntFacts = {
  damage: gatherDamageData(),
  hunt: gatherHuntData(),
  skills: gatherArmorData().skills,
};
const { weapons } = getCatalog();

function makeHunter(
  weapon: string,
  more: Partial<PartyHunter> & { levels?: Record<string, number> } = {},
): PartyHunter {
  const { levels, ...rest } = more;
  const derived = derive({ weapon: { id: weapon, decorations: [], artian: null } });
  return {
    name: weapon,
    derived: { ...derived, levels: { ...derived.levels, ...levels } },
    setup: emptyDamageSetup,
    loopSec: 0,
    staminaPerLoop: null,
    renewals: {},
    uses: {},
    roundsPerLoop: null,
    ...rest,
  };
}

/** 19,800 health for one hunter; parts × 3.3, scratches and wounds × 3.6, stun × 1.3. */
function makeRequest(hunters: readonly PartyHunter[], more: Partial<HuntRequest> = {}): HuntRequest {
  return {
    hunters,
    monster: "seregios",
    part: "head",
    quest: "1-000-shimmering-swords",
    target: 0,
    traps: {},
    assumptions: usualAssumptions,
    ...more,
  };
}

function build(...given: Parameters<typeof makeRequest>) {
  const outcome = buildHuntModel(makeRequest(...given), facts);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome;
}

const strongest = (type: string) => {
  const own = weapons.all.filter((each) => each.type === type);
  return own.toSorted((a, b) => b.attack - a.attack)[0]?.id ?? "";
};
const greatSword = strongest("great-sword");
/** Whether the strongest gunlance has the shells of a move. */
const usableShell = (move: string) => {
  const { weapon } = derive({ weapon: { id: strongest("gunlance"), decorations: [], artian: null } });
  return weapon !== null && listUsableMoves(weapon, facts.damage.moves).some(({ id }) => id === move);
};
const hammer = strongest("hammer");

describe("the figures of a hunt", () => {
  test("are those of the quest and the party", () => {
    expect(build([makeHunter(greatSword)]).model).toMatchObject({ health: 19_800, limitSec: 3000 });
    const { model } = build([makeHunter(hammer), makeHunter(greatSword)]);
    const { stun } = getCatalog().monsters.require("seregios").statusThresholds ?? {};
    expect(model.health).toBe(31_680);
    // 1.3 at first; 2.34 for each further one with two hunters.
    expect(model.statuses.stun?.initial).toBeCloseTo(1.3 * (stun?.initial ?? 0), 6);
    expect(model.statuses.stun?.increase).toBeCloseTo(2.34 * (stun?.increase ?? 0), 6);
    const combat = getCatalog().monsterCombat.require("seregios");
    const wound = combat.wounds.find(({ part }) => part === "head");
    expect(model.wound?.toOpen).toBeCloseTo(((wound?.scratch ?? 0) + (wound?.tear ?? 0)) * 6.48, 6);
    expect(model.part[0]).toBeCloseTo(
      (combat.parts.find(({ part }) => part === "head")?.healths[0] ?? 0) * 6.27,
      6,
    );
  });

  test("are those of the damage pane for every hit, calm and enraged", () => {
    const setup = { ...emptyDamageSetup, monster: "seregios", part: "head" };
    const { model, notes } = build([makeHunter(greatSword, { setup, levels: { agitator: 5 } })]);
    const rotation = notes[0]?.rotation ?? [];
    const { weapon, levels } = makeHunter(greatSword, { levels: { agitator: 5 } }).derived;
    for (const [mood, factor] of [
      [0, 1],
      [1, 1.1],
    ] as const) {
      const conditions = { enragedMonster: mood * 100 };
      const outcome = toScenario({ ...setup, rotation, conditions }, weapon, facts.damage);
      if (!outcome.ok) throw new Error(outcome.reason);
      const expected = explainRotation(outcome.scenario, facts.skills, levels).total.value;
      const sum = model.hunters[0]?.hits.reduce(
        (all, { damage }) => all + (damage[0]?.[mood]?.[0]?.mean ?? 0),
        0,
      );
      expect(sum).toBeCloseTo(expected * factor, 6);
    }
  });

  test("have the bar with Handicraft, and what skills spare", () => {
    const { sharpness } = derive({ weapon: { id: greatSword, decorations: [], artian: null } }).weapon ?? {};
    const { model } = build([
      makeHunter(greatSword, { levels: { handicraft: 5, "razor-sharp": 3, "protective-polish": 2 } }),
    ]);
    const [hunter] = model.hunters;
    const added = Math.min(50, sharpness?.handicraft.reduce((sum, each) => sum + each, 0) ?? 0);
    const length = (sharpness?.base ?? []).reduce((sum, each) => sum + each, 0);
    expect(hunter?.bar.reduce((sum, { units }) => sum + units, 0)).toBe(length + added);
    expect(hunter?.polishSec).toBe(60);
    expect(hunter?.hits[0]?.sparedChance).toBeCloseTo(0.5, 9);
    expect(hunter?.usedColors).toBe(1);
  });

  test("sharpen in three strokes, of which Speed Sharpening leaves out one or two", () => {
    const secondsWith = (level: number) =>
      build([makeHunter(greatSword, { levels: { "speed-sharpening": level } })]).model.hunters[0]?.sharpenSec;
    expect([0, 1, 2].map(secondsWith)).toEqual([4, 8 / 3, 4 / 3]);
  });

  test("count stun on the head alone, with Slugger", () => {
    const stunOn = (part: string, levels = {}) =>
      build([makeHunter(hammer, { levels })], { part }).model.hunters[0]?.hits.reduce(
        (sum, { stun }) => sum + stun,
        0,
      ) ?? 0;
    expect(stunOn("head")).toBeGreaterThan(50);
    expect(stunOn("head", { slugger: 3 })).toBeCloseTo(1.4 * stunOn("head"), 6);
    expect(stunOn("tail")).toBe(0);
  });

  test("count mounts by jumping attacks, with Master Mounter, and by as much more as a person says", () => {
    const rotation = [
      { move: "insect-glaive-strong-jumping-advancing-slash-1", count: 1 },
      { move: "insect-glaive-strong-jumping-advancing-slash-2", count: 1 },
    ];
    const setup = { ...emptyDamageSetup, rotation };
    const buildUp = (more: Parameters<typeof makeHunter>[1] = {}, mountPerMin = 0) => {
      const hunter = makeHunter(strongest("insect-glaive"), { setup, loopSec: 3, ...more });
      const { model } = build([hunter], { assumptions: completeAssumptions({ mountPerMin }) });
      return model.hunters[0]?.hits.reduce((sum, { mount }) => sum + mount, 0) ?? 0;
    };
    // Four hits of 15, one of 10.
    expect(buildUp()).toBe(70);
    expect(buildUp({ levels: { "scaling-prowess": 1 } })).toBeCloseTo(84, 9);
    // 3 s of 60: a twentieth of 200.
    expect(buildUp({}, 200)).toBeCloseTo(80, 9);
    const { model } = build([makeHunter(greatSword), makeHunter(hammer)]);
    expect(model.hunters[0]?.hits.some(({ mount }) => mount > 0)).toBe(false);
    // 75, then 230 × 1.25 × 1.6 more with two hunters, up to 995 × 1.25 × 1.6.
    expect(model.statuses.mount).toMatchObject({ initial: 75, lastsSec: [], damage: 0, fadePerSec: 0 });
    expect(model.statuses.mount?.increase).toBeCloseTo(230 * 2, 6);
    expect(model.statuses.mount?.max).toBeCloseTo(995 * 2, 6);
    expect(model.statuses.stun?.fadePerSec).toBe(0.5);
  });

  test("have renewed buffs for duration over interval, and those of the setup else", () => {
    const levels = { "adrenaline-rush": 5 };
    const { notes, model } = build([
      makeHunter(greatSword, { levels, renewals: { "adrenaline-rush": 120 } }),
    ]);
    expect(notes[0]?.buffs).toEqual([{ skill: "adrenaline-rush", durationSec: 30, uptime: 25 }]);
    expect(model.hunters[0]?.buffs).toEqual([{ skill: "adrenaline-rush", durationSec: 30, everySec: 120 }]);
    const kept = build([makeHunter(greatSword, { levels, renewals: { "adrenaline-rush": 20 } })]);
    expect(kept.notes[0]?.buffs[0]?.uptime).toBe(100);
    const without = build([makeHunter(greatSword, { levels })]);
    expect(without.notes[0]?.buffs[0]?.uptime).toBe(0);
  });

  test("have melodies of a horn in the party for everyone", () => {
    const horn = weapons.all.find((each) => each.type === "hunting-horn" && each.id.length > 0)?.id ?? "";
    const loud = completeAssumptions({ melodyPct: 100 });
    const silent = completeAssumptions({ melodyPct: 0 });
    const horns = weapons.all.filter((each) => each.type === "hunting-horn");
    const sum = (id: string, assumptions: typeof loud) =>
      build([makeHunter(greatSword), makeHunter(id)], { assumptions }).model.hunters[0]?.hits[0]
        ?.damage[0]?.[0]?.[0]?.mean ?? 0;
    const gains = horns.slice(0, 12).map(({ id }) => sum(id, loud) - sum(id, silent));
    expect(horn).not.toBe("");
    expect(Math.max(...gains)).toBeGreaterThan(0);
    expect(Math.min(...gains)).toBeGreaterThanOrEqual(0);
  });

  test("say what is assumed: paces that nobody timed, moves without effects", () => {
    const [assumed] = build([makeHunter(greatSword, { levels: { focus: 0 } })]).notes;
    // Three moves, each held for 2.3 s first.
    expect(assumed?.pace).toMatchObject({ source: "assumed", moves: 3, seconds: 10.5 });
    expect(assumed?.pace.charging).toBeCloseTo(6.9, 9);
    const [focused] = build([makeHunter(greatSword, { levels: { focus: 3 } })]).notes;
    expect(focused?.pace.charging).toBeCloseTo(0.85 * 6.9, 9);
    const chargingOf = (type: WeaponType, move: string, levels = {}) => {
      const setup = { ...emptyDamageSetup, rotation: [{ move, count: 2 }] };
      return build([makeHunter(strongest(type), { setup, levels: { focus: 0, ...levels } })]).notes[0]?.pace
        .charging;
    };
    expect(chargingOf("hammer", "hammer-charged-big-bang-1")).toBeCloseTo(4, 9);
    expect(chargingOf("hammer", "hammer-charged-side-blow")).toBe(0);
    expect(chargingOf("bow", "bow-charged-shot-lv3")).toBeCloseTo(4, 9);
    expect(chargingOf("bow", "bow-charged-shot-lv3", { focus: 3 })).toBeCloseTo(0.85 * 4, 9);
    const shell = facts.damage.moves.find(
      ({ id }) => /^gunlance-.*-wyvern-fire-1$/.test(id) && usableShell(id),
    );
    expect(chargingOf("gunlance", shell?.id ?? "", { focus: 3 })).toBeCloseTo(6, 9);
    const [timed] = build([makeHunter(greatSword, { loopSec: 7.5 })]).notes;
    expect(timed?.pace).toMatchObject({ source: "timed", seconds: 7.5 });
    const [bowgun] = build([makeHunter(strongest("heavy-bowgun"))]).notes;
    expect(bowgun?.unknownEffects.length).toBeGreaterThan(0);
    expect(assumed?.unknownEffects).toEqual([]);
  });

  test("use items that the buffs name again and again until none is left", () => {
    const setup = { ...emptyDamageSetup, bonuses: { "modifier:might-pill": 40, "modifier:demondrug": 100 } };
    const levels = { "item-prolonger": 3 };
    const { model, notes } = build([makeHunter(greatSword, { setup, levels })]);
    // 21 s × 1.5, five of them; Demondrug outlasts the quest five times.
    expect(notes[0]?.supplies).toMatchObject([
      { id: "demondrug", lastsSec: 2700, uses: 5, bit: 0 },
      { id: "might-pill", lastsSec: 31.5, uses: 5, maxCarry: 5, bit: 1 },
    ]);
    const pills = model.moments.filter(({ what }) => what === "might-pill");
    expect(pills.map(({ kind, atSec, takesSec }) => [kind, atSec, takesSec])).toEqual([
      ...[1, 2, 3, 4].map((at) => ["item", at * 31.5, 3]),
      ["gone", 157.5, 0],
    ]);
    const meanOf = (hit: { damage: readonly (readonly (readonly { mean: number }[])[])[] } | undefined) =>
      hit?.damage[0]?.[0]?.[0]?.mean ?? 0;
    const [hit] = model.hunters[0]?.hits ?? [];
    const alone = { ...emptyDamageSetup, bonuses: { "modifier:demondrug": 100 } };
    const [without] = build([makeHunter(greatSword, { setup: alone, levels })]).model.hunters[0]?.hits ?? [];
    expect(meanOf(hit)).toBeGreaterThan(meanOf(without));
    expect(meanOf(hit?.lacking?.[0])).toBeCloseTo(meanOf(without), 9);
    const some = build([
      makeHunter(greatSword, {
        setup,
        uses: { "modifier:might-pill": 0 },
        renewals: { "modifier:demondrug": 2900 },
      }),
    ]);
    expect(some.model.moments[0]).toMatchObject({ what: "might-pill", atSec: 0, kind: "busy" });
  });

  test("have traps that hold the monster, each further one for less", () => {
    const { model } = build([makeHunter(greatSword)], { traps: { pitfallTrap: 2, shockTrap: 1 } });
    const held = model.moments.filter(({ kind }) => kind === "trap");
    expect(held.map(({ what, atSec, holdsSec }) => [what, atSec, holdsSec])).toEqual([
      ["pitfallTrap", 64, 10],
      ["shockTrap", 124, 8],
      ["pitfallTrap", 184, 8],
    ]);
    const works = facts.hunt.monsters.find(({ traps }) => traps.length === 0);
    expect(works).toBeDefined();
  });

  test("have melodies that are played again when the first one ends, for longer with Horn Maestro", () => {
    const horns = weapons.all.filter((each) => each.type === "hunting-horn");
    const notes = horns.map(({ id }) => build([makeHunter(id)]).notes[0]?.melodySec ?? null);
    const at = notes.findIndex((sec) => sec !== null);
    const id = horns[at]?.id ?? "";
    const { model } = build([makeHunter(id)]);
    const sec = notes[at] ?? 0;
    expect(model.moments[0]).toMatchObject({ kind: "melody", atSec: sec, takesSec: 4 });
    const skilled = build([makeHunter(id, { levels: { "horn-maestro": 2 } })]).notes[0]?.melodySec;
    expect(skilled).toBeGreaterThan(sec);
  });

  test("load bowguns and coat arrows", () => {
    const [gun] = build([makeHunter(strongest("light-bowgun"))]).model.hunters;
    expect(gun?.bar).toEqual([{ color: null, units: 1 }]);
    expect(gun?.sharpenSec).toBe(2);
    const cost = gun?.hits.reduce((sum, hit) => sum + hit.cost, 0) ?? 0;
    const twice = build([makeHunter(strongest("light-bowgun"), { roundsPerLoop: 6 })]).notes[0]?.load;
    expect(cost).toBeGreaterThan(0);
    expect(twice?.perLoop).toBe(6);
    const bow = weapons.all.find(
      (each) => each.type === "bow" && JSON.stringify(each).includes('"power"'),
    )?.id;
    const setup = { ...emptyDamageSetup, bonuses: { "modifier:bow-power-coating": 100 } };
    const coated = build([makeHunter(bow ?? "", { setup })]);
    expect(coated.model.hunters[0]).toMatchObject({ bar: [{ color: null, units: 10 }], sharpenSec: 0.5 });
    expect(coated.notes[0]?.load).toMatchObject({ kind: "coating", perLoop: 3 });
    expect(build([makeHunter(bow ?? "")]).notes[0]?.load).toBeNull();
  });

  test("limit dual blades and bows by stamina as the tables have it", () => {
    const [blades] = build([makeHunter(strongest("dual-blades"), { loopSec: 6 })]).model.hunters;
    expect(blades?.stamina).toEqual({ max: 150, perLoop: 30, recoverPerSec: 25 });
    const skilled = { "marathon-runner": 3, "stamina-surge": 3 };
    const [runner] = build([makeHunter(strongest("dual-blades"), { loopSec: 6, levels: skilled })]).model
      .hunters;
    expect(runner?.stamina).toEqual({ max: 150, perLoop: 15, recoverPerSec: 37.5 });
    expect(build([makeHunter(greatSword)]).model.hunters[0]?.stamina).toBeNull();
  });

  test("are refused without a weapon, a known quest or a part", () => {
    const none = { ...makeHunter(greatSword), derived: { weapon: null, levels: {} } };
    expect(buildHuntModel(makeRequest([none]), facts)).toMatchObject({ ok: false });
    expect(buildHuntModel(makeRequest([makeHunter(greatSword)], { quest: "no-such" }), facts)).toMatchObject({
      ok: false,
    });
    expect(buildHuntModel(makeRequest([makeHunter(greatSword)], { target: 7 }), facts)).toMatchObject({
      ok: false,
    });
  });
});

describe("a hunt of the game", () => {
  test.each(weaponTypes)("with %s goes in closed form as it is played", (type) => {
    const setup = { ...emptyDamageSetup, conditions: getStageConditions("steady", type) };
    const levels = {
      "adrenaline-rush": 3,
      "weakness-exploit": 5,
      agitator: 3,
      "razor-sharp": 2,
      "masters-touch": 1,
      "speed-sharpening": 1,
    };
    // Health that varies more hides where in its loop a hunt ends, which the closed form does not know.
    const assumptions = completeAssumptions({ healthSpreadPct: 10 });
    const hunter = makeHunter(strongest(type), { setup, levels, renewals: { "adrenaline-rush": 90 } });
    const { model } = build([hunter], { assumptions });
    const course = calculateCourse(model);
    const { seconds } = simulateHunts(model, { runs: 300, seed: 11 });
    expect(course.seconds).not.toBeNull();
    expect(Math.abs((course.seconds ?? 0) - (seconds?.mean ?? 0))).toBeLessThan(
      3 * (seconds?.standardError ?? 0),
    );
  });
});
