import { loadIdentity } from "@/lib/firebase/load";
import { ApiCallError, callApi } from "@/lib/http/fetcher";

type SignedInCall<T> = Omit<Parameters<typeof callApi<T>>[1], "idToken">;

/**
 * Calls the API as the person who is signed in here.
 *
 * @throws ApiCallError as `callApi`; with the code `unauthenticated` where nobody is signed in any more, and
 *   `network` where the token cannot be renewed now.
 */
export async function callSignedIn<T>(path: string, call: SignedInCall<T>): Promise<T> {
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
