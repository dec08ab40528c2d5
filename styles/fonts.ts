import localFont from "next/font/local";

/*
 * Inter, self-hosted and cut into the subsets of @fontsource-variable/inter. Only latin is preloaded; the
 * others load when a page holds a character of theirs (α armor, names of hunters). Next.js adds a
 * fallback with Inter's metrics. Its words are a little wider or narrower all the same, and lines break elsewhere: so a
 * page whose font is not there at once keeps the fallback, and the next page has the font.
 *
 * next/font reads these arguments at build time: they must be literals.
 */
/** In the weights that the site has: `scripts/build-fonts.mjs`. */
const latin = localFont({
  src: "./fonts/inter-latin.woff2",
  weight: "400 750",
  display: "optional",
  adjustFontFallback: "Arial",
  fallback: ["system-ui", "sans-serif"],
});

const latinExtended = localFont({
  src: "../node_modules/@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2",
  weight: "100 900",
  display: "optional",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
    },
  ],
});

/** Letters of armor series, on most pages of the wiki: `scripts/build-fonts.mjs`. */
const seriesLetters = localFont({
  src: "./fonts/inter-series.woff2",
  weight: "100 900",
  display: "optional",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+03B1-03B3" }],
});

const greek = localFont({
  src: "../node_modules/@fontsource-variable/inter/files/inter-greek-wght-normal.woff2",
  weight: "100 900",
  display: "optional",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0370-0377,U+037A-037F,U+0384-03B0,U+03B4-03FF" }],
});

const cyrillic = localFont({
  src: "../node_modules/@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2",
  weight: "100 900",
  display: "optional",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116" }],
});

/** The subsets come before latin because latin's fallback has a glyph for everything. */
export const textFont: string = [latinExtended, seriesLetters, greek, cyrillic, latin]
  .map(({ style }) => style.fontFamily)
  .join(", ");
