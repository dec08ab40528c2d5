/** What a cell of `DataTable` is called on a phone: the column's label, which its table has in `--label-2` to `--label-16`. */
const columnLabels = Object.fromEntries(
  Array.from({ length: 15 }, (_, index) => [
    `&:nth-child(${index + 2})::before`,
    { content: `var(--label-${index + 2})` },
  ]),
);

/** `--element-color` of what is marked by `data-element`. */
const elementColors = Object.fromEntries(
  ["fire", "water", "thunder", "ice", "dragon", "poison", "paralysis", "sleep", "blast", "stun"].map(
    (element) => [`&[data-element="${element}"]`, { "--element-color": `var(--element-${element})` }],
  ),
);

/** `--signal` of what is marked by `data-primary`. */
const accents = Object.fromEntries(
  [
    ...["blue", "cyan", "teal", "green", "lime", "yellow"],
    ...["orange", "red", "pink", "grape", "violet", "indigo"],
  ].map((accent) => [`&[data-primary="${accent}"]`, { "--signal": `var(--accent-${accent})` }]),
);

/**
 * One property by the value of an attribute: `@mixin by-value data-note, background, red #f5857a, blue #7fb2f5`.
 *
 * @param {unknown} _rule
 * @param {string} attribute
 * @param {string} property
 * @param {...string} pairs a value of the attribute, a blank, and what the property is there
 */
const byValue = (_rule, attribute, property, ...pairs) =>
  Object.fromEntries(
    pairs.map((pair) => {
      const [value = "", ...look] = pair.trim().split(/\s+/);
      return [`&[${attribute}="${value}"]`, { [property]: look.join(" ") }];
    }),
  );

/**
 * One property of the first, second and further of its siblings: `@mixin by-place width, 15%, 9%, 30%`.
 *
 * @param {unknown} _rule
 * @param {string} property
 * @param {...string} values
 */
const byPlace = (_rule, property, ...values) =>
  Object.fromEntries(
    values.map((value, index) => [`&:nth-child(${index + 1})`, { [property]: value.trim() }]),
  );

/** What is chosen of several, or on: it never says so by its color alone. */
const chosen = { "border-color": "var(--signal)", background: "var(--signal-wash)" };

/** `order: -1` of what is for the visitor's weapon, which the root names. */
const mineFirst = {
  [[
    ...["great-sword", "long-sword", "sword-and-shield", "dual-blades", "hammer", "hunting-horn", "lance"],
    ...["gunlance", "switch-axe", "charge-blade", "insect-glaive", "bow", "light-bowgun", "heavy-bowgun"],
  ]
    .map((type) => `:root[data-weapon="${type}"] &[data-for~="${type}"]`)
    .join(", ")]: { order: -1 },
};

/** What is drawn over all of the next positioned element around it. */
const covers = { position: "absolute", inset: 0, content: '""' };

/**
 * Layers of rock, raked by three claws. A mask, so that both schemes color it, and no element: contrast checkers read one
 * behind the words as their solid background.
 */
const strata = (/** @type {unknown} */ _rule, /** @type {string} */ clearing) => ({
  ...covers,
  background: "var(--line-strong)",
  mask: `url("/strata.svg") right center / cover no-repeat, ${clearing}`,
  "mask-composite": "intersect",
  "pointer-events": "none",
});

/** A column next to the page, as high as the screen at most: it stays below the header, with this much space around it. */
const staysInSight = (/** @type {unknown} */ _rule, /** @type {string} */ space) => ({
  position: "sticky",
  top: `calc(var(--header-height) + ${space})`,
  "max-height": `calc(100vh - var(--header-height) - 2 * ${space})`,
  "overflow-y": "auto",
});

/** The first cell of each row stays while the others are swiped. */
const staysLeft = (/** @type {unknown} */ _rule, /** @type {string} */ ground) => ({
  position: "sticky",
  left: 0,
  "z-index": 1,
  background: ground,
});

/** For readers of screens alone. Out of the flow: it would widen a page that scrolls. */
const outOfSight = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  "clip-path": "inset(50%)",
  "white-space": "nowrap",
};

/** @param {object} look of what a pointer is over; where nothing hovers, of what is pressed */
const hover = (look) => ({
  "@media (hover: hover)": { "&:hover": look },
  "@media (hover: none)": { "&:active": look },
});

const raised = { "& > *": { background: "var(--surface-hover)" } };

/** Rows of a table that lead where the link in their name leads. Names are what one reads: not all need the signal color. */
const openingRows = {
  "& tbody th a": { color: "var(--text)" },
  "& tbody tr[data-opens]": {
    cursor: "pointer",
    ...hover({ ...raised, "& th a": { color: "var(--signal)" } }),
    "&:has(th a:focus-visible)": { outline: "2px solid var(--signal)", "outline-offset": "-2px", ...raised },
    "& th a:focus-visible": { outline: "none" },
  },
};

/** Where the columns of a table do not fit: each row a card, its cells in lines. */
const rowCards = {
  "&, & tbody": { display: "block" },
  "& thead": { display: "none" },
  "& tbody tr": {
    position: "relative",
    display: "flex",
    "flex-wrap": "wrap",
    "align-items": "baseline",
    "border-bottom": "1px solid var(--line)",
  },
  "& tbody :is(th, td)": { display: "block", padding: 0, border: 0 },
};

/** A shadow at the right edge, which the content covers once it is scrolled to its end, says that more follows. */
const moreAtTheRight = {
  background:
    "linear-gradient(to left, var(--surface-here, var(--surface-body)), var(--surface-here, var(--surface-body))) right / 24px 100% no-repeat local, linear-gradient(to left, var(--line), transparent) right / 14px 100% no-repeat scroll",
};

/** Of what is in the bar of a list, which stays under the page's header: as high as the bar, over its ground. */
const listBar = {
  position: "sticky",
  top: "var(--header-height)",
  "z-index": 4,
  display: "flex",
  "align-items": "center",
  "grid-row": "bar / end",
  "align-self": "start",
  height: "var(--list-bar)",
};

/** Utility classes from styles/utilities.css, and Mantine's mixins (hover, dark) for the CSS modules. */
const config = {
  plugins: {
    "@tailwindcss/postcss": { optimize: false },
    "postcss-preset-mantine": {
      // The browser's own, which Lightning CSS writes out for older ones: it needs no rule per scheme.
      features: { lightDarkFunction: false },
      mixins: {
        accents,
        "by-place": byPlace,
        "by-value": byValue,
        chosen,
        "column-labels": columnLabels,
        covers,
        "element-colors": elementColors,
        "list-bar": listBar,
        "mine-first": mineFirst,
        "more-at-the-right": moreAtTheRight,
        "out-of-sight": outOfSight,
        "opening-rows": openingRows,
        "row-cards": rowCards,
        "stays-in-sight": staysInSight,
        "stays-left": staysLeft,
        strata,
      },
    },
  },
};

export default config;
