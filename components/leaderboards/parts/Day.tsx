/** The UTC day of a moment. */
export function Day({ at }: { at: string }) {
  return (
    <time dateTime={at} className="tabular-nums whitespace-nowrap">
      {at.slice(0, 10)}
    </time>
  );
}
