import { GameIcon } from "@/components/ui/GameIcon";
import { toOpeningPath } from "@/lib/builder/editor/opening";
import { armorPieceLabels } from "@/lib/catalog/labels";
import type { PieceData } from "@/lib/wiki/armor/armor-set-data";
import classes from "./PieceLinks.module.css";

/** Links that open each piece in the builder. */
export function PieceLinks({ pieces }: { pieces: readonly PieceData[] }) {
  return (
    <div className={classes.row}>
      <span className={classes.label} id="piece-links">
        Use one piece in the builder
      </span>
      <ul className={classes.links} aria-labelledby="piece-links">
        {pieces.map(({ id, name, piece }) => (
          <li key={id}>
            <a
              href={toOpeningPath({ kind: "use-armor", id })}
              rel="nofollow"
              className={classes.link}
              title={name}
            >
              <GameIcon name={piece} size={16} />
              {armorPieceLabels[piece]}
              <span className="visually-hidden">: {name}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
