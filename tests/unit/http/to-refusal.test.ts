import { describe, expect, test } from "vitest";
import { ApiCallError } from "@/lib/http/fetcher";
import { placeIssues, toRefusal } from "@/lib/http/to-refusal";

const call = (status: number, serverMessage: string | null, code: ApiCallError["code"] = "unknown") =>
  new ApiCallError(serverMessage ?? "It failed.", { status, code, serverMessage });
const saved = "What you typed is saved in this browser\\.";

describe("why a form was not taken", () => {
  test.each([
    [
      "a lost session",
      call(401, "No."),
      "signed-out",
      `^Your session has ended\\. ${saved} Sign in again, then save\\.$`,
    ],
    ["no answer", call(0, null), "offline", `^It failed\\. ${saved}$`],
    ["another version", call(409, "Changed elsewhere."), "conflict", `^Changed elsewhere\\. ${saved}$`],
    ["too few coins", call(402, "You have 5."), "price", `^You have 5\\. ${saved}$`],
    [
      "an address to confirm",
      call(403, "Confirm it.", "email-unverified"),
      "unverified",
      `^Confirm it\\. ${saved}$`,
    ],
    ["a refusal", call(400, "Wrong."), "refused", "^Wrong\\.$"],
    ["a failure without words", call(502, null), "refused", `^It failed\\. ${saved}$`],
    ["a fault of the page", new Error("x"), "refused", `^Not saved\\. ${saved}$`],
  ])("%s is told for what it is where a draft is kept", (_, cause, kind, words) => {
    const refusal = toRefusal(cause, { failure: "Not saved.", again: "save" });
    expect(refusal).toMatchObject({ kind, message: expect.stringMatching(words) });
  });

  test.each([
    ["a refusal", call(409, "Changed elsewhere."), "Changed elsewhere."],
    ["an error with words", new Error("Sign in first."), "Sign in first."],
    ["an error without", new Error(""), "Not saved."],
    ["what is no error", "x", "Not saved."],
  ])("%s is told in its own words elsewhere", (_, cause, message) => {
    expect(toRefusal(cause, { failure: "Not saved." }).message).toBe(message);
  });
});

test("issues of the server are sentences", () => {
  const issues = [{ path: "text", message: "must not be empty" }];
  const error = new ApiCallError("No.", { status: 400, code: "bad-request", serverMessage: "No.", issues });
  expect(toRefusal(error, { failure: "Not saved." }).issues).toEqual([
    { path: "text", message: "Must not be empty." },
  ]);
});

test("issues are at the fields that they are about, the first of each, and the rest is left", () => {
  const issues = [
    { path: "partners.0.name", message: "Must not be empty." },
    { path: "partners", message: "Name each hunter once." },
    { path: "splits[2].timeCs", message: "Must be a number." },
    { path: "offer.when", message: "Must not be empty." },
    { path: "revision", message: "Must be a number." },
  ];
  expect(placeIssues(issues, ["partners", "splits", "when"])).toEqual({
    fields: {
      partners: "Must not be empty.",
      splits: "Must be a number.",
      when: "Must not be empty.",
    },
    rest: [{ path: "revision", message: "Must be a number." }],
  });
});
