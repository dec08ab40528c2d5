/** Public keys by their ID, as the SDK holds them. */
type PublicKeys = Readonly<Record<string, unknown>>;

/** The SDK's fetch of Google's public keys to verify a signature. */
interface KeyFetcher {
  fetchPublicKeys(): Promise<PublicKeys>;
}

/** How long keys count after the last time that Google's were known to be these, in milliseconds. */
const keptFor = 24 * 60 * 60 * 1000;
/** How long nothing is fetched after a failure while there are kept keys, in milliseconds. */
const pause = 30_000;
/** Longest wait for new keys while there are kept ones, in milliseconds: the SDK itself tries for much longer. */
const patience = 2_000;

/** The SDK hands on only the text of an error, so the text is what it is known by. */
const unreachable = "Google's public keys could not be fetched";

/**
 * Goes on with the last keys of Google, for a day at most, when new ones cannot be fetched, and lets many calls at once
 * fetch them once. Does nothing where there is no verifier, as on an emulator.
 *
 * @param owner What holds the verifier: the Auth or the App Check of the Admin SDK.
 * @param path Where its fetcher of keys is. The SDK has no public way to it; a unit test holds this against its version.
 * @param now Milliseconds.
 * @returns Whether there was a fetcher.
 */
export function keepPublicKeys(
  owner: object,
  path: readonly string[],
  now: () => number = Date.now,
): boolean {
  const fetcher = path.reduce<unknown>(
    (value, name) => (typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined),
    owner,
  );
  if (!isKeyFetcher(fetcher)) return false;
  fetcher.fetchPublicKeys = createKeptFetch(fetcher.fetchPublicKeys.bind(fetcher), now);
  return true;
}

/** Where the Auth of the Admin SDK has its fetcher of keys. */
export const authKeysPath = ["idTokenVerifier", "signatureVerifier", "keyFetcher"] as const;
/** Where App Check has its own. */
export const appCheckKeysPath = ["appCheckTokenVerifier", "signatureVerifier", "keyFetcher"] as const;

/** Whether an error of the SDK says that there were no keys to look at a token with, whatever its code says. */
export function isMissingKeys(error: unknown): boolean {
  return error instanceof Error && error.message.includes(unreachable);
}

function createKeptFetch(fetch: () => Promise<PublicKeys>, now: () => number): () => Promise<PublicKeys> {
  let last: { readonly keys: PublicKeys; readonly at: number } | null = null;
  let underWay: Promise<PublicKeys> | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;

  const fetchOnce = () => {
    underWay ??= fetch()
      .then(
        (keys) => {
          last = { keys, at: now() };
          failedAt = Number.NEGATIVE_INFINITY;
          return keys;
        },
        (cause) => {
          failedAt = now();
          throw new Error(unreachable, { cause });
        },
      )
      .finally(() => {
        underWay = null;
      });
    return underWay;
  };

  return async () => {
    if (!last || now() - last.at > keptFor) return fetchOnce();
    if (now() - failedAt < pause) return toKept(last.keys);
    const kept = last.keys;
    return Promise.race([fetchOnce().catch(() => toKept(kept)), wait(patience).then(() => toKept(kept))]);
  };
}

/**
 * Kept keys, of which an unknown one is no proof of a forged token: it may be the next one of Google. So asking for it
 * fails as if there were no keys.
 */
function toKept(keys: PublicKeys): PublicKeys {
  return new Proxy(keys, {
    getOwnPropertyDescriptor(target, id) {
      const known = Reflect.getOwnPropertyDescriptor(target, id);
      if (!known) throw new Error(unreachable);
      return known;
    },
  });
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}

function isKeyFetcher(value: unknown): value is KeyFetcher {
  return (
    typeof value === "object" &&
    value !== null &&
    "fetchPublicKeys" in value &&
    typeof value.fetchPublicKeys === "function"
  );
}
