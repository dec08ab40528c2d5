import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyLoadout } from "@/lib/builder/loadout/model";
import {
  formatBuildMessage,
  getBuilderPath,
  getBuildLink,
  getBuildPath,
} from "@/lib/builder/share/share-build";
import { type BuildAttachment, isWholeCode, readAttachment } from "@/lib/builds/attachment";
import { attachmentQuerySchema, buildAttachmentSchema } from "@/lib/builds/attachment-schema";
import { describeAttachment } from "@/lib/builds/describe-attachment.server";
import { getBuildsPath } from "@/lib/builds/paths";
import { anyLoadout } from "@/tests/support/builder/random-loadouts";
import { bowLoadout, codeOf } from "@/tests/support/builds/codes";
import { getRuns } from "@/tests/support/test-size";

const code = codeOf(bowLoadout);
const id = "0123456789abcdef01234567";
const byCode: BuildAttachment = { kind: "code", code };
const byId: BuildAttachment = { kind: "build", id };
const site = "https://quarry.example";

function why(text: string): string | null {
  const read = readAttachment(text);
  return read.ok ? null : read.why;
}

describe("what a person pastes", () => {
  test.each<[string, string, BuildAttachment]>([
    ["a bare code", code, byCode],
    ["with space around it", `\n  ${code}\t`, byCode],
    ["the builder's own address", `${site}${getBuilderPath(code)}&tab=damage#top`, byCode],
    ["the builder with a saved build that was changed", `${getBuilderPath(code)}&build=${id}`, byCode],
    ["the builder with a saved build", `${site}/builder?build=${id}`, byId],
    ["a short link", getBuildLink(site, code), byCode],
    ["a short link without its protocol", `quarry.example${getBuildPath(code)}`, byCode],
    ["a path alone", getBuilderPath(code), byCode],
    ["a link in brackets, as chats hide previews", `<${getBuildLink(site, code)}>`, byCode],
    ["a link at the end of a sentence", `try ${getBuildLink(site, code)}.`, byCode],
    ["a whole message", formatBuildMessage("Bow\nAttack Boost 3", getBuildLink(site, code)), byCode],
    ["the address of a saved build", `${site}${getBuildsPath(id)}?from=list`, byId],
    ["a bare id", id, byId],
  ])("is read: %s", (_, text, attachment) => {
    expect(readAttachment(text)).toEqual({ ok: true, attachment });
  });

  test.each([
    ["nothing", "  \n", /Paste a build link/],
    ["far too much", "x".repeat(4001), /too long/],
    ["the builder without a build", `${site}/builder?skill=burst`, /opens an empty builder/],
    ["the list of builds", `${site}/wiki/builds`, /list of builds/],
    ["an address that is of no build", `${site}/wiki/builds/${id}0`, /not a link to a saved build/],
    ["another page", `${site}/wiki/skills/burst`, /does not lead to a build/],
    ["another kind of address", `javascript:alert(1)//b/${code}`, /does not lead to a build/],
    ["a code that was cut short", code.slice(0, -2), /damaged or incomplete/],
    ["a link that was cut short", getBuildLink(site, code).slice(0, -2), /damaged or incomplete/],
    ["a sentence", "my best bow", /contains no build link/],
    ["a broken escape", `${site}/b/%E0%A4%A`, /damaged or incomplete/],
  ])("is refused with a reason: %s", (_, text, words) => {
    expect(why(text)).toMatch(words);
  });

  test("is refused when any one character of a code was changed", () => {
    for (let at = 0; at < code.length; at++) {
      const changed = code.slice(0, at) + (code[at] === "A" ? "B" : "A") + code.slice(at + 1);
      expect([at, isWholeCode(changed)]).toEqual([at, false]);
    }
  });

  test("is read for every code there is, and fits the schema", () => {
    fc.assert(
      fc.property(anyLoadout, (loadout) => {
        const read = readAttachment(getBuildLink(site, codeOf(loadout)));
        expect(read).toEqual({ ok: true, attachment: { kind: "code", code: codeOf(loadout) } });
        if (read.ok) expect(buildAttachmentSchema.parse(read.attachment)).toEqual(read.attachment);
      }),
      { numRuns: getRuns({ small: 30, full: 200 }) },
    );
  });

  test("never throws, and what is read always fits the schema", () => {
    const pieces = fc.constantFrom(
      "/",
      "b/",
      "/builder?b=",
      "/wiki/builds/",
      "https://",
      "%",
      code,
      id,
      " ",
      "?",
    );
    const text = fc
      .array(fc.oneof(pieces, fc.string({ unit: "binary" })), { maxLength: 8 })
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, (pasted) => {
        const read = readAttachment(pasted);
        if (read.ok) expect(buildAttachmentSchema.safeParse(read.attachment).success).toBe(true);
        else expect(read.why).toMatch(/\.$/);
      }),
      { numRuns: getRuns({ small: 150, full: 2000 }) },
    );
  });
});

describe("what is stored and requested", () => {
  test.each([
    { kind: "code", code: `${code}A` },
    { kind: "code", code: "" },
    { kind: "code", code: "1".repeat(401) },
    { kind: "build", id: id.toUpperCase() },
    { kind: "build", id, code },
    { kind: "link", id },
    null,
  ])("is refused: %j", (attachment) => {
    expect(buildAttachmentSchema.safeParse(attachment).success).toBe(false);
  });

  test("names either a code or an id", () => {
    expect(attachmentQuerySchema.parse({ code })).toEqual(byCode);
    expect(attachmentQuerySchema.parse({ id })).toEqual(byId);
    for (const query of [{}, { code, id }, { code, other: "1" }, { id: "x" }]) {
      expect(attachmentQuerySchema.safeParse(query).success).toBe(false);
    }
  });
});

describe("an attached build", () => {
  const store = (build: object | null) => {
    const snapshot = { exists: build !== null, data: () => build };
    return { db: { collection: () => ({ doc: () => ({ get: async () => snapshot }) }) } };
  };
  type Db = Parameters<typeof describeAttachment>[0];
  const describeWith = (build: object | null, attachment: BuildAttachment) =>
    describeAttachment(store(build) as unknown as Db, attachment);

  test("is told by its code", async () => {
    const build = await describeWith(null, byCode);
    expect(build).toMatchObject({ attachment: byCode, title: "", weapon: "bow", code });
    expect(build.summary?.weapon.id).toBe("bow-hunters-stoutbow");
  });

  test("cannot be one without a weapon", async () => {
    const bare = codeOf({ ...emptyLoadout, charm: { kind: "charm", id: "exploiter-charm-iii" } });
    await expect(describeWith(null, { kind: "code", code: bare })).rejects.toMatchObject({
      status: 400,
      message: "The build has no weapon.",
    });
  });

  test("is not told where it is not there", async () => {
    await expect(describeWith(null, byId)).rejects.toMatchObject({ status: 404 });
  });
});
