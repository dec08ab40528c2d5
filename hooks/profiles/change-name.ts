import { callPathSignedIn } from "@/lib/account/call-signed-in";
import { type ChangeNameResponse, changeNameResponseSchema } from "@/lib/users/schema";

/** Changes the display name of the signed-in person; the profile shows it live. @throws ApiCallError where it is refused */
export function changeName(name: string): Promise<ChangeNameResponse> {
  return callPathSignedIn("/api/user/name", { schema: changeNameResponseSchema, body: { name } });
}
