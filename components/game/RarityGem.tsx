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
    <>
      {word && "Rarity "}
      <span
        className={`${classes.gem} font-[700] inline-block h-5 text-12 leading-5 text-center`}
        data-rarity={rarity}
      >
        {!word && <span className="visually-hidden">Rarity </span>}
        {rarity}
      </span>
    </>
  );
}
