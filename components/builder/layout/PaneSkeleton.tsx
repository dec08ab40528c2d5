import { Button } from "@mantine/core";
import type { DynamicOptionsLoadingProps } from "next/dynamic";
import { ErrorState } from "@/components/ui/ErrorState";
import classes from "./BuilderSkeleton.module.css";

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
    <div className={`${classes.late} grid gap-2`}>
      <p className="visually-hidden" role="status">
        Loading
      </p>
      <div className={classes.band} aria-hidden="true" />
      <div className={`${classes.line} h-10`} aria-hidden="true" />
      <div className={classes.band} aria-hidden="true" />
    </div>
  );
}
