import { NativeSelect, TextInput } from "@mantine/core";
import { NumberInput } from "@/components/ui/NumberInput";
import { formatGap } from "@/lib/leaderboards/board/format-board";
import { maxFrameRate, measureSpan, minFrameRate } from "@/lib/leaderboards/review/frame-time";
import type { ReviewNotes } from "@/lib/leaderboards/review/review-notes";
import { formatRunTime } from "@/lib/leaderboards/run/run-time";

interface ReviewTimingProps {
  /** As submitted, in centiseconds. */
  timeCs: number;
  notes: ReviewNotes;
  onNotes(by: Partial<ReviewNotes>): void;
}

const rates = ["30", "60"];

/** Start and end marks of the hunt in the video, and the time between them next to the submitted one. */
export function ReviewTiming({ timeCs, notes, onNotes }: ReviewTimingProps) {
  const { start, end, fps } = notes;
  const isCustom = !rates.includes(fps);
  const span = measureSpan(start, end, Number(fps));
  const hasMarks = start.trim() !== "" && end.trim() !== "";
  return (
    <section aria-labelledby="review-timing-title" className="py-3.5 px-4 border rounded-md bg-card">
      <h3 id="review-timing-title" className="mb-2 text-15 leading-6">
        Time in the video
      </h3>
      <div className="grid-cols-[repeat(auto-fit,minmax(96px,1fr))] grid gap-3">
        <TextInput
          label="Start"
          size="sm"
          autoComplete="off"
          spellCheck={false}
          value={start}
          placeholder="0:12.35"
          onChange={({ target }) => onNotes({ start: target.value })}
        />
        <TextInput
          label="End"
          size="sm"
          autoComplete="off"
          spellCheck={false}
          value={end}
          placeholder="4:44.50"
          onChange={({ target }) => onNotes({ end: target.value })}
        />
        <NativeSelect
          label="Frame rate"
          size="sm"
          value={isCustom ? "custom" : fps}
          onChange={({ target }) => onNotes({ fps: target.value === "custom" ? "" : target.value })}
        >
          {rates.map((rate) => (
            <option key={rate} value={rate}>
              {rate} fps
            </option>
          ))}
          <option value="custom">Custom</option>
        </NativeSelect>
        {isCustom && (
          <NumberInput
            label="Frames per second"
            size="sm"
            inputMode="decimal"
            value={fps}
            placeholder="59.94"
            onChange={({ target }) => onNotes({ fps: target.value })}
          />
        )}
      </div>
      <p className="mt-2 text-13 leading-4.5 text-dim">
        Seconds as 1:02.35, a frame of a second as 1:02+17, or a frame number as f3740.
      </p>
      <p role="status" className="mt-2 text-14 leading-5 tabular-nums">
        {span ? (
          <>
            <strong>{formatRunTime(span.timeCs)}</strong> ± {formatRunTime(span.toleranceCs).slice(3)}{" "}
            measured, {formatRunTime(timeCs)} submitted:{" "}
            <strong className={Math.abs(span.timeCs - timeCs) > span.toleranceCs ? "text-bad" : "text-good"}>
              {formatGap(span.timeCs - timeCs)}
            </strong>
            {Math.abs(span.timeCs - timeCs) > span.toleranceCs ? " differs." : " agrees."}
          </>
        ) : (
          hasMarks && (
            <span className="text-bad">
              The end must be after the start, and the frame rate from {minFrameRate} to {maxFrameRate}.
            </span>
          )
        )}
      </p>
    </section>
  );
}
