import { type Mutation, useMutation } from "@/hooks/ui/use-mutation";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { type ChangeNameResponse, changeNameResponseSchema } from "@/lib/users/schema";

/** Changes the display name of the signed-in person; the profile shows it live. */
export function useChangeName(): Mutation<[name: string], ChangeNameResponse> {
  return useMutation(
    (name) => callSignedIn("/api/user/name", { schema: changeNameResponseSchema, body: { name } }),
    "Your name could not be changed. Try again.",
  );
}
