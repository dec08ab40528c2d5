import { Button } from "@mantine/core";
import { ErrorState } from "@/components/ui/ErrorState";
import { useShopping } from "@/hooks/builder/use-shopping";
import { ShoppingContent } from "./ShoppingContent";

const rows = ["weapon", "head", "chest", "arms", "waist", "legs", "charm"];

interface ShoppingPanelProps {
  /** Build code. */
  code: string;
}

/** Shopping list of a build: gear to craft, materials, where they drop, hunts. Load it with `next/dynamic`. */
export function ShoppingPanel({ code }: ShoppingPanelProps) {
  const shopping = useShopping(code);
  switch (shopping.status) {
    case "loading":
      return <ShoppingSkeleton />;
    case "ready":
      return <ShoppingContent answer={shopping.answer} />;
    case "refused":
      return <ErrorState title="No shopping list for this build">{shopping.message}</ErrorState>;
    case "offline":
    case "failed":
      return (
        <ErrorState
          title={
            shopping.status === "offline"
              ? "The shopping list needs a connection"
              : "The shopping list could not be loaded"
          }
          action={<Button onClick={shopping.retry}>Try again</Button>}
        >
          {shopping.message} Your build, checks and counts are saved.
        </ErrorState>
      );
  }
}

/** The list in outline while it is fetched. */
function ShoppingSkeleton() {
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
