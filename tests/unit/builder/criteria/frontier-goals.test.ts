import { describe, expect, test } from "vitest";
import {
  findGoalProblem,
  formatFrontierProof,
  formatGoal,
  formatGoalFigure,
  listGoalKeys,
  readGoalKey,
  toGoalKind,
  toPostedGoal,
} from "@/lib/builder/criteria/frontier-goals";

describe("goals of a frontier", () => {
  test("are read as they are listed, and nothing else is", () => {
    for (const key of listGoalKeys(["agitator"])) expect(readGoalKey(key)).toBe(key);
    expect(readGoalKey("resistance-poison")).toBeNull();
    expect(readGoalKey("")).toBeNull();
  });

  test("mean what they say to the search", () => {
    expect(toGoalKind("resistance-ice")).toEqual({ kind: "resistance", element: "ice" });
    expect(toGoalKind("skill:agitator")).toEqual({ kind: "skill", skill: "agitator" });
    expect(toPostedGoal("slots", null)).toEqual({ kind: "slots" });
    expect(toPostedGoal("damage", null)).toBeNull();
  });

  test("do not go together where they are the same, or all slots are filled", () => {
    expect(findGoalProblem("defense", "defense")).toMatch(/different/);
    expect(findGoalProblem("slots", "damage")).toMatch(/every slot/);
    expect(findGoalProblem("damage", "skill:agitator")).toBeNull();
  });

  test("are shown with their figures", () => {
    expect(formatGoal("skill:agitator", (id) => id.toUpperCase())).toBe("AGITATOR");
    expect(formatGoalFigure(3, "skill:agitator")).toBe("Lv 3");
    expect(formatGoalFigure(20_101, "slots")).toBe("3-3-2-1");
    expect(formatGoalFigure(2563.65, "damage")).toBe("2,563.7");
  });

  test("end with a proof that says no more than is known", () => {
    const effort = { nodes: 5, ms: 20 };
    expect(formatFrontierProof({ status: "optimal", ...effort }, 3).title).toBe("3 points, all proven.");
    expect(formatFrontierProof({ status: "optimal", ...effort }, 1).title).toBe("1 point, proven.");
    expect(formatFrontierProof({ status: "bounded", ...effort }, 1)).toMatchObject({
      title: "Stopped after 1 point, each proven.",
      more: expect.stringContaining("There may be more."),
    });
    expect(formatFrontierProof({ status: "infeasible", ...effort }, 0).title).toBe("No set exists.");
  });
});
