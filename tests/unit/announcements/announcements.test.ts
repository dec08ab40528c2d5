import { describe, expect, test } from "vitest";
import {
  createAnnouncement,
  endAnnouncement,
  eraseAnnouncements,
  listAnnouncements,
} from "@/lib/announcements/change-announcements.server";
import { readCurrentAnnouncement } from "@/lib/announcements/read-current.server";
import { createAnnouncementBodySchema } from "@/lib/announcements/schema";
import { actorOf } from "@/tests/support/actors";
import { createInProcessDb } from "@/tests/support/in-process-db";

const fabius = { ...actorOf("fabius"), admin: true, creator: true };
const body = (changes: Record<string, unknown> = {}) => ({
  key: "announce-0001",
  text: "Maintenance on Sunday",
  from: "2026-11-20T00:00:00Z",
  to: "2026-11-22T00:00:00Z",
  ...changes,
});
const bodyOf = (changes: Record<string, unknown> = {}) => createAnnouncementBodySchema.parse(body(changes));

function open() {
  const db = createInProcessDb();
  let at = Date.parse("2026-11-19T12:00:00Z");
  const go = (iso: string) => {
    at = Date.parse(iso);
  };
  return { db, now: () => new Date(at), go };
}
const shown = async (place: ReturnType<typeof open>) =>
  (await readCurrentAnnouncement(place)).announcement?.text ?? null;

describe("an announcement", () => {
  test("is shown between its moments, and of two the later one", async () => {
    const place = open();
    await createAnnouncement(place, fabius, bodyOf());
    await createAnnouncement(
      place,
      fabius,
      bodyOf({ key: "announce-0002", text: "Back soon", from: "2026-11-21T00:00:00Z" }),
    );
    expect(await shown(place)).toBeNull();
    place.go("2026-11-20T00:00:00Z");
    expect(await shown(place)).toBe("Maintenance on Sunday");
    place.go("2026-11-21T12:00:00Z");
    expect(await shown(place)).toBe("Back soon");
    place.go("2026-11-22T00:00:00Z");
    expect(await shown(place)).toBeNull();
  });

  test("sent ten times is one, with one audit entry", async () => {
    const place = open();
    await Promise.all(Array.from({ length: 10 }, () => createAnnouncement(place, fabius, bodyOf())));
    expect((await listAnnouncements(place, fabius, undefined)).announcements).toHaveLength(1);
    expect((await place.db.collection("audit").get()).size).toBe(1);
  });

  test("is gone with the next call when it is ended, once", async () => {
    const place = open();
    const { announcement } = await createAnnouncement(place, fabius, bodyOf());
    place.go("2026-11-20T06:00:00Z");
    expect(await shown(place)).not.toBeNull();
    await endAnnouncement(place, fabius, announcement.id);
    await endAnnouncement(place, fabius, announcement.id);
    expect(await shown(place)).toBeNull();
    const { docs } = await place.db.collection("audit").get();
    expect(docs.map((document) => document.get("action")).toSorted()).toEqual([
      "announcement.create",
      "announcement.end",
    ]);
    await expect(endAnnouncement(place, fabius, "0".repeat(24))).rejects.toMatchObject({ status: 404 });
  });

  test("stays without the name of an admin whose account is deleted", async () => {
    const place = open();
    await createAnnouncement(place, fabius, bodyOf());
    await eraseAnnouncements(place.db, "fabius");
    const { docs } = await place.db.collection("announcements").get();
    expect(docs.map((document) => document.get("by"))).toEqual([null]);
  });

  test("may lead to a page of the site", () => {
    expect(bodyOf({ href: "/leaderboards?x=1#top" }).href).toBe("/leaderboards?x=1#top");
  });

  test.each([
    { href: "https://elsewhere.test/" },
    { href: "//elsewhere.test" },
    { href: "javascript:alert(1)" },
    { href: "/api/user" },
    { text: "" },
    { text: "x".repeat(141) },
    { to: "2026-11-20T00:00:00Z" },
    { to: "2027-11-20T00:00:00Z" },
    { from: "tomorrow" },
    { by: "somebody" },
  ])("with %j is refused", (changes) => {
    expect(createAnnouncementBodySchema.safeParse(body(changes)).success).toBe(false);
  });
});
