/** Hosts that pictures in guides may come from. The Content Security Policy allows these and no others. */
export const guideImageHosts: readonly string[] = ["i.imgur.com", "i.ytimg.com", "upload.wikimedia.org"];

/** The address of a picture as a guide may show it; `null` for other hosts and for all but `https`. */
export function toGuideImage(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isPlain = url.protocol === "https:" && url.port === "" && url.username === "" && url.password === "";
  return isPlain && guideImageHosts.includes(url.hostname) ? url.href : null;
}
