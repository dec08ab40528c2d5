/*
 * Every `<style>` that a page may have. The Content Security Policy knows each by its hash, so that no other one is
 * applied: selectors of a stranger's rules could tell what is typed or shown.
 */

/** Shows the panels of unchosen tabs where no script can choose them. */
export const unchosenPanelStyle = "[data-panel][hidden]{display:block}";

/** Lets what is below show through a page that is laid over a video. */
export const seeThroughStyle = "html,body{background:transparent!important}";

/** Mantine's style for the moment in which the scheme is switched; removed after ten milliseconds. */
export const stillStyle = "*, *::before, *::after {transition: none !important;}";

/**
 * SHA-256 of the `<style>` that Mantine writes into each page: the variables of the theme (`styles/theme.ts`,
 * `styles/fonts.ts`), the classes of its breakpoints, and the sizes of `AppShell`. They change with these and with Mantine;
 * `tests/integration/any-backend/inline-texts.test.ts` then says what they are.
 */
export const themeStyleHashes: readonly string[] = [
  "HTDh2oQPKyEi2jgtSVVHrT8xGSyi5t8fLewZ0pc3NnA=",
  "85MITomVYL9ia0nDQdVnFyWjDvbLXHP0zhaa+rYCxKU=",
  "oPzhYb89V4fMwTVEWvdCROETWpS5XNoyL1OEkckm1to=",
];

/** SHA-256 of the `<style>` in `public/offline.html`, which the service worker shows without a connection. */
export const offlineStyleHash = "3x+QbAgjya4ST4zh5IcoeQ1Ogv4JcwuBsLF22l+tkz4=";
