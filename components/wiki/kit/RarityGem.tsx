import classes from "./RarityGem.module.css";

interface RarityGemProps {
  /** 1 to 8. */
  rarity: number;
  /** Writes "Rarity 8" beside the gem. */
  word?: boolean;
}

/** Rarity as a small gem with its number; the color says it a second time. */
export function RarityGem({ rarity, word = false }: RarityGemProps) {
  return (
    <span className={classes.rarity}>
      <span className={word ? undefined : "visually-hidden"}>Rarity {word && rarity}</span>
      <span className={classes.gem} data-rarity={rarity} aria-hidden={word || undefined}>
        {rarity}
      </span>
    </span>
  );
}
