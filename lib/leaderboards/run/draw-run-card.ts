import { type CardAssets, cardColors, drawCardFooter, drawCardFrame } from "@/lib/cards/card-frame";
import { type CardNode, createBox, createPicture, createTextLine } from "@/lib/cards/card-node";
import type { RunCardData } from "./create-run-card";

/** Width of the lines, in px. */
const width = 1104;

/** The picture of a run as a tree of elements, 1200 × 630 px: quest, time and place, hunters. */
export function drawRunCard(card: RunCardData, assets: CardAssets): CardNode {
  const emblem = card.monster === null ? null : assets.emblem(card.monster);
  return drawCardFrame(
    assets,
    ...(emblem === null
      ? []
      : [createPicture(emblem, 190, 190, { position: "absolute", right: 64, top: 150 })]),
    createBox(
      { position: "absolute", left: 48, top: 52, width, flexDirection: "column" },
      drawQuest(card, assets),
      createTextLine(card.time, {
        fontSize: 168,
        fontWeight: 700,
        lineHeight: "190px",
        marginTop: 26,
        color: card.isRecord ? cardColors.signal : cardColors.text,
      }),
      drawPlace(card),
      card.runners === ""
        ? null
        : createTextLine(card.runners, {
            fontSize: 42,
            fontWeight: 600,
            lineHeight: "54px",
            marginTop: 26,
            width,
          }),
      createTextLine(card.category, { fontSize: 28, lineHeight: "40px", color: cardColors.dim, width }),
    ),
    drawCardFooter(assets, "Monster Hunter Wilds leaderboards", [
      createTextLine("Verified run", { fontSize: 22, fontWeight: 600 }),
      createTextLine(card.date, { fontSize: 22, color: cardColors.dim, marginLeft: 14 }),
    ]),
  );
}

function drawQuest({ quest, weapon }: RunCardData, { icon }: CardAssets): CardNode {
  const src = icon(weapon, cardColors.signal);
  return createBox(
    { height: 72, alignItems: "center" },
    src === null ? null : createPicture(src, 64, 64, { marginRight: 22 }),
    createTextLine(quest, { fontSize: 46, fontWeight: 700, lineHeight: "60px", width: width - 86 }),
  );
}

function drawPlace({ place, isRecord }: RunCardData): CardNode | null {
  if (place === "") return null;
  return createBox(
    { height: 48, alignItems: "center" },
    isRecord
      ? createTextLine("Record", {
          fontSize: 30,
          fontWeight: 700,
          color: cardColors.signal,
          marginRight: 20,
          flexShrink: 0,
        })
      : null,
    createTextLine(place, { fontSize: 30, fontWeight: 600 }),
  );
}
