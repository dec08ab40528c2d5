/** The query of an address: the part between `?` and `#`. */
export function getQuery(address: string): string {
  return address.split("#", 1)[0]?.split("?").slice(1).join("?") ?? "";
}

/** The address with another query; an empty one leaves no `?`. Path and fragment stay as they are written. */
export function setQuery(address: string, query: string): string {
  const [rest = "", ...fragments] = address.split("#");
  const path = rest.split("?", 1)[0] ?? "";
  return [path + (query && `?${query}`), ...fragments].join("#");
}
