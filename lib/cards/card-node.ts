/** Styles as the renderer of the picture takes them: CSS in camel case, numbers in px. */
type CardStyle = Readonly<Record<string, string | number>>;

/**
 * One element of the picture. It has the shape of a React element, which the renderer reads, and needs no React:
 * `lib/` knows nothing of it.
 */
export interface CardNode {
  readonly type: "div" | "img";
  readonly key: null;
  readonly props: {
    readonly style: CardStyle;
    readonly children?: readonly CardNode[] | string;
    readonly src?: string;
    readonly width?: number;
    readonly height?: number;
  };
}

/** Children next to each other, or below each other with `flexDirection: "column"`. */
export function createBox(style: CardStyle, ...children: readonly (CardNode | null)[]): CardNode {
  const there = children.filter((child) => child !== null);
  return { type: "div", key: null, props: { style: { display: "flex", ...style }, children: there } };
}

/** No letter of Inter is wider on average, in any weight used: a line that is shorter by this measure fits. */
const widestAverage = 0.62;

/**
 * One line of words. Where it may be too long for `style.width`, it is cut with an ellipsis; where it surely fits it
 * is not, since the renderer takes some 8 ms for each box that cuts.
 */
export function createTextLine(words: string, style: CardStyle & { readonly fontSize: number }): CardNode {
  const { width, fontSize } = style;
  const tooLong = typeof width === "number" && words.length * fontSize * widestAverage > width;
  const cut: CardStyle = tooLong ? { overflow: "hidden", textOverflow: "ellipsis" } : {};
  const oneLine = { display: "block", whiteSpace: "nowrap", ...cut, ...style };
  return { type: "div", key: null, props: { style: oneLine, children: words } };
}

/** @param src a data URL; nothing is fetched while a picture is drawn */
export function createPicture(src: string, width: number, height = width, style: CardStyle = {}): CardNode {
  return { type: "img", key: null, props: { src, width, height, style } };
}
