import { describe, expect, test } from "vitest";
import { countTraces } from "@/lib/account-data/find-traces.server";
import { writeSearch } from "@/lib/builder/criteria/criteria-link";
import { emptyCriteria } from "@/lib/builder/criteria/search-criteria";
import { encodeLoadout } from "@/lib/builder/share/encode-build-code";
import { getBuildCodeTables } from "@/lib/builder/share/read-shared-code.server";
import { emptyDamageSetup } from "@/lib/builder/target/damage-setup";
import { writeTarget } from "@/lib/builder/target/target-link";
import { accountLimits } from "@/lib/limits/account-limits";
import { hiddenKinds } from "@/lib/moderation/hidden-kinds.server";
import { moderateWithCopies } from "@/lib/publishing/moderate-copies.server";
import { eraseDocuments } from "@/lib/publishing/personal-documents.server";
import { readReportedContent } from "@/lib/reports/content-kinds.server";
import { createShortLinkBodySchema, ownShortLinksResponseSchema } from "@/lib/short-links/schema";
import { getShortLinkRef, moderatedShortLink } from "@/lib/short-links/short-link-kind.server";
import {
  createShortLink,
  listOwnShortLinks,
  personalShortLinks,
  readShortLink,
  removeShortLink,
} from "@/lib/short-links/short-links.server";
import { gogmaziosLoadout } from "@/tests/support/builder/loadouts";
import { openHelp } from "@/tests/support/hunting-help/requests";
import { hunterOf, moderatorOf } from "@/tests/support/leaderboards/runs";

type Place = Awaited<ReturnType<typeof openHelp>>;
const content = {
  code: encodeLoadout(gogmaziosLoadout, getBuildCodeTables()),
  search: writeSearch({ ...emptyCriteria, skills: { agitator: 3 } }),
  target: writeTarget({ ...emptyDamageSetup, monster: "rathalos", conditions: { burst: 90 } }),
};
const create = (place: Place, uid = "rook", changes: Record<string, unknown> = {}) =>
  createShortLink(place, hunterOf(uid), createShortLinkBodySchema.parse({ ...content, ...changes }));
const list = async (place: Place, uid = "rook") => {
  const reply = await listOwnShortLinks(place, hunterOf(uid), { cursor: undefined });
  expect(ownShortLinksResponseSchema.parse(reply)).toEqual(reply);
  return reply.links;
};

async function open() {
  const place = await openHelp(["rook", "sable"]);
  const { id } = await create(place);
  return { place, id };
}

describe("a short link", () => {
  test("opens what the long one does, and is listed for its owner alone", async () => {
    const { place, id } = await open();
    expect(id).toMatch(/^[0-9A-Za-z]{10}$/);
    expect(await readShortLink(place, id)).toMatchObject({ id, ...content, buffs: null });
    expect(await list(place)).toMatchObject([{ id, monster: "Rathalos", takenDown: null }]);
    expect(await list(place, "sable")).toEqual([]);
    expect(JSON.stringify(await readShortLink(place, id)), "does not say whose it is").not.toContain("rook");
  });

  test("is one for the same content of an account, sent thirty times at once", async () => {
    const { place, id } = await open();
    const ids = await Promise.all(Array.from({ length: 30 }, () => create(place)));
    expect(new Set(ids.map((each) => each.id))).toEqual(new Set([id]));
    expect((await create(place, "sable")).id).not.toBe(id);
    expect((await create(place, "rook", { search: null })).id).not.toBe(id);
    expect(await list(place)).toHaveLength(2);
  });

  test("holds nothing but what the builder would write", async () => {
    const { place } = await open();
    const { id } = await create(place, "rook", {
      search: `${content.search}_free-coins.visit-me`,
      target: "1_monster.rathalos_note.hello",
    });
    expect(await readShortLink(place, id)).toMatchObject({
      search: content.search,
      target: "1_monster.rathalos",
    });
  });

  test.each([
    [{ code: "not a code" }],
    [{ code: "x".repeat(500) }],
    [{ search: "<script>" }],
    [{ target: "x".repeat(2000) }],
    [{ buffs: "💥" }],
    [{ title: "Buy coins" }],
  ])("does not fit the schema with %j", (changes) => {
    expect(createShortLinkBodySchema.safeParse({ ...content, ...changes }).success).toBe(false);
  });

  test("is refused for a code that is cut short", async () => {
    const { place } = await open();
    await expect(create(place, "rook", { code: content.code.slice(0, -4) })).rejects.toMatchObject({
      status: 400,
    });
  });

  test("is deleted for good by its owner alone", async () => {
    const { place, id } = await open();
    await expect(removeShortLink(place, hunterOf("sable"), { id })).rejects.toMatchObject({ status: 404 });
    await removeShortLink(place, hunterOf("rook"), { id });
    expect(await readShortLink(place, id)).toBeNull();
    await expect(removeShortLink(place, hunterOf("rook"), { id })).rejects.toMatchObject({ status: 404 });
    // The same build has the same address again.
    expect((await create(place)).id).toBe(id);
  });

  test("costs one of the day, until there are none left", async () => {
    const { place } = await open();
    for (let made = 1; made < accountLimits["short-links"].perDay; made++) {
      await create(place, "rook", { target: `1_monster.rathalos_skills*agitator.${made}` });
    }
    await expect(create(place, "rook", { target: null })).rejects.toMatchObject({ status: 429 });
    // What is there already is answered.
    expect((await create(place)).id).toMatch(/^\w{10}$/);
  });

  test("is removed by a moderator with every copy, and not stored again by anybody", async () => {
    const { place, id } = await open();
    const copy = await create(place, "sable");
    const step = { action: "take-down", reason: "Leads to a cheat." } as const;
    await moderateWithCopies(place, moderatorOf("alma"), moderatedShortLink, { id, ...step });
    for (const each of [id, copy.id]) expect(await readShortLink(place, each)).toBeNull();
    for (const uid of ["rook", "wren"]) {
      await expect(create(place, uid)).rejects.toMatchObject({ status: 409 });
    }
    expect(await list(place)).toMatchObject([{ id, takenDown: "Leads to a cheat." }]);
    // Deleting it would forget the decision.
    await expect(removeShortLink(place, hunterOf("rook"), { id })).rejects.toMatchObject({ status: 404 });
    await moderateWithCopies(place, moderatorOf("alma"), moderatedShortLink, {
      id,
      ...step,
      action: "allow",
    });
    for (const each of [id, copy.id]) expect(await readShortLink(place, each)).not.toBeNull();
  });

  test("can be reported while it is there", async () => {
    const { place, id } = await open();
    const read = async () => readReportedContent("short-link", await getShortLinkRef(place.db, id).get());
    expect(await read()).toMatchObject({ owner: "rook" });
    expect(hiddenKinds["short-link"]).toBeDefined();
    await removeShortLink(place, hunterOf("rook"), { id });
    expect(await read()).toBeNull();
  });

  test("goes with its account", async () => {
    const { place, id } = await open();
    expect(await countTraces(place.db, "rook")).toBeGreaterThan(0);
    expect(await eraseDocuments(place, personalShortLinks, "rook")).toBe(1);
    expect(await readShortLink(place, id)).toBeNull();
    expect(await list(place)).toEqual([]);
  });

  test.each([undefined, "", "../../users", "a".repeat(11), ["a"]])("is not there under %j", async (id) => {
    const { place } = await open();
    expect(await readShortLink(place, id)).toBeNull();
  });
});
