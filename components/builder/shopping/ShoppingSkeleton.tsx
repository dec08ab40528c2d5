const rows = ["weapon", "head", "chest", "arms", "waist", "legs", "charm"];

/** The list in outline while it is fetched. */
export function ShoppingSkeleton() {
  return (
    <div role="status" className="animate-late grid gap-2">
      <span className="visually-hidden">Loading the shopping list</span>
      <div className="h-19 rounded-md bg-hover mb-3" />
      {rows.map((row) => (
        <div key={row} className="rounded-md bg-hover h-16" />
      ))}
    </div>
  );
}
