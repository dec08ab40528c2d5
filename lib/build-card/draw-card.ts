import { type CardAssets, cardColors as colors, drawCardFooter, drawCardFrame } from "@/lib/cards/card-frame";
import { type CardNode, createBox, createPicture, createTextLine } from "@/lib/cards/card-node";
import { formatCount, formatNumber, formatSigned } from "@/lib/text/format";
import type {
  BuildCardData,
  CardColumn,
  CardFigure,
  CardGear,
  CardSkill,
  CardWeapon,
} from "./create-build-card";
import { getSharpnessShares } from "./create-build-card";
import type { CardTarget } from "./create-card-target";

const elementColors: Readonly<Record<string, string>> = {
  fire: "#f2775a",
  water: "#5aa8ff",
  thunder: "#f3c64b",
  ice: "#86d8ea",
  dragon: "#b98cf0",
  poison: "#bb88e6",
  paralysis: "#e6d25f",
  sleep: "#86aecb",
  blast: "#f0954a",
};

const sharpnessHex = ["#c4412f", "#d97a24", "#d1ac1f", "#4c9a3c", "#3a77d4", "#f4f6f7", "#9a5bd6"];
/** Units of a full bar. */
const fullSharpness = 400;

/** The picture of a build as a tree of elements, 1200 × 630 px: gear at the left, skills at the right. */
export function drawCard(card: BuildCardData, assets: CardAssets): CardNode {
  return drawCardFrame(
    assets,
    createBox(
      { position: "absolute", left: 48, top: 30, width: 604, flexDirection: "column" },
      drawWeapon(card.weapon, card.target, assets),
      ...card.gear.map((gear) => drawGear(gear, assets)),
    ),
    drawSkills(card),
    drawFooter(card, assets),
  );
}

/** Narrowest letters on average: a line of this size fits in all likelihood, and what does not is cut. */
const usualAverage = 0.52;

/** A line that becomes smaller where it is long, so that all of it is shown. */
function createFittedLine(
  words: string,
  width: number,
  fontSize: number,
  style: { color: string },
): CardNode {
  const fitting = Math.floor(width / (words.length * usualAverage));
  return createTextLine(words, { ...style, fontSize: Math.max(11, Math.min(fontSize, fitting)), width });
}

/** Damage in the largest figures of the picture, and what is hit; below, by which moves and uptimes. */
function drawTarget({ damage, target, combo, uptimes }: CardTarget): readonly CardNode[] {
  return [
    createBox(
      { height: 38, width: 524, alignItems: "center" },
      createTextLine(damage, { fontSize: 34, fontWeight: 700, color: colors.signal, marginRight: 10 }),
      createTextLine("damage", { fontSize: 18, color: colors.dim, marginRight: 14 }),
      createFittedLine(target, 280, 20, { color: colors.text }),
    ),
    createBox({ height: 23 }, createFittedLine(`${combo} · ${uptimes}`, 524, 17, { color: colors.text })),
  ];
}

function drawWeapon(weapon: CardWeapon | null, target: CardTarget | null, { icon }: CardAssets): CardNode {
  // The damage takes the place of the bar, and of the figures without skills, which say less.
  const bar = target ? null : (weapon?.sharpness ?? null);
  const src = icon(weapon?.type ?? "build", weapon ? colors.signal : colors.dim);
  return createBox(
    // Name, target, figures, two lines of rolls and one of decorations.
    { height: 186, alignItems: "flex-start" },
    src === null ? null : createPicture(src, 60, 60, { marginTop: 6, marginRight: 20 }),
    createBox(
      { flexDirection: "column", width: 524 },
      createTextLine(weapon?.name ?? "No weapon", {
        fontSize: 32,
        fontWeight: 700,
        lineHeight: "38px",
        width: 524,
      }),
      ...(target ? drawTarget(target) : []),
      ...(weapon?.columns ?? []).slice(target ? -1 : 0).map((column) => drawColumn(column, icon)),
      bar && createBox({ height: 22, alignItems: "center" }, drawSharpness(bar)),
      ...[...(weapon?.rolls ?? []), weapon?.detail ?? ""]
        .filter((line) => line !== "")
        .map((line) =>
          createBox(
            { height: 19, alignItems: "center" },
            createFittedLine(line, 524, 16, { color: colors.dim }),
          ),
        ),
    ),
  );
}

/** A line of figures. They stand below one another, so that one sees what skills add. */
function drawColumn({ label, figures }: CardColumn, icon: CardAssets["icon"]): CardNode {
  return createBox(
    { height: 26, width: 540, alignItems: "center" },
    createTextLine(label, { fontSize: 18, color: colors.dim, width: 108, flexShrink: 0 }),
    ...figures.map((figure) => drawWeaponFigure(figure, icon)),
  );
}

/** An element is shown by its icon: with its word the line would be too long. */
function drawWeaponFigure({ label, value, element }: CardFigure, icon: CardAssets["icon"]): CardNode {
  const color = element ? (elementColors[element] ?? colors.text) : colors.text;
  const src = element ? icon(element, color) : null;
  return createBox(
    { flexShrink: 0, alignItems: "center", width: element ? 110 : 148 },
    src === null
      ? createTextLine(label, { fontSize: 18, color: colors.dim, marginRight: 8 })
      : createPicture(src, 26, 26, { marginRight: 6 }),
    createTextLine(value, { fontSize: 21, fontWeight: 700, color }),
  );
}

function drawSharpness(bar: readonly number[]): CardNode {
  return createBox(
    {
      flexShrink: 0,
      width: 168,
      height: 14,
      marginRight: 20,
      padding: 1,
      border: "1px solid #56666f",
      borderRadius: 2,
      background: "#2a363d",
    },
    ...getSharpnessShares(bar, fullSharpness).map(({ color, share }) =>
      createBox({ width: share, height: "100%", background: sharpnessHex[color] ?? colors.dim }),
    ),
  );
}

function drawGear({ place, placeWord, name, detail }: CardGear, { icon }: CardAssets): CardNode {
  const src = icon(place, name === null ? colors.lineStrong : colors.dim);
  return createBox(
    { height: 56, alignItems: "center", borderTop: `1px solid ${colors.line}` },
    src === null ? null : createPicture(src, 32, 32, { marginLeft: 14, marginRight: 34 }),
    createBox(
      { flexDirection: "column", width: 520 },
      name === null
        ? createTextLine(`${placeWord}: none`, { fontSize: 21, color: colors.dim, width: 520 })
        : createTextLine(name, { fontSize: 22, fontWeight: 600, lineHeight: "28px", width: 520 }),
      detail === "" ? null : createFittedLine(detail, 520, 17, { color: colors.dim }),
    ),
  );
}

const skillColumnWidth = 452;
const levelWidth = 34;

/** Few skills are large, many are close together. */
function getSkillSizes(lines: number): { readonly row: number; readonly font: number } {
  if (lines <= 13) return { row: 38, font: 23 };
  if (lines <= 16) return { row: 31, font: 21 };
  return { row: 26, font: 19 };
}

function drawSkills({ skills, more }: BuildCardData): CardNode {
  const sizes = getSkillSizes(skills.length + (more > 0 ? 1 : 0));
  const rows = skills.map((skill) => drawSkill(skill, sizes));
  const rest = more > 0 ? `and ${more} more` : skills.length === 0 ? "No skills" : null;
  return createBox(
    {
      position: "absolute",
      left: 700,
      top: 42,
      width: skillColumnWidth,
      height: 500,
      flexDirection: "column",
    },
    ...rows,
    rest === null
      ? null
      : createBox(
          { height: sizes.row, alignItems: "center" },
          createTextLine(rest, { fontSize: sizes.font, color: colors.dim }),
        ),
  );
}

function drawSkill({ name, level, max, pieces }: CardSkill, sizes: { row: number; font: number }): CardNode {
  const bonus = pieces !== null;
  return createBox(
    { height: sizes.row, alignItems: "center" },
    createTextLine(name, {
      width: skillColumnWidth - levelWidth - (bonus ? 110 : 16 * max + 10),
      flexGrow: 1,
      fontSize: sizes.font,
      fontWeight: 600,
      color: bonus ? colors.signal : colors.text,
    }),
    bonus
      ? createTextLine(formatCount(pieces, "piece", "pieces"), {
          flexShrink: 0,
          fontSize: sizes.font - 4,
          color: colors.dim,
        })
      : drawLevels(level, max),
    createBox(
      { flexShrink: 0, width: levelWidth, justifyContent: "flex-end" },
      createTextLine(String(level), {
        fontSize: sizes.font,
        fontWeight: 700,
        color: bonus ? colors.signal : level >= max ? colors.text : colors.dim,
      }),
    ),
  );
}

function drawLevels(level: number, max: number): CardNode {
  return createBox(
    { flexShrink: 0 },
    ...Array.from({ length: max }, (_, at) =>
      createBox({
        width: 12,
        height: 16,
        marginLeft: 4,
        border: `1px solid ${at < level ? colors.text : "#6e828c"}`,
        borderRadius: 2,
        background: at < level ? colors.text : "transparent",
        transform: "skewX(-12deg)",
      }),
    ),
  );
}

function drawFooter({ defense, resistances, transcended }: BuildCardData, assets: CardAssets): CardNode {
  const resists = resistances.map(({ element, value }) => {
    const src = assets.icon(element, elementColors[element] ?? colors.dim);
    return createBox(
      { alignItems: "center", marginLeft: 22 },
      src === null ? null : createPicture(src, 24, 24, { marginRight: 6 }),
      createTextLine(formatSigned(value), {
        fontSize: 22,
        fontWeight: 600,
        color: value < 0 ? colors.bad : value === 0 ? colors.dim : colors.text,
      }),
    );
  });
  return drawCardFooter(assets, "Monster Hunter Wilds builder", [
    createTextLine("Defense", { fontSize: 18, color: colors.dim, marginRight: 10 }),
    createTextLine(formatNumber(defense, 0), { fontSize: 26, fontWeight: 700 }),
    ...(transcended
      ? [createTextLine("transcended", { fontSize: 18, color: colors.dim, marginLeft: 10 })]
      : []),
    ...resists,
  ]);
}
