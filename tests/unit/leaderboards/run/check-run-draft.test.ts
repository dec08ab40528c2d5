import { describe, expect, test } from "vitest";
import { checkRunDraft, findRunProblems } from "@/lib/leaderboards/run/check-run-draft";
import { listRunnableQuests } from "@/lib/leaderboards/run/list-runnable-quests.server";
import { type RunDraft, readPartner, readRunPrefill, runDraft } from "@/lib/leaderboards/run/run-content";
import { submitRunBodySchema } from "@/lib/leaderboards/schema";
import { readProfileLink } from "@/lib/users/profile-link";
import { arenaQuest, soloQuest } from "@/tests/support/leaderboards/runs";

const key = "k".repeat(32);
const quests = listRunnableQuests();
const questOf = (id: string) => quests.find((quest) => quest.id === id) ?? null;
const draft: RunDraft = {
  ...runDraft.create(key),
  quest: soloQuest,
  ruleset: "freestyle",
  weapon: "bow",
  platform: "pc",
  time: "4:32.15",
  video: "https://youtu.be/abcdefghijk",
};
const problemsOf = (change: Partial<RunDraft>, quest = questOf(soloQuest)) =>
  findRunProblems({ ...draft, ...change }, quest);

describe("a draft", () => {
  test("that is complete is what the server takes", () => {
    const full: RunDraft = {
      ...draft,
      secondWeapon: "lance",
      partners: ["https://quarry.example/user/maple", "Rook"],
      note: "No flinch",
      splits: [{ label: "First topple", time: "1:10" }],
    };
    const checked = checkRunDraft(full, questOf(soloQuest));
    expect(checked.ok).toBe(true);
    if (!checked.ok) return;
    expect(submitRunBodySchema.parse({ key, ...checked.content })).toMatchObject({
      partners: [{ uid: "maple" }, { name: "Rook" }],
      time: 27_215,
      video: { provider: "youtube", id: "abcdefghijk" },
      splits: [{ label: "First topple", timeCs: 7000 }],
    });
  });

  test("that is empty names every field that is required", () => {
    const checked = checkRunDraft(runDraft.create(key), null);
    expect(checked).toEqual({
      ok: false,
      problems: {
        quest: "Choose a quest.",
        ruleset: "Choose a ruleset.",
        weapon: "Choose your weapon.",
        platform: "Choose a platform.",
        time: "Enter your clear time.",
        video: "Add a link to your video.",
      },
    });
  });

  test("is not wrong while it is empty or right", () => {
    expect(findRunProblems(runDraft.create(key), null)).toEqual({});
    expect(problemsOf({})).toEqual({});
    expect(problemsOf({ ruleset: "freestyle", partners: ["x".repeat(32)] }).partners).toBeUndefined();
  });

  test.each([
    ["a time that is none", { time: "soon" }, "time", /such as 04'32"15/],
    ["a time that nobody can reach", { time: "0:01" }, "time", /No time below/],
    [
      "a lookalike host",
      { video: "https://youtube.com.example.org/watch?v=abcdefghijk" },
      "video",
      /not a link/,
    ],
    ["a party under TA", { ruleset: "ta", partners: ["Rook"] }, "partners", /solo/],
    ["a hunter named twice", { partners: ["Rook", "rook"] }, "partners", /once/],
    [
      "a link to another site as a hunter",
      { partners: ["https://example.org/x"] },
      "partners",
      /profile link/,
    ],
    ["a name that is too long", { partners: ["x".repeat(33)] }, "partners", /at most 32/],
    ["the arena ruleset on another quest", { ruleset: "arena" }, "ruleset", /for arena quests/],
    [
      "splits out of order",
      {
        splits: [
          { label: "A", time: "2:00" },
          { label: "B", time: "1:00" },
        ],
      },
      "splits",
      /order/,
    ],
    ["a split after the end", { splits: [{ label: "A", time: "5:00" }] }, "splits", /before the clear time/],
    ["a split without a time", { splits: [{ label: "A", time: "x" }] }, "splits", /Enter each split/],
  ] as const)("with %s says so at its field", (_, change, field, words) => {
    expect(problemsOf(change as Partial<RunDraft>)[field]).toMatch(words);
  });

  test("of an arena quest takes its ruleset alone", () => {
    expect(problemsOf({ quest: arenaQuest, ruleset: "ta" }, questOf(arenaQuest)).ruleset).toMatch(/Arena/);
    expect(problemsOf({ quest: arenaQuest, ruleset: "arena" }, questOf(arenaQuest))).toEqual({});
  });

  test("with markup in its note is refused before it is sent", () => {
    const checked = checkRunDraft({ ...draft, note: "<b>fast</b>" }, questOf(soloQuest));
    expect(checked).toEqual({ ok: false, problems: { note: "Must be plain text without HTML." } });
  });

  test("with unfinished rows is not sent", () => {
    const checked = checkRunDraft(
      { ...draft, partners: [""], splits: [{ label: "A", time: "" }] },
      questOf(soloQuest),
    );
    expect(checked).toMatchObject({
      ok: false,
      problems: { partners: expect.any(String), splits: expect.any(String) },
    });
  });

  test("is read back as it was stored, and junk is not", () => {
    expect(runDraft.read(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    for (const other of [
      null,
      7,
      {},
      { ...draft, weapon: "spoon" },
      { ...draft, partners: ["", "", "", ""] },
    ]) {
      expect(runDraft.read(other)).toBeNull();
    }
    expect(runDraft.isSame(draft, { ...draft, key: "other" })).toBe(true);
    expect(runDraft.isSame(draft, { ...draft, time: "5:00" })).toBe(false);
  });
});

test("an address fills in what it names, and what it cannot mean is left out", () => {
  const read = (query: string) => readRunPrefill(new URLSearchParams(query), quests);
  expect(read(`quest=${soloQuest}&ruleset=ta&weapon=bow&platform=ps5&party=2`)).toEqual({
    quest: soloQuest,
    ruleset: "ta",
    weapon: "bow",
    platform: "ps5",
    partners: [""],
  });
  expect(read("quest=none&ruleset=x&weapon=spoon&platform=wii&party=9")).toEqual({});
});

test.each([
  ["https://quarry.example/user/maple", "maple"],
  ["/user/a%20b?x=1", "a b"],
  ["user/rook", "rook"],
  ["Rook", null],
  ["/user/%E0%A4%A", null],
])("the profile link %j is of %j", (text, uid) => {
  expect(readProfileLink(text)).toBe(uid);
});

test("a hunter without an account is a clean name", () => {
  expect(readPartner("  Old   Salt ")).toEqual({ name: "Old Salt" });
  expect(readPartner("   ")).toBeNull();
});
