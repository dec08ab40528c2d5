import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { decodeFields, embeddedDocumentsBodySchema, encodeFields } from "@/lib/firebase/embedded-schema";

const moment = new Date("2026-11-20T21:07:03.456Z");

describe("fields of a document on their way over HTTP", () => {
  const overHttp = (data: Record<string, unknown>) =>
    decodeFields(JSON.parse(JSON.stringify(encodeFields(data))));

  test("arrive as they were, at any depth", () => {
    const data = {
      text: "a",
      whole: 3,
      off: false,
      none: null,
      list: [1, { at: moment }],
      below: { at: moment },
    };
    expect(overHttp(data)).toEqual(data);
  });

  test("turn a Firestore timestamp into a date", () => {
    expect(overHttp({ at: Timestamp.fromDate(moment) })).toEqual({ at: moment });
  });
});

describe("a call to the embedded store", () => {
  test.each([
    { op: "read", path: "users/a" },
    { op: "list", path: "users/a/ledger" },
    { op: "write", path: "users/a/ledger/b", data: {} },
    { op: "delete", path: "users/a" },
  ])("may $op $path", (body) => {
    expect(embeddedDocumentsBodySchema.safeParse(body).success).toBe(true);
  });

  test.each([
    { op: "read", path: "users" },
    { op: "list", path: "users/a" },
    { op: "write", path: "users/a" },
    { op: "delete", path: "" },
    { op: "read", path: "users//ledger/b" },
    { op: "reset", path: "users/a" },
  ])("may not $op $path", (body) => {
    expect(embeddedDocumentsBodySchema.safeParse(body).success).toBe(false);
  });
});
