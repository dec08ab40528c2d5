import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { listPublishedBuilds } from "@/lib/builds/list-builds.server";
import { readPageData } from "@/lib/content/cache-page.server";
import { listGuidesOf } from "@/lib/guides/list-guides.server";
import { readBestPlaces } from "@/lib/leaderboards/board/read-best-places.server";
import { badgeIds } from "@/lib/profiles/badges";
import { getUtcDay } from "@/lib/site/time";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { profileQuerySchema, userDocumentSchema } from "@/lib/users/schema";
import { getStaffMarksRef, readStaffMarks } from "@/lib/users/staff-marks.server";
import type { ProfilePageData, ProfileRouteData } from "./page-data";
import { getProfilePagePath } from "./page-path";

/** Public fields of a user document. Nothing else of it is even fetched. */
const publicSchema = userDocumentSchema.pick({
  displayName: true,
  photoURL: true,
  icon: true,
  createdAt: true,
  stats: true,
  badges: true,
});

/**
 * A person's page as everybody sees it. Reads the public part of the profile, the runner with five boards, a page of
 * published builds and five guides.
 *
 * @param given of the address, whatever it holds
 * @returns `null` for what cannot be a uid
 */
export async function readProfilePage(
  { db }: Dependencies,
  given: unknown,
): Promise<ProfileRouteData | null> {
  const parsed = profileQuerySchema.safeParse({ uid: given });
  if (!parsed.success) return null;
  const { uid } = parsed.data;
  return { uid, page: await readPageData(getProfilePagePath(uid), () => makePage({ db }, uid)) };
}

async function makePage({ db }: Pick<Dependencies, "db">, uid: string): Promise<ProfilePageData | null> {
  const fieldMask = [...Object.keys(publicSchema.shape), "uids"];
  const [[snapshot, marks], places, builds, guides] = await Promise.all([
    db.getAll(getUserRef(db, uid), getStaffMarksRef(db), { fieldMask }),
    readBestPlaces({ db }, uid),
    listPublishedBuilds({ db }, { owner: uid, sort: "newest" }),
    listGuidesOf({ db }, uid),
  ]);
  if (!snapshot?.exists) return null;
  const { displayName, photoURL, icon, createdAt, stats, badges } = publicSchema.parse(snapshot.data());
  const days = new Map(badges.map(({ id, at }) => [id, getUtcDay(at.toDate())]));
  return {
    uid,
    profile: { displayName, photoURL, icon, ...(readStaffMarks(marks).has(uid) && { isStaff: true }) },
    memberSince: getUtcDay(createdAt.toDate()),
    runs: stats.runs,
    answers: stats.answers,
    badges: badgeIds.flatMap((id) => {
      const day = days.get(id);
      return day === undefined ? [] : [{ id, day }];
    }),
    places,
    builds,
    guides,
  };
}
