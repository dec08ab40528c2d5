/** Name of the meta element with the version of index and names. */
export const versionMeta = "wiki-data";

/** The version in the current page; empty if missing. */
function getPageVersion(): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${versionMeta}"]`)?.content ?? "";
}

/** Address of a file under its version. A version that the server no longer has costs a revalidation at most. */
export function addVersion(path: string): string {
  const version = getPageVersion();
  return version ? `${path}?v=${version}` : path;
}
