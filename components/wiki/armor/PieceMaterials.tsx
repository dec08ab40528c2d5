import { MaterialList } from "@/components/game/MaterialList";
import { Name } from "@/components/game/Name";
import { Zenny } from "@/components/game/Zenny";
import { GameIcon } from "@/components/ui/GameIcon";
import { Section } from "@/components/ui/Section";
import { AddToWishlist } from "@/components/wiki/wishlist/AddToWishlist";
import { wishlistPath } from "@/lib/site/wiki-paths";
import type { ArmorSetData } from "@/lib/wiki/armor/armor-set-data";
import classes from "./PieceMaterials.module.css";

/** Cost of each piece, and all of them together. */
export function PieceMaterials({ set }: { set: ArmorSetData }) {
  const { pieces, zenny, materials } = set;
  return (
    <Section id="materials" title="Materials" aside={<a href={wishlistPath}>Open wishlist</a>}>
      <ul className="tiles-260 grid gap-y-4 gap-x-6">
        {pieces.map((piece) => (
          <li key={piece.id} className="flex flex-col gap-2 py-3 px-3.5 border rounded-md">
            <h3 className="flex items-center gap-2 text-15">
              <GameIcon name={piece.piece} size={18} />
              <Name entity="armor" id={piece.id}>
                {piece.name}
              </Name>
            </h3>
            {piece.materials.length > 0 ? (
              <MaterialList materials={piece.materials} />
            ) : (
              <p className="text-dim">No crafting materials.</p>
            )}
            <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
              <Zenny amount={piece.zenny} />
              <AddToWishlist kind="armor" id={piece.id} name={piece.name} isLinked={false} />
            </div>
          </li>
        ))}
        {pieces.length > 1 && materials.length > 0 && (
          <li
            className={`${classes.sum} col-span-full flex flex-col gap-2 py-3 px-3.5 border border-strong rounded-md bg-hover`}
          >
            <h3 className="flex items-center gap-2 text-15">All pieces</h3>
            <MaterialList materials={materials} />
            <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
              <Zenny amount={zenny} />
            </div>
          </li>
        )}
      </ul>
    </Section>
  );
}
