import { type CrownMonster, countCrowns } from "@/lib/box/crown-count";
import { type Crowns, getCrownRecord } from "@/lib/box/crowns";
import { siteConfig } from "@/lib/site/config";

/** Of the picture, in px; its height follows the number of monsters. */
const width = 1200;
const columns = 3;
const rowHeight = 46;
const headHeight = 132;
const margin = 40;

const colors = { back: "#0f1518", text: "#e7eef1", dim: "#9db0b9", gold: "#f2b84b", silver: "#c3ccd3" };

/**
 * The crowns of a hunter as a picture to share, drawn in the browser: nothing is sent anywhere.
 *
 * @throws Error where the browser cannot draw
 */
export async function drawCrowns(monsters: readonly CrownMonster[], crowns: Crowns): Promise<Blob> {
  const rows = Math.ceil(monsters.length / columns);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = headHeight + rows * rowHeight + margin;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws nothing.");
  context.fillStyle = colors.back;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const write = (text: string, x: number, y: number, font: string, color: string, maxWidth?: number) => {
    context.font = `${font} Inter, system-ui, sans-serif`;
    context.fillStyle = color;
    context.fillText(text, x, y, maxWidth);
  };
  const { small, gold, complete } = countCrowns(monsters, crowns);
  const total = monsters.length;
  write("My crowns", margin, 66, "700 40px", colors.text);
  write(
    `Both gold ${complete} of ${total} · small gold ${small} · large gold ${gold}`,
    margin,
    102,
    "400 22px",
    colors.dim,
  );
  context.textAlign = "right";
  write(siteConfig.name, width - margin, 66, "600 24px", colors.dim);
  context.textAlign = "left";
  const columnWidth = (width - 2 * margin) / columns;
  for (const [at, monster] of monsters.entries()) {
    const { small: hasSmall, large } = getCrownRecord(crowns, monster.id);
    const x = margin + Math.floor(at / rows) * columnWidth;
    const y = headHeight + (at % rows) * rowHeight + 30;
    const isKnown = hasSmall || large !== "none";
    write(monster.name, x, y, "500 21px", isKnown ? colors.text : colors.dim, columnWidth - 110);
    // Letters as well as colors: S for small, L for large.
    if (hasSmall) write("S", x + columnWidth - 92, y, "700 21px", colors.gold);
    if (large !== "none")
      write(large === "gold" ? "L" : "L silver", x + columnWidth - 66, y, "700 21px", colors[large], 60);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No picture was made."))), "image/png");
  });
}
