import { GameIcon } from "@/components/ui/GameIcon";
import { toOpeningPath } from "@/lib/builder/editor/opening";
import { armorPieceLabels } from "@/lib/catalog/labels";
import type { PieceData } from "@/lib/wiki/armor/armor-set-data";
import classes from "./PieceLinks.module.css";

/** Links that open each piece in the builder. */
export function PieceLinks({ pieces }: { pieces: readonly PieceData[] }) {
  return (
    <div className="print:hidden flex flex-wrap items-center gap-y-1.5 gap-x-3 mt-2">
      <span className="text-14 text-dim" id="piece-links">
        Use one piece in the builder
      </span>
      <ul className={`${classes.links} flex flex-wrap gap-1.5`} aria-labelledby="piece-links">
        {pieces.map(({ id, name, piece }) => (
          <li key={id}>
            <a
              href={toOpeningPath({ kind: "use-armor", id })}
              rel="nofollow"
              className={`${classes.link} max-md:flex-col min-h-9 hover:border-signal hover:bg-wash inline-flex items-center gap-1.5 px-2.5 border rounded-md bg-card text-14 text-signal`}
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
