import classes from "./Line.module.css";

interface PieceBarProps {
  pieces: number;
  steps: readonly { readonly level: number; readonly pieces: number }[];
}

/** Pieces that count, one box each; a box that completes a level has a corner. The text is below it. */
export function PieceBar({ pieces, steps }: PieceBarProps) {
  const maxPieces = Math.max(steps.at(-1)?.pieces ?? 0, pieces);
  return (
    <span className="inline-flex flex-none items-center gap-2" aria-hidden="true">
      <span className="inline-flex gap-0.75">
        {Array.from({ length: maxPieces }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no identity but their place
            key={at}
            className={`${classes.piece} rounded-[2px] relative border border-control`}
            data-on={at < pieces || undefined}
            data-step={steps.some((step) => step.pieces === at + 1) || undefined}
          />
        ))}
      </span>
    </span>
  );
}
