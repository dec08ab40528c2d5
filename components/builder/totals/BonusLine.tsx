import { useBuilder } from "@/hooks/builder/use-builder";
import { type BonusTotal, formatPieces } from "@/lib/builder/gear/totals";
import classes from "./Line.module.css";
import { TotalLine } from "./TotalLine";

interface BonusLineProps {
  total: BonusTotal;
}

/** One set bonus or group skill: pieces counted, whether it is active, what the next level needs. */
export function BonusLine({ total }: BonusLineProps) {
  const { skill, level, pieces, steps } = total;
  const record = useBuilder(({ data }) => data.skills.get(skill));
  return (
    <TotalLine
      total={total}
      figure={<PieceBar pieces={pieces} steps={steps} />}
      state={
        <p className={`pe-2 text-13 leading-4.5 ${level > 0 ? "text-good font-semibold" : "text-dim"}`}>
          {level > 0
            ? `✓ ${record?.levels?.find((each) => each.level === level)?.name ?? "Active"}`
            : "Not active"}
          <span className="text-dim font-normal">, {formatPieces(total)}</span>
        </p>
      }
      nextLabel={(at) => `${steps.find((step) => step.level === at)?.pieces ?? 0} pieces`}
    />
  );
}

interface PieceBarProps {
  pieces: number;
  steps: readonly { readonly level: number; readonly pieces: number }[];
}

/** Pieces that count, one box each; a box that completes a level has a corner. The text is below it. */
function PieceBar({ pieces, steps }: PieceBarProps) {
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
