import { callSignedIn } from "@/lib/account/call-signed-in";
import { userCalls } from "@/lib/users/api";
import type { ChangeNameResponse } from "@/lib/users/schema";

/** Changes the display name of the signed-in person; the profile shows it live. @throws ApiCallError where it is refused */
export function callChangeName(name: string): Promise<ChangeNameResponse> {
  return callSignedIn(userCalls.changeName, { body: { name } });
}
