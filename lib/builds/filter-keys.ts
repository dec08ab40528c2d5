interface Filter {
  readonly tag?: string | undefined;
  readonly skill?: string | undefined;
}

/**
 * Values of a build in the one list field of the filters. Firestore allows one `array-contains` in a query, so each
 * pair of a tag and a skill has a value of its own: with 5 tags and 20 skills 125 at most.
 */
export function listFilterKeys(tags: readonly string[], skills: readonly string[]): string[] {
  const pairs = tags.flatMap((tag) => skills.map((skill) => getKey({ tag, skill })));
  const single = [...tags.map((tag) => getKey({ tag })), ...skills.map((skill) => getKey({ skill }))];
  return [...single, ...pairs];
}

/** The one value that a build must have to pass a filter; `null` where neither tag nor skill is chosen. */
export function getFilterKey(filter: Filter): string | null {
  return filter.tag === undefined && filter.skill === undefined ? null : getKey(filter);
}

/** No tag or skill holds a colon or an ampersand, so that two filters never share a value. */
function getKey({ tag, skill }: Filter): string {
  const parts = [tag === undefined ? "" : `tag:${tag}`, skill === undefined ? "" : `skill:${skill}`];
  return parts.filter(Boolean).join("&");
}
