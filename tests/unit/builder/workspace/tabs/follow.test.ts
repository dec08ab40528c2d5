import { describe, expect, test } from "vitest";
import { emptyDamageSetup } from "@/lib/builder/target/damage-setup";
import type { History } from "@/lib/builder/workspace/history";
import { followSteps } from "@/lib/builder/workspace/tabs/follow";
import { emptyWorkspace, type Workspace } from "@/lib/builder/workspace/workspace";

const state = (monster: string, workId = ""): Workspace => ({
  ...emptyWorkspace,
  workId,
  setup: { ...emptyDamageSetup, monster },
});
/** A history in letters: `ab[c]d` is at `c`, with two steps to undo and one to redo. A capital is of another build. */
function at(letters: string): History<Workspace> {
  const [past = "", present = "", future = ""] = letters.split(/[[\]]/);
  const states = (text: string) => [...text].map((each) => state(each, /[A-Z]/.test(each) ? "link" : ""));
  return { past: states(past), present: state(present), future: states(future), group: "slider" };
}
const letters = ({ past, present, future }: History<Workspace>) => {
  const text = (states: readonly Workspace[]) => states.map(({ setup }) => setup.monster).join("");
  return `${text(past)}[${text([present])}]${text(future)}`;
};

describe("a tab that follows", () => {
  test.each([
    ["takes the steps that were made after its own state", "ab[c]", "abcd[e]", "abcd[e]"],
    ["keeps steps that the other one has no more", "abcd[e]", "e[f]", "abcde[f]"],
    ["goes back where the other one did", "ab[c]", "a[b]c", "a[b]c"],
    [
      "and has what it had between as a step where the other one never had it",
      "axb[c]",
      "[a]bc",
      "axbc[a]bc",
    ],
    ["goes forth where the other one did", "a[b]c", "ab[c]", "ab[c]"],
    ["takes a state from nowhere as one step", "ab[c]", "x[y]", "abc[y]"],
    ["can still redo what leads to another build", "a[b]L", "ab[c]", "ab[c]L"],
  ])("%s: %s and %s are %s", (_, mine, theirs, expected) => {
    const followed = followSteps(at(mine), at(theirs), ({ setup }) => setup.monster ?? "");
    expect(letters(followed)).toBe(expected);
  });
});
