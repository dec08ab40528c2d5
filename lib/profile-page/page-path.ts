/** Under which the page of a person is held in memory, and purged. */
export function getProfilePagePath(uid: string): string {
  return `profiles/${uid}`;
}
