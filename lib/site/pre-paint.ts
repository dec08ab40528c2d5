import { consentCookie } from "./consent";

/** Local-storage keys that the pre-paint script and the app share. The names must not change. */
export const storageKeys = {
  /** Mantine's own key: `dark`, `light` or `auto`. */
  colorScheme: "mantine-color-scheme-value",
  /** Name of the accent colour that the visitor chose. */
  primaryColor: "primary-color",
  /** `1` while this browser holds a session: a hint for the first paint, never proof of anything. */
  session: "quarry-session",
  /** The weapon type that the visitor plays. */
  myWeapon: "quarry-my-weapon",
} as const;

/** Accent colours that a visitor may choose, names of Mantine palettes. */
export const primaryColors = [
  "blue",
  "cyan",
  "teal",
  "green",
  "lime",
  "yellow",
  "orange",
  "red",
  "pink",
  "grape",
  "violet",
  "indigo",
] as const;
export type PrimaryColor = (typeof primaryColors)[number];

/** The theme's own primary color, which the logo keeps. */
export const themePrimaryColor: PrimaryColor = "cyan";
/** The accent of a visitor who has chosen none; `pages/_document.tsx` writes it into every page. */
export const defaultPrimaryChoice: PrimaryColor = "blue";

/**
 * How each weapon type hits, by its name in the data; those that are not here sever. The tables of hitzones have a column
 * for each, and `data-hit` on the root says which is the visitor's.
 */
export const hitTypes: Readonly<Record<string, "blunt" | "ammo">> = {
  hammer: "blunt",
  "hunting-horn": "blunt",
  bow: "ammo",
  "light-bowgun": "ammo",
  "heavy-bowgun": "ammo",
};

/**
 * Runs in the document head before the first paint and sets on `<html>`:
 * `data-mantine-color-scheme` (default dark), `data-primary` (the accent that was chosen; the HTML comes with the default),
 * `data-session` (a session is likely, so the header shows a spinner and not Login) and `data-query` (the
 * address names another view of a list than the one in the HTML: it stays unseen until it is read; `mine` where only the
 * visitor's weapon may: lists that begin with it do; the builder, which shows no list and changes all the time, does without),
 * `data-consent` (`open` while no choice on cookies is stored: the question is in the HTML and shows at once), and
 * `data-weapon` with `data-hit` (the visitor's weapon: style sheets mark what is about it, so that nothing moves later).
 *
 * Its SHA-256 is in the Content Security Policy: besides `earlyClickScript` and `trustScript` it is the only inline
 * script allowed.
 */
export const prePaintScript = `(function(){var d=document.documentElement;var b=location.pathname==="/builder";if(location.search&&!b)d.setAttribute("data-query","");try{if(!/(^|; )${consentCookie}=/.test(document.cookie))d.setAttribute("data-consent","open");var s=localStorage.getItem(${JSON.stringify(
  storageKeys.colorScheme,
)});if(s==="auto")s=matchMedia("(prefers-color-scheme: light)").matches?"light":"dark";d.setAttribute("data-mantine-color-scheme",s==="light"?"light":"dark");var p=localStorage.getItem(${JSON.stringify(
  storageKeys.primaryColor,
)});if(p&&${JSON.stringify(primaryColors)}.indexOf(p)>-1)d.setAttribute("data-primary",p);if(localStorage.getItem(${JSON.stringify(
  storageKeys.session,
)})==="1")d.setAttribute("data-session","1");var w=localStorage.getItem(${JSON.stringify(
  storageKeys.myWeapon,
)});if(w&&/^[a-z-]{3,20}$/.test(w)){d.setAttribute("data-weapon",w);if(!location.search&&!b)d.setAttribute("data-query","mine");d.setAttribute("data-hit",${JSON.stringify(
  hitTypes,
)}[w]||"sever")}}catch(e){d.setAttribute("data-mantine-color-scheme","dark")}})()`;
