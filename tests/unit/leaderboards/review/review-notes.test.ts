import { expect, test } from "vitest";
import { readDeskNotes } from "@/lib/leaderboards/review/review-notes";

test("notes are read back as they were stored, without checks that are no longer on the list", () => {
  const notes = { start: "0:10", end: "4:42.15", fps: "59.94" };
  expect(readDeskNotes({ ...notes, checked: ["time", "quest", "retired"] })).toEqual({
    ...notes,
    checked: ["quest", "time"],
  });
});

test.each([
  ["nothing", null],
  ["a text", "0:10"],
  ["marks that are no text", { checked: [], start: 10, end: "", fps: "60" }],
  ["marks without end", { checked: [], start: "0".repeat(41), end: "", fps: "60" }],
  ["a checklist that is none", { checked: "time", start: "", end: "", fps: "60" }],
])("what is no note is left out: %s", (_, stored) => {
  expect(readDeskNotes(stored)).toBeNull();
});
