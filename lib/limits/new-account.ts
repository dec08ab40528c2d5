/** Age of an account, in milliseconds, below which it may do less a day: a week. */
const newAccountPeriod = 7 * 86_400_000;

/** @param createdAt when the account was first seen; `undefined` for one that is seen now */
export function isNewAccount(createdAt: Date | undefined, at: Date): boolean {
  return at.getTime() - (createdAt ?? at).getTime() < newAccountPeriod;
}
