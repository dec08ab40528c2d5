/** The shape of the pane while its data is on the way; shows itself only when that takes a while. */
export function DamageSkeleton() {
  return (
    <div className="animate-late grid gap-3">
      <p className="visually-hidden" role="status">
        Loading monsters and moves
      </p>
      <div className="h-30 border rounded-md bg-card" aria-hidden="true" />
      <div className="border rounded-md bg-card h-11" aria-hidden="true" />
      <div className="h-75 border rounded-md bg-card" aria-hidden="true" />
      <div className="h-75 border rounded-md bg-card" aria-hidden="true" />
    </div>
  );
}
