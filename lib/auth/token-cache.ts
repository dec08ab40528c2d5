/** Claims of a token that was verified, as far as this cache looks at them. */
interface Expiring {
  /** Seconds since 1970. */
  readonly exp: number;
}

/**
 * Remembers verified tokens until they expire: a browser sends the same token for an hour, and its signature
 * does not change. Whether the session was revoked in between is another question, asked each time.
 *
 * @param maxTokens Most tokens held; the one unused for longest is forgotten first.
 */
export function createTokenCache<Claims extends Expiring>(maxTokens = 5000) {
  // A Map keeps insertion order, so the first token is the one unused for longest.
  const held = new Map<string, Claims>();

  return {
    /** @param now Milliseconds since 1970. */
    get(token: string, now: number): Claims | undefined {
      const claims = held.get(token);
      if (!claims) return undefined;
      held.delete(token);
      if (claims.exp * 1000 <= now) return undefined;
      held.set(token, claims);
      return claims;
    },

    set(token: string, claims: Claims): void {
      held.set(token, claims);
      const oldest = held.size > maxTokens ? held.keys().next().value : undefined;
      if (oldest !== undefined) held.delete(oldest);
    },
  };
}
