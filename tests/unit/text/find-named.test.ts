import { describe, expect, test } from "vitest";
import { findNamed } from "@/lib/text/find-named";

const all = ["Guardian Rathalos", "Rathalos", "Rathian", "Arkveld", "Guardian Arkveld", "Gore Magala"].map(
  (name) => ({ name }),
);
const find = (typed: string, max = 10) => findNamed(typed, all, max).map(({ name }) => name);

describe("names that fit what is typed", () => {
  test.each([
    ["rath", ["Rathalos", "Rathian", "Guardian Rathalos"]],
    ["magala gore", ["Gore Magala"]],
    ["  ARKVELD ", ["Arkveld", "Guardian Arkveld"]],
    ["arkvled", ["Arkveld", "Guardian Arkveld"]],
    ["rathaloss", ["Rathalos", "Guardian Rathalos"]],
    ["xyz", []],
    ["", []],
    ["  ", []],
  ])("%s", (typed, names) => expect(find(typed)).toEqual(names));

  test("are no more than asked for", () => expect(find("rath", 1)).toEqual(["Rathalos"]));
});
