import { GameIcon } from "@/components/ui/GameIcon";
import { type ArmorPiece, armorPieces } from "@/lib/catalog/codes";
import classes from "./PieceIcons.module.css";

/** Which of the five places a set covers: an icon each, faint where the set has nothing. */
export function PieceIcons({ pieces }: { pieces: readonly ArmorPiece[] }) {
  const words = pieces.length === armorPieces.length ? "All five pieces" : pieces.join(", ");
  return (
    <span className={`${classes.marks} align-middle inline-flex items-center gap-0.75`}>
      {armorPieces.map((piece) => (
        <span className="inline-flex" key={piece} data-missing={!pieces.includes(piece) || undefined}>
          <GameIcon name={piece} size={16} />
        </span>
      ))}
      <span className="visually-hidden inline-flex">{words}</span>
    </span>
  );
}
