import { describe, expect, test } from "vitest";
import { getFacetFilters } from "@/components/list/facets";
import { createMonsterFacets, getMonsterFields } from "@/components/wiki/monsters/monster-facets";
import { stateOrder } from "@/lib/catalog/state-labels";
import { createSearchNames } from "@/lib/names/search-names";
import { parseState, serializeState } from "@/lib/site/list-state";
import * as matcher from "@/lib/text/match-texts";
import { getCompareFields, listStates } from "@/lib/wiki/monsters/compare-state";
import { listMonsterFigures } from "@/lib/wiki/monsters/get-monster-page.server";
import { listMonsters } from "@/lib/wiki/monsters/list-monsters.server";
import {
  formatHitzoneState,
  monsterPageFields,
  parseHitzoneState,
} from "@/lib/wiki/monsters/monster-page-state";

const props = listMonsters();
const facets = createMonsterFacets(props);
const fields = getMonsterFields(facets);

/** Names of the monsters that an address leaves. */
function found(search: string): string[] {
  const state = parseState(fields, search);
  const filters = getFacetFilters(facets, state, createSearchNames([], {}, matcher)).filter(
    ({ value }) => value !== "",
  );
  return props.rows
    .filter(({ size }) => size === state.tab)
    .filter((row) => filters.every(({ test: passes }) => passes(row)))
    .map(({ name }) => name);
}

describe("the list of monsters", () => {
  test("shows the 34 large ones at first, the 20 small ones under their tab", () => {
    expect(found("")).toHaveLength(34);
    expect(found("?tab=small")).toHaveLength(20);
  });

  test.each([
    ["?element=ice&species=leviathan", ["Lagiacrus", "Mizutsune"]],
    [
      "?locale=iceshard-cliffs&variant=frenzied&element=thunder",
      ["Blangonga", "Hirabami", "Nerscylla", "Yian Kut-Ku"],
    ],
    ["?variant=archTempered", ["Arkveld", "Jin Dahaad", "Nu Udra", "Rey Dau", "Uth Duna"]],
    ["?q=bubble", ["Mizutsune"]],
    ["?q=GORE", ["Gore Magala"]],
    ["?species=unknown", ["Omega Planetes"]],
    ["?tab=small&element=dragon", ["Guardian Seikret"]],
  ])("%s leaves %j", (search, names) => {
    expect(found(search)).toEqual(names);
  });

  test("junk in the address is dropped", () => {
    const state = parseState(fields, "?element=acid.fire&locale=moon&sort=luck.desc&tab=tiny&variant=");
    expect(serializeState(fields, state)).toBe("element=fire");
  });
});

describe("the state of the parts in the address", () => {
  test("every state has a word of its own that leads back to it", () => {
    expect(stateOrder.map((state) => parseHitzoneState(formatHitzoneState(state)))).toEqual(stateOrder);
  });

  test("unknown states are the normal one", () => {
    expect(parseState(monsterPageFields, "?state=form-9&rank=master")).toEqual({
      state: "normal",
      rank: "high",
    });
  });
});

describe("the comparison", () => {
  const figures = listMonsterFigures();
  const compared = getCompareFields(figures);

  test("preserves two monsters and a state, and drops what is no monster", () => {
    const state = parseState(compared, "?a=rathalos&b=rathalo5&state=wound&c=x");
    expect(state).toEqual({ a: "rathalos", b: "", state: "wound" });
    expect(serializeState(compared, state)).toBe("a=rathalos&state=wound");
  });

  test("offers each state that one of the two has", () => {
    const pair = figures.filter(({ id }) => id === "rathalos" || id === "gravios");
    expect(listStates(pair)).toEqual(["normal", "broken", "wound", "weakPoint"]);
  });
});
