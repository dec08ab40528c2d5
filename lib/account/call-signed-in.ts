import { loadIdentity } from "@/lib/firebase/load";
import { ApiCallError, callApi } from "@/lib/http/fetcher";
import { askToSignIn } from "./ask-sign-in";

type SignedInCall<T> = Omit<Parameters<typeof callApi<T>>[1], "idToken">;

/**
 * Calls the API as the person who is signed in here. A call that takes a recent sign-in asks for one, and goes on.
 *
 * @throws ApiCallError as `callApi`; with the code `unauthenticated` where nobody is signed in any more, and
 *   `network` where the token cannot be renewed now.
 */
export async function callSignedIn<T>(path: string, call: SignedInCall<T>): Promise<T> {
  try {
    return await callWithToken(path, call);
  } catch (error) {
    const isTooOld = error instanceof ApiCallError && error.code === "recent-sign-in-required";
    if (!isTooOld || !(await askToSignIn())) throw error;
    return callWithToken(path, call);
  }
}

async function callWithToken<T>(path: string, call: SignedInCall<T>): Promise<T> {
  const idToken = await getCurrentToken();
  if (!idToken) {
    throw new ApiCallError("You have been signed out. Sign in again.", {
      status: 401,
      code: "unauthenticated",
      serverMessage: null,
    });
  }
  return callApi(path, { ...call, idToken });
}

async function getCurrentToken(): Promise<string | null> {
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
