import classes from "./EffectivenessStars.module.css";

/** Up to three stars with the word for them, e.g. "★★☆ Fair". */
export function EffectivenessStars({ count, word }: { count: number; word: string }) {
  return (
    <span className={classes.stars}>
      <span className={classes.signs} role="img" aria-label={`${count} of 3 stars`}>
        {"★".repeat(count)}
        <span className={classes.empty}>{"☆".repeat(3 - count)}</span>
      </span>{" "}
      <span className={classes.word}>{word}</span>
    </span>
  );
}
