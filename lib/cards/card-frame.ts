import { type CardNode, createBox, createPicture, createTextLine } from "./card-node";

/** Size of link previews, in px. */
export const cardWidth = 1200;
export const cardHeight = 630;

/** The dark tokens of `styles/tokens.css`. A picture has no scheme. */
export const cardColors = {
  body: "#0f1518",
  line: "#26333a",
  lineStrong: "#37474f",
  text: "#e7eef1",
  dim: "#9db0b9",
  signal: "#3bc9db",
  bad: "#ef7a6d",
} as const;

/** The dark tokens of elements and ailments, by name. */
export const elementColors: ReadonlyMap<string, string> = new Map([
  ["fire", "#f2775a"],
  ["water", "#5aa8ff"],
  ["thunder", "#f3c64b"],
  ["ice", "#86d8ea"],
  ["dragon", "#b98cf0"],
  ["poison", "#bb88e6"],
  ["paralysis", "#e6d25f"],
  ["sleep", "#86aecb"],
]);

/** Assets of the drawing besides its subject; all pictures as data URLs. */
export interface CardAssets {
  readonly siteName: string;
  readonly mark: string;
  readonly rock: string;
  /** An icon of the sprite in a color; `null` where there is none of the name. */
  readonly icon: (name: string, color: string) => string | null;
  /** The emblem of a large monster by its id; `null` where it has none. */
  readonly emblem: (id: string) => string | null;
}

/**
 * Whether every letter of a text is in a typeface of weight 400 to 700. For any other letter the renderer would ask
 * a server of Google.
 */
export function canDraw(text: string): boolean {
  return /^[\u0020-\u007e\u00a0-\u00ff]*$/.test(text);
}

/** The whole picture: what is handed in, over the rock of the site. */
export function drawCardFrame(assets: CardAssets, ...content: readonly CardNode[]): CardNode {
  return createBox(
    {
      position: "relative",
      width: cardWidth,
      height: cardHeight,
      background: cardColors.body,
      color: cardColors.text,
      fontFamily: "Inter, Inter Greek",
      fontWeight: 400,
    },
    createPicture(assets.rock, 1745, cardHeight, { position: "absolute", right: 0, top: 0, opacity: 0.26 }),
    ...content,
  );
}

/** The strip at the bottom: words or figures at the left, the site with what it is at the right. */
export function drawCardFooter(assets: CardAssets, tagline: string, left: readonly CardNode[]): CardNode {
  return createBox(
    {
      position: "absolute",
      left: 48,
      right: 48,
      bottom: 0,
      height: 72,
      alignItems: "center",
      justifyContent: "space-between",
      borderTop: `1px solid ${cardColors.lineStrong}`,
    },
    createBox({ alignItems: "center" }, ...left),
    createBox(
      { alignItems: "center" },
      createPicture(assets.mark, 34, 34, { marginRight: 12 }),
      createTextLine(assets.siteName, { fontSize: 26, fontWeight: 700 }),
      createTextLine(tagline, { fontSize: 18, color: cardColors.dim, marginLeft: 14 }),
    ),
  );
}
