import { type CardAssets, cardColors, drawCardFooter, drawCardFrame } from "@/lib/cards/card-frame";
import { type CardNode, createBox, createPicture, createTextLine } from "@/lib/cards/card-node";
import type { MonsterCard } from "./create-monster-card";

/** Width of the words, in px: the emblem stands to their right. */
const width = 740;

/** The picture of a monster as a tree of elements, 1200 × 630 px: name, weaknesses, best parts, emblem. */
export function drawMonsterCard(card: MonsterCard, assets: CardAssets): CardNode {
  const emblem = assets.emblem(card.id);
  return drawCardFrame(
    assets,
    emblem === null
      ? createBox({})
      : createPicture(emblem, 300, 300, { position: "absolute", right: 64, top: 118 }),
    createBox(
      { position: "absolute", left: 64, top: 84, width, flexDirection: "column" },
      createTextLine(card.species, { fontSize: 28, lineHeight: "40px", color: cardColors.dim, width }),
      createTextLine(card.name, {
        fontSize: getNameSize(card.name),
        fontWeight: 700,
        lineHeight: "96px",
        width,
      }),
      drawWeaknesses(card, assets),
      createBox(
        { marginTop: 40 },
        ...card.best.map(({ label, value, part }) =>
          createBox(
            { flexDirection: "column", width: 236 },
            createTextLine(label, { fontSize: 24, lineHeight: "32px", color: cardColors.dim }),
            createTextLine(value, { fontSize: 52, fontWeight: 700, lineHeight: "62px" }),
            createTextLine(part, { fontSize: 24, lineHeight: "34px", color: cardColors.dim, width: 220 }),
          ),
        ),
      ),
    ),
    drawCardFooter(assets, "Monster Hunter Wilds wiki", [
      createTextLine("Hitzones, weaknesses and drops", { fontSize: 22, fontWeight: 600 }),
    ]),
  );
}

function drawWeaknesses({ elements }: MonsterCard, { icon }: CardAssets): CardNode {
  const words = elements.map(({ element, label }) => {
    const src = icon(element, cardColors.signal);
    return createBox(
      { alignItems: "center", marginLeft: 22 },
      src === null ? null : createPicture(src, 34, 34, { marginRight: 10 }),
      createTextLine(label, { fontSize: 34, fontWeight: 600, lineHeight: "46px" }),
    );
  });
  return createBox(
    { marginTop: 16, height: 48, alignItems: "center" },
    createTextLine(elements.length > 0 ? "Weak to" : "No elemental weakness", {
      fontSize: 34,
      lineHeight: "46px",
      color: cardColors.dim,
    }),
    ...words,
  );
}

/** Size at which a name fits on one line, in px: the longest has 24 letters. */
function getNameSize(name: string): number {
  if (name.length > 18) return 49;
  return name.length > 13 ? 64 : 80;
}
