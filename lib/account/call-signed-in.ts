import { loadIdentity } from "@/lib/firebase/load";
import type { Call, InputOf, ReplyOf } from "@/lib/http/contract";
import { ApiCallError } from "@/lib/http/fetcher";
import { type CallArguments, sendCall } from "@/lib/http/make-call";
import { askToSignIn } from "./ask-sign-in";

/**
 * Calls the API as the person who is signed in here. A call that takes a recent sign-in asks for one, and goes on.
 *
 * @throws ApiCallError as `callApi`; with the code `unauthenticated` where nobody is signed in any more, and
 *   `network` where the token cannot be renewed now.
 */
export function callSignedIn<C extends Call & { readonly who: "user" | "creator" | "admin" }>(
  call: C,
  ...[input, options]: CallArguments<C>
): Promise<ReplyOf<C>> {
  return sendAsAccount((idToken) => sendCall(call, input ?? ({} as InputOf<C>), { ...options, idToken }));
}

async function sendAsAccount<T>(send: (idToken: string) => Promise<T>): Promise<T> {
  try {
    return await send(await getCurrentToken());
  } catch (error) {
    const isTooOld = error instanceof ApiCallError && error.code === "recent-sign-in-required";
    if (!isTooOld || !(await askToSignIn())) throw error;
    return send(await getCurrentToken());
  }
}

async function getCurrentToken(): Promise<string> {
  const idToken = await readToken();
  if (idToken) return idToken;
  throw new ApiCallError("You have been signed out. Sign in again.", {
    status: 401,
    code: "unauthenticated",
    serverMessage: null,
  });
}

async function readToken(): Promise<string | null> {
  try {
    return await (await loadIdentity()).idToken();
  } catch (cause) {
    throw new ApiCallError(
      "The sign-in service could not be reached. Check your connection and try again.",
      { status: 0, code: "network", serverMessage: null },
      { cause },
    );
  }
}
