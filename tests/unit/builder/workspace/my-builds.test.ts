import { describe, expect, test } from "vitest";
import { getFiguresKey } from "@/lib/builder/collection/own-talismans";
import { emptyCriteria } from "@/lib/builder/criteria/search-criteria";
import { emptyDamageSetup } from "@/lib/builder/target/damage-setup";
import { addStep, beginHistory, undoStep } from "@/lib/builder/workspace/history";
import {
  filterMyBuilds,
  withMyBuild,
  withMyBuildCopy,
  withMyBuildName,
  withMyBuilds,
  withoutMyBuild,
  withRestoredMyBuild,
} from "@/lib/builder/workspace/my-builds/change-my-builds";
import { findTalismanBuilds } from "@/lib/builder/workspace/my-builds/find-talisman-builds";
import {
  findFreeName,
  findMyBuild,
  isChanged,
  type MyBuild,
  maxMyBuilds,
  openMyBuild,
  readMyBuilds,
  toMyBuild,
  writeMyBuilds,
} from "@/lib/builder/workspace/my-builds/my-builds";
import { nameWork } from "@/lib/builder/workspace/my-builds/name-work";
import { emptyWorkspace, type Workspace } from "@/lib/builder/workspace/workspace";
import { builderData, codeOf, helm, mail, whole } from "@/tests/support/builder/two-tabs";

const now = new Date("2026-11-23T10:00:00Z");
const state: Workspace = {
  workId: "",
  loadout: whole,
  criteria: { ...emptyCriteria, skills: { agitator: 3 }, objective: "slots" },
  setup: { ...emptyDamageSetup, monster: "rathalos", bonuses: { "meal:attack-up": 100 } },
};

function create(name: string, from: Workspace = state): MyBuild {
  const build = toMyBuild(
    from,
    { id: name.toLowerCase().replaceAll(" ", "-"), name, now },
    builderData.tables,
  );
  if (!build) throw new Error("The loadout has no code");
  return build;
}

test("a talisman knows the builds that it is in, whatever its mark and its name", () => {
  const figures = {
    talisman: "golden-age-charm",
    skills: [
      { skill: "ambush", level: 1 },
      { skill: "blast-resistance", level: 1 },
      { skill: "bludgeoner", level: 3 },
    ],
    slots: [{ kind: "weapon", slot: 1 }],
  } as const;
  const charm = { kind: "talisman", decorations: [], ...figures } as const;
  const equipped = { ...state, loadout: { ...state.loadout, charm } };
  const builds = [create("Raw", equipped), create("Other"), create("Burst", equipped)];
  const found = findTalismanBuilds(builds, builderData.tables);
  expect(found.get(getFiguresKey({ ...figures, skills: figures.skills.toReversed() }))).toEqual([
    "Raw",
    "Burst",
  ]);
  expect(found.size).toBe(1);
});

describe("builds saved in this browser", () => {
  test("come back with gear, search and target", () => {
    const [build] = readMyBuilds(writeMyBuilds([create("Raw")]));
    expect(build && openMyBuild(build, builderData)).toEqual({ ...state, workId: "my/raw" });
  });

  test("leave out what storage has made of them, and keep the others", () => {
    const good = create("Raw");
    const text = JSON.stringify({
      version: 1,
      builds: [
        null,
        { ...good, id: "<b>" },
        { ...good, id: "long", code: "1".repeat(500) },
        { ...good, id: "when", changedAt: "yesterday" },
        { ...good, id: "big", setup: { monster: "x".repeat(30_000) } },
        good,
        good,
      ],
    });
    expect(readMyBuilds(text).map(({ id, setup }) => [id, setup === null])).toEqual([
      ["big", true],
      ["raw", false],
    ]);
    for (const junk of ["", "{", "[]", '{"version":2,"builds":[]}', '{"version":1,"builds":{}}'])
      expect(readMyBuilds(junk)).toEqual([]);
  });

  test("open as far as they are known", () => {
    const build = { ...create("Raw"), criteria: { skills: { gone: 4, agitator: 9 } }, setup: 7 };
    const opened = openMyBuild(build, builderData);
    expect(opened?.criteria.skills).toEqual({ agitator: 5 });
    expect(opened?.setup).toEqual(emptyDamageSetup);
  });

  test("count as changed by gear, search or target, and not by being opened", () => {
    const build = create("Raw");
    expect(isChanged(build, { ...state, workId: "my/raw" }, builderData)).toBe(false);
    expect(isChanged(build, { ...state, loadout: helm }, builderData)).toBe(true);
    expect(isChanged(build, { ...state, criteria: emptyCriteria }, builderData)).toBe(true);
    expect(isChanged(build, { ...state, setup: emptyDamageSetup }, builderData)).toBe(true);
  });

  test("have names of their own in one line", () => {
    expect(create("  Raw \n bow ").name).toBe("Raw bow");
    expect(findFreeName("Raw", [create("Raw"), create("Raw 2")])).toBe("Raw 3");
    expect(findFreeName("x".repeat(80), [create("x".repeat(60))])).toBe(`${"x".repeat(56)} 2`);
  });
});

describe("changes to the builds saved in this browser", () => {
  const [raw, crit] = [create("Raw"), create("Crit", { ...state, loadout: helm })];

  test("save, rename, copy, delete and bring back", () => {
    expect(withMyBuild([raw], crit)).toEqual([crit, raw]);
    expect(withMyBuild([crit, raw], { ...raw, code: codeOf(mail) }).map(({ id }) => id)).toEqual([
      "raw",
      "crit",
    ]);
    expect(withMyBuildName([raw], "raw", " Burst ")[0]?.name).toBe("Burst");
    expect(withMyBuildName([raw], "raw", "  ")[0]?.name).toBe("Raw");
    const copied = withMyBuildCopy([raw, crit], "raw", { id: "copy", now });
    expect(copied.map(({ name }) => name)).toEqual(["Raw", "Raw 2", "Crit"]);
    expect(copied[1]?.code).toBe(raw.code);
    const without = withoutMyBuild([raw, crit], "raw");
    expect(withRestoredMyBuild(without, raw, 0)).toEqual([raw, crit]);
    expect(withRestoredMyBuild([raw], raw, 0)).toEqual([raw]);
  });

  test("add no more than there is room for", () => {
    const full = Array.from({ length: maxMyBuilds }, (_, at) => ({ ...raw, id: `b${at}` }));
    expect(withMyBuild(full, crit)).toBe(full);
    expect(withMyBuildCopy(full, "b0", { id: "copy", now })).toBe(full);
    expect(withMyBuild(full, { ...raw, id: "b7", name: "New" })[0]?.name).toBe("New");
    expect(
      withMyBuilds(full.slice(1), [crit, { ...crit, id: "two" }])
        .map(({ id }) => id)
        .slice(0, 2),
    ).toEqual(["crit", "b1"]);
  });

  test("add several under free names, in their order", () => {
    const added = withMyBuilds([raw], [{ ...crit, id: "a", name: "Raw" }, crit]);
    expect(added.map(({ name }) => name)).toEqual(["Raw 2", "Crit", "Raw"]);
  });

  test("find a build by its name and by what it holds", () => {
    const texts = ({ id }: MyBuild) => (id === "raw" ? ["Gogma Great Sword", "Agitator"] : []);
    expect(filterMyBuilds([raw, crit], "", texts)).toHaveLength(2);
    expect(filterMyBuilds([raw, crit], "crit", texts)).toEqual([crit]);
    expect(filterMyBuilds([raw, crit], "sword agi", texts)).toEqual([raw]);
  });
});

test("a build that gets a name keeps its steps of undo, and other builds before it theirs", () => {
  const other = { ...emptyWorkspace, workId: "/abc", loadout: mail };
  const first = addStep(beginHistory<Workspace>(other), { ...emptyWorkspace, loadout: helm });
  const named = nameWork(addStep(first, { ...emptyWorkspace, loadout: whole }), "raw");
  expect(named.present.workId).toBe("my/raw");
  const before = undoStep(named);
  expect([before.present.workId, before.present.loadout]).toEqual(["my/raw", helm]);
  expect(undoStep(before).present.workId).toBe("/abc");
  expect(findMyBuild([create("Raw")], named.present.workId)?.name).toBe("Raw");
  expect(findMyBuild([create("Raw")], "")).toBeUndefined();
});
