import { describe, expect, test } from "vitest";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getMonsterPage, listMonsterIds } from "@/lib/wiki/monsters/get-monster-page.server";

const monsters = getCatalog().monsters.all;
const adviceOf = (id: string) => getMonsterPage(id).advice.join(" ");

/** The figures of all whole parts that the field guide lists, straight from the facts. */
function getFigures(id: string) {
  const { hitzones } = getCatalog().monsters.require(id);
  const listed = hitzones.filter(({ hidden }) => !hidden);
  return (listed.length > 0 ? listed : hitzones).flatMap(({ name, states }) =>
    states.filter(({ state }) => state === "normal").map((figures) => ({ name, ...figures })),
  );
}

describe("what the figures of a monster mean", () => {
  test.each([
    [
      "arkveld",
      "Element hardly matters (best 5). Sever and blunt: chainblades 50. Ammo: head or chainblades 45. Break head and chainblades. Sever tail.",
    ],
    [
      "rathalos",
      "Dragon does most: head 30. Sever: head 65. Blunt: head 70. Ammo: head 60. Break wings. Sever tail.",
    ],
    [
      "chatacabra",
      "Thunder does most: head or tongue 25. Sever and blunt: tongue 85. Ammo: tongue 90. Break forelegs and forelegs (reinforced).",
    ],
    [
      "nu-udra",
      "Water does most: mouth 20. Sever, blunt and ammo: mouth 80. Break head. Sever front arms, middle arms and rear arms.",
    ],
    [
      "gogmazios",
      "Fire does most: head or wingarms 15. Sever and blunt: head or wingarms 40. Ammo: head or wingarms 32. 6 parts break. Sever tail.",
    ],
    ["baunos", "Fire, water, thunder and ice do most: 50. Sever and blunt: body or head 75. Ammo: body 90."],
  ])("%s", (id, advice) => expect(adviceOf(id)).toBe(advice));

  test.each(listMonsterIds())("%s: every value is the highest of the table, and every part has it", (id) => {
    const figures = getFigures(id);
    const [first = "", ...rest] = getMonsterPage(id).advice;
    const elements = ["fire", "water", "thunder", "ice", "dragon"] as const;
    const best = Math.max(...figures.flatMap((row) => elements.map((element) => row[element])));
    expect(Number(/\d+/.exec(first)?.[0] ?? 0)).toBe(best);
    expect(first.includes("hardly")).toBe(best > 0 && best <= 10);
    for (const element of elements) {
      const has = figures.some((row) => row[element] === best);
      if (best > 10) expect(first.toLowerCase().includes(element)).toBe(has);
    }
    for (const type of ["sever", "blunt", "ammo"] as const) {
      const most = Math.max(...figures.map((row) => row[type]));
      const sentence = rest.find(
        (each) => each.includes(":") && each.split(":")[0]?.toLowerCase().includes(type),
      );
      const [, parts = "", value] = /: (.+) (\d+)\.$/.exec(sentence ?? "") ?? [];
      expect(Number(value)).toBe(most);
      if (parts === "several parts") continue;
      for (const part of parts.split(/, | or /)) {
        const singular = part.replace(/s$/, "");
        const named = figures.filter(({ name }) => name.toLowerCase().includes(singular));
        expect(
          named.some((row) => row[type] === most),
          `${part} ${most}`,
        ).toBe(true);
      }
    }
  });

  test.each(monsters.filter(({ breakableParts }) => breakableParts.length > 0).map(({ id }) => id))(
    "%s: says what breaks and what can be severed",
    (id) => {
      const { breakableParts } = getCatalog().monsters.require(id);
      const advice = adviceOf(id);
      const breaks = breakableParts.some(({ severable }) => !severable);
      expect(/Break |parts break\./.test(advice)).toBe(breaks);
      expect(/Sever (?!and|:)[a-z]/.test(advice)).toBe(breakableParts.some(({ severable }) => severable));
    },
  );
});
