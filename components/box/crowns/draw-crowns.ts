import { type CrownMonster, countCrowns, isComplete } from "@/lib/box/crown-count";
import { type Crowns, getCrownRecord } from "@/lib/box/crowns";
import { siteConfig } from "@/lib/site/config";

/** Of the picture, in px; its height follows the number of monsters. */
const width = 1200;
const columns = 3;
const gap = 16;
const rowHeight = 44;
const headHeight = 150;
const footHeight = 60;
const margin = 40;

const colors = {
  back: "#0f1518",
  row: "#171f24",
  text: "#e7eef1",
  dim: "#9db0b9",
  faint: "#3b4a52",
  gold: "#f2b84b",
  silver: "#c3ccd3",
};

/** A crown in a square of 24 by 24, its foot at 18. */
const crown = "M12 6l4 6l5-4l-2 10h-14l-2-10l5 4z";

type CrownLook = "gold" | "silver" | "none";

/**
 * The crowns of a hunter as a picture to share, drawn in the browser: nothing is sent anywhere. What a crown is shows by
 * its form as well as its color: gold is filled, silver is an outline over a bar, and a missing one a faint outline.
 *
 * @throws Error where the browser cannot draw
 */
export async function drawCrowns(monsters: readonly CrownMonster[], crowns: Crowns): Promise<Blob> {
  const rows = Math.ceil(monsters.length / columns);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = headHeight + rows * rowHeight + footHeight;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws nothing.");
  // The family of the page has a name of the build; it is loaded already, since the page is in it.
  const { fontFamily } = getComputedStyle(document.body);
  const write = (text: string, x: number, y: number, font: string, color: string, maxWidth?: number) => {
    context.font = `${font} ${fontFamily}`;
    context.fillStyle = color;
    context.fillText(text, x, y, maxWidth);
  };
  const fillBox = (x: number, y: number, w: number, h: number, radius: number, color: string) => {
    context.fillStyle = color;
    context.beginPath();
    context.roundRect(x, y, w, h, radius);
    context.fill();
  };
  /** @param x left edge @param y baseline of the text next to it @param size edge in px */
  const drawCrown = (look: CrownLook, x: number, y: number, size: number) => {
    const scale = size / 24;
    context.save();
    context.translate(x, y - 18 * scale);
    context.scale(scale, scale);
    const path = new Path2D(crown);
    context.lineJoin = "round";
    context.lineWidth = 2;
    context.fillStyle = context.strokeStyle = look === "none" ? colors.faint : colors[look];
    if (look === "gold") context.fill(path);
    context.stroke(path);
    if (look === "silver") context.fillRect(5, 20.5, 14, 2);
    context.restore();
  };

  context.fillStyle = colors.back;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const { small, gold, complete } = countCrowns(monsters, crowns);
  const total = monsters.length;
  write("My crowns", margin, 72, "700 42px", colors.text);
  write(
    `Both gold crowns of ${complete} of ${total} monsters, ${small} small gold, ${gold} large gold`,
    margin,
    108,
    "400 20px",
    colors.dim,
  );
  context.textAlign = "right";
  write(siteConfig.name, width - margin, 72, "700 28px", colors.text);
  context.textAlign = "left";
  const track = width - 2 * margin;
  fillBox(margin, 124, track, 6, 3, colors.faint);
  if (small + gold > 0) fillBox(margin, 124, (track * (small + gold)) / (2 * total), 6, 3, colors.gold);

  const columnWidth = (track - (columns - 1) * gap) / columns;
  for (const [at, monster] of monsters.entries()) {
    const record = getCrownRecord(crowns, monster.id);
    const x = margin + Math.floor(at / rows) * (columnWidth + gap);
    const y = headHeight + (at % rows) * rowHeight;
    const isKnown = record.small || record.large !== "none";
    fillBox(x, y, columnWidth, rowHeight - 6, 6, colors.row);
    if (isComplete(record)) fillBox(x, y, 4, rowHeight - 6, 2, colors.gold);
    write(monster.name, x + 16, y + 25, "600 18px", isKnown ? colors.text : colors.dim, columnWidth - 100);
    drawCrown(record.small ? "gold" : "none", x + columnWidth - 74, y + 26, 20);
    drawCrown(record.large, x + columnWidth - 44, y + 26, 30);
  }

  const foot = canvas.height - 24;
  let x = margin;
  for (const [look, size, label] of [
    ["gold", 18, "Small gold"],
    ["gold", 26, "Large gold"],
    ["silver", 26, "Large silver"],
    ["none", 26, "Missing"],
  ] as const) {
    drawCrown(look, x, foot, size);
    write(label, x + size + 8, foot, "400 16px", colors.dim);
    x += size + 8 + context.measureText(label).width + 28;
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No picture was made."))), "image/png");
  });
}
