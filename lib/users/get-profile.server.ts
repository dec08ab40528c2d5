import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { ApiError } from "@/lib/http/api-error";
import { getUserRef } from "./read-user-document.server";
import { type Profile, profileResponseSchema } from "./schema";
import { getStaffMarksRef, readStaffMarks } from "./staff-marks.server";

/**
 * The public part of a profile, and whether it is staff's. Nothing else of the document is even fetched.
 *
 * @throws ApiError 404 for an unknown uid.
 */
export async function getProfile({ db }: Pick<Dependencies, "db">, uid: string): Promise<Profile> {
  const fieldMask = ["displayName", "photoURL", "icon", "uids"];
  const [snapshot, marks] = await db.getAll(getUserRef(db, uid), getStaffMarksRef(db), { fieldMask });
  if (!snapshot?.exists) throw new ApiError(404, "User not found.", { code: "not-found" });
  const isStaff = readStaffMarks(marks).has(uid);
  return profileResponseSchema.parse({ ...snapshot.data(), ...(isStaff && { isStaff }) });
}
