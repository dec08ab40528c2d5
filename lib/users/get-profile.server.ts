import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { ApiError } from "@/lib/http/api-error";
import { getUserRef } from "./read-user-document.server";
import { type Profile, profileResponseSchema } from "./schema";

/**
 * The public part of a profile. Nothing else of the document is even fetched.
 *
 * @throws ApiError 404 for an unknown uid.
 */
export async function getProfile({ db }: Pick<Dependencies, "db">, uid: string): Promise<Profile> {
  const fieldMask = ["displayName", "photoURL", "icon"] satisfies (keyof Profile)[];
  const [snapshot] = await db.getAll(getUserRef(db, uid), { fieldMask });
  if (!snapshot?.exists) throw new ApiError(404, "User not found.", { code: "not-found" });
  return profileResponseSchema.parse(snapshot.data());
}
