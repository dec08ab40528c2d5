import type { IdentityClient } from "@/lib/firebase/identity";
import { isDemoProject } from "@/lib/site/config";

let client: Promise<IdentityClient> | undefined;

/**
 * The sign-in code, loaded on first use and kept. Visitors who neither hold a session nor open /login
 * never load it.
 *
 * @throws when the code or, in a demo, the addresses of the emulators could not be loaded. The next call
 * tries again.
 */
export function loadIdentity(): Promise<IdentityClient> {
  client ??= open().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/** The addresses of the emulators are known at run time alone; they come while the SDK is on its way. */
async function open(): Promise<IdentityClient> {
  const [{ connect }, config] = await Promise.all([
    import("./client"),
    isDemoProject ? fetchClientConfig() : null,
  ]);
  return connect(config);
}

async function fetchClientConfig(): Promise<unknown> {
  const response = await fetch("/api/client-config");
  if (!response.ok) throw new Error(`/api/client-config answered ${response.status}`);
  return response.json();
}
