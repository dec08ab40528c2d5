/** Letters and digits of the id of a short link. */
export const shortLinkIdLength = 10;

/** Path of a short link: `/s/<id>`. */
export function getShortLinkPath(id: string): string {
  return `/s/${id}`;
}
