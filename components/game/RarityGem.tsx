import classes from "./RarityGem.module.css";

interface RarityGemProps {
  /** 1 to 8. */
  rarity: number;
  /** Shows the word "Rarity" before the gem to everybody. */
  word?: boolean;
}

/** Rarity as a small gem with its number. */
export function RarityGem({ rarity, word = false }: RarityGemProps) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className={word ? undefined : "visually-hidden"}>Rarity</span>{" "}
      <span
        className={`${classes.gem} w-5.5 h-5 inline-block text-12 leading-5 text-center`}
        data-rarity={rarity}
      >
        {rarity}
      </span>
    </span>
  );
}
