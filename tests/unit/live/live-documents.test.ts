import { describe, expect, test } from "vitest";
import { liveDocuments } from "@/lib/live/live-documents";

describe("documents that are watched live", () => {
  test("are known to the server by the name that the browser asks for", () => {
    for (const [name, { kind }] of Object.entries(liveDocuments)) expect(kind).toBe(name);
  });

  test("are one's own account, and for everybody the number of a request, which says nothing else", () => {
    expect(liveDocuments.user.mayWatch("rook", "rook")).toBe(true);
    expect(liveDocuments.user.mayWatch("rook", "sable")).toBe(false);
    expect(liveDocuments.helpActivity.mayWatch("rook", "0".repeat(24))).toBe(true);
    const { schema } = liveDocuments.helpActivity;
    expect(schema.parse({ revision: 3, title: "hidden" })).toEqual({ revision: 3 });
  });
});
