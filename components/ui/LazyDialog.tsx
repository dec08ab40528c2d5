import { Button } from "@mantine/core";
import type { DynamicOptionsLoadingProps } from "next/dynamic";
import classes from "./LazyDialog.module.css";

/**
 * Replaces a dialog whose code is on the way: nothing while it comes, and words when it did not, as without a
 * connection. For the `loading` option of `next/dynamic`.
 */
export function LazyDialog({ error }: DynamicOptionsLoadingProps) {
  if (!error) return null;
  return (
    <div className={classes.note} role="alert">
      <p>This dialog could not be loaded. Check your connection and reload the page. Your work is saved.</p>
      <Button onClick={() => window.location.reload()}>Reload the page</Button>
    </div>
  );
}
