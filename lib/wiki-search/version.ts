/** Name of the meta element in which every page says which index and which names are current. */
export const versionMeta = "wiki-data";

/** The version that the page on screen was made with; empty where it does not say. */
function pageVersion(): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${versionMeta}"]`)?.content ?? "";
}

/** Address of a file under its version. A version that the server no longer has costs a revalidation at most. */
export function versioned(path: string): string {
  const version = pageVersion();
  return version ? `${path}?v=${version}` : path;
}
