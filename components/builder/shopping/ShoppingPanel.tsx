import { Button } from "@mantine/core";
import { ErrorState } from "@/components/ui/ErrorState";
import { useShopping } from "@/hooks/builder/use-shopping";
import { ShoppingContent } from "./ShoppingContent";
import { ShoppingSkeleton } from "./ShoppingSkeleton";

interface ShoppingPanelProps {
  /** Build code. */
  code: string;
}

/** What it takes to make a build: gear to craft, materials, where they drop, hunts. Load it with `next/dynamic`. */
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
