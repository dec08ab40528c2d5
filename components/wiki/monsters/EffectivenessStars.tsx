/** Up to three stars with the word for them, e.g. "★★☆ Fair". */
export function EffectivenessStars({ count, word }: { count: number; word?: string }) {
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-1.5">
      <span className="whitespace-nowrap" role="img" aria-label={`${count} of 3 stars`}>
        {"★".repeat(count)}
        <span className="text-dim">{"☆".repeat(3 - count)}</span>
      </span>
      {word && " "}
      {word && <span className="text-12 text-dim whitespace-nowrap">{word}</span>}
    </span>
  );
}
