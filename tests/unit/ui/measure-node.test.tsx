import { describe, expect, test } from "vitest";
import { measureNode } from "@/components/list/measure-node";

function Chips({ chips }: { chips: readonly { name: string; level: number }[] }) {
  return chips.map(({ name }) => name).join();
}

describe("what a node shows", () => {
  test.each([
    ["nothing", null, 0],
    ["a switch", true, 0],
    ["words", "Rag", 3],
    ["narrow letters, which count half", "till", 2.5],
    ["wide ones, which count one and a half", "Mm", 3],
    ["a figure", 120, 3],
    ["a list", ["ab", 7, null], 3],
    [
      "an element without its look and address",
      <a href="/wiki" className="wide" key="1">
        {"ab"}
      </a>,
      2,
    ],
    [
      "nested elements",
      <b key="1">
        <i>abc</i> d
      </b>,
      4.5,
    ],
    ["the data of a component", <Chips key="1" chips={[{ name: "Burst", level: 5 }]} />, 6],
  ])("%s", (_, node, size) => {
    expect(measureNode(node)).toBe(size);
  });
});
