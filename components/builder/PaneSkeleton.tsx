import { Button } from "@mantine/core";
import type { DynamicOptionsLoadingProps } from "next/dynamic";
import { ErrorState } from "@/components/ui/ErrorState";

/** The shape of a pane while its code is on the way, shown only when that takes a while; or that it did not come. */
export function PaneSkeleton({ error }: DynamicOptionsLoadingProps) {
  if (error) {
    return (
      <ErrorState
        title="This part could not be loaded"
        // Code that did not come is not requested twice by a page; a reload does.
        action={<Button onClick={() => window.location.reload()}>Reload the page</Button>}
      >
        Check your connection and reload the page. Your build, skills and target are saved.
      </ErrorState>
    );
  }
  return (
    <div className="animate-late grid gap-2">
      <p className="visually-hidden" role="status">
        Loading
      </p>
      <div className="h-40 border rounded-md bg-card" aria-hidden="true" />
      <div className="border rounded-md bg-card h-10" aria-hidden="true" />
      <div className="h-40 border rounded-md bg-card" aria-hidden="true" />
    </div>
  );
}
