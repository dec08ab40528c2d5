/** Roles come from the claims of the ID token and from nowhere else. Used by server and browser alike. */
export interface Roles {
  readonly admin: boolean;
  /** True for creators and for every admin. */
  readonly creator: boolean;
}

/** The signed-in person as the browser derives it. */
export interface CurrentUser extends Roles {
  readonly uid: string;
  readonly idToken: string;
  readonly displayName: string | null;
  readonly photoURL: string | null;
}

/** Reads the roles out of token claims. Anything but the boolean `true` counts as no role. */
export function getRoles(claims: Readonly<Record<string, unknown>>): Roles {
  const admin = claims.admin === true;
  return { admin, creator: admin || claims.creator === true };
}

/** Check 1: may moderate and publish. */
export function isAdminOrCreator(user: Roles | null | undefined): boolean {
  return Boolean(user && (user.admin || user.creator));
}

/** Check 2: may run the place. */
export function isAdmin(user: Roles | null | undefined): boolean {
  return Boolean(user?.admin);
}

/** Check 3: a signed-in person with everything that a call needs. */
export function isFullUser(user: Partial<CurrentUser> | null | undefined): user is CurrentUser {
  return Boolean(
    user?.uid && user.idToken && typeof user.admin === "boolean" && typeof user.creator === "boolean",
  );
}
