/** Width and height of title, byline, figures, skills and tags. */
const lines = [
  ["38%", 18],
  ["55%", 14],
  ["48%", 62],
  ["90%", 14],
  ["22%", 14],
] as const;

/** The shape of builds that are on their way. */
export function BuildsPlaceholder({ count = 6 }: { count?: number }) {
  return (
    <div className="grid gap-2.5">
      {Array.from({ length: count }, (_, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike
          key={index}
          className="grid-cols-[36px_minmax(0,1fr)] min-h-49 max-md:min-h-73.5 pt-3.5 px-4 pb-3 grid gap-3.5 border rounded-md bg-card"
        >
          <span className="w-9 h-9 rounded-sm bg-hover" />
          <div className="content-start grid gap-2.5">
            {lines.map(([width, height]) => (
              <span key={width} className="rounded-sm bg-hover" style={{ width, height }} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
