/** The longest message that Discord takes, in characters. */
export const maxMessage = 2000;

/** Content of a link besides the loadout; `null` or absent = nothing. */
export interface LinkExtras {
  /** Search, as `writeSearch` writes it. */
  readonly search?: string | null | undefined;
  /** Target, as `writeTarget` writes it. */
  readonly target?: string | null | undefined;
}

/**
 * Path of a build's short link. A code has none but letters, digits, `-` and `_`.
 *
 * @param buffs what raises its damage besides gear, as `writeBuffs` writes it
 */
export function getBuildPath(code: string, buffs: string | null = null, extras: LinkExtras = {}): string {
  const query = formatExtras(buffs, extras);
  return `/b/${encodeURIComponent(code)}${query === "" ? "" : `?${query}`}`;
}

function formatExtras(buffs: string | null, { search, target }: LinkExtras): string {
  return Object.entries({ buffs, search, target })
    .flatMap(([key, value]) => (value ? [`${key}=${encodeURIComponent(value)}`] : []))
    .join("&");
}

/** Path of the builder with a build in it. */
export function getBuilderPath(code: string, buffs: string | null = null, extras: LinkExtras = {}): string {
  const query = formatExtras(buffs, extras);
  return `/builder?b=${encodeURIComponent(code)}${query === "" ? "" : `&${query}`}`;
}

/** Address of a build to hand on: `https://…/b/<code>`. It opens the builder, and chats show a picture of it. */
export function getBuildLink(
  origin: string,
  code: string,
  buffs: string | null = null,
  extras: LinkExtras = {},
): string {
  return `${origin}${getBuildPath(code, buffs, extras)}`;
}

/**
 * The code in a link of a build, short or of the builder, whatever else the link holds; a text that is no link stands
 * for itself. Whether it can be read is not checked.
 */
export function readCodeFromLink(pasted: string): string {
  const text = pasted.trim();
  const [short, long] = [/\/b\/([\w-]+)/.exec(text), /[?&]b=([\w-]+)/.exec(text)];
  return short?.[1] ?? long?.[1] ?? text;
}

/** Path of the picture of a build, a PNG of 1200 × 630 px, with the damage to the target where a link says one. */
export function getBuildCardPath(
  code: string,
  buffs: string | null = null,
  { target }: LinkExtras = {},
): string {
  const query = formatExtras(target ? buffs : null, { target });
  return `/api/builder/card?b=${encodeURIComponent(code)}${query === "" ? "" : `&${query}`}`;
}

/**
 * A build as one message: its description, then the link. A legal build fits; of a longer description whole lines
 * at the end are left out, since the link brings back what they said.
 *
 * @param description text without a link, as `describeLoadout` writes it
 */
export function formatBuildMessage(description: string, link: string): string {
  const end = `\n\n${link}`;
  const room = maxMessage - end.length;
  if (description.length <= room) return `${description}${end}`;
  const cut = description.slice(0, room - 2);
  const lines = cut.slice(0, Math.max(0, cut.lastIndexOf("\n")));
  return `${lines}\n…${end}`;
}

/**
 * Name of a file of a build: the weapon in lower case with hyphens.
 *
 * @param weapon English name; `null` without a weapon
 */
export function getBuildFileName(weapon: string | null, extension: "json" | "png"): string {
  const slug = (weapon ?? "")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return `${slug || "build"}${slug ? "-build" : ""}.${extension}`;
}
