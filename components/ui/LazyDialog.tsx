import { Button, Paper } from "@mantine/core";
import type { DynamicOptionsLoadingProps } from "next/dynamic";

/**
 * Replaces a dialog whose code is on the way: nothing while it comes, and words when it did not, as without a
 * connection. For the `loading` option of `next/dynamic`.
 */
export function LazyDialog({ error }: DynamicOptionsLoadingProps) {
  if (!error) return null;
  return (
    <Paper
      role="alert"
      // Without the parts of a `Note`, which every list would load for this.
      className="fixed z-200 inset-x-4 bottom-4 max-w-160 mx-auto p-4 flex flex-wrap items-center gap-3 border border-(--bad) bg-raised"
    >
      <p className="flex-1 min-w-60">
        This dialog could not be loaded. Check your connection and reload the page. Your work is saved.
      </p>
      <Button onClick={() => window.location.reload()}>Reload the page</Button>
    </Paper>
  );
}
