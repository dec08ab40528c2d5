import { Button } from "@mantine/core";
import type { DynamicOptionsLoadingProps } from "next/dynamic";
import { Note } from "./Note";

/**
 * Replaces a dialog whose code is on the way: nothing while it comes, and words when it did not, as without a
 * connection. For the `loading` option of `next/dynamic`.
 */
export function LazyDialog({ error }: DynamicOptionsLoadingProps) {
  if (!error) return null;
  return (
    <div className="fixed z-200 inset-x-4 bottom-4 max-w-160 mx-auto rounded-md bg-raised" role="alert">
      <Note tone="bad" action={<Button onClick={() => window.location.reload()}>Reload the page</Button>}>
        This dialog could not be loaded. Check your connection and reload the page. Your work is saved.
      </Note>
    </div>
  );
}
