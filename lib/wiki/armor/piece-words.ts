import type { ArmorPiece } from "@/lib/catalog/codes";

/** The five places of armor as people read them. */
export const pieceWords: Readonly<Record<ArmorPiece, string>> = {
  head: "Head",
  chest: "Chest",
  arms: "Arms",
  waist: "Waist",
  legs: "Legs",
};
