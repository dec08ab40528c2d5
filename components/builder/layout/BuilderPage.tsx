import { Button } from "@mantine/core";
import type { ComponentType } from "react";
import { ErrorState } from "@/components/ui/ErrorState";
import { Page } from "@/components/ui/Page";
import { useBuilderData } from "@/hooks/builder/use-builder-data";
import { useMounted } from "@/hooks/ui/use-mounted";
import type { SaveDialogProps, SavedNameProps, ShortLinkProps } from "../save-dialog";
import { BuilderLayout } from "./BuilderLayout";
import classes from "./BuilderSkeleton.module.css";

interface BuilderPageProps {
  /** Of the builder's data: files are requested by it. */
  version: string;
  /** The dialog that saves a build to an account; loaded when it is first opened. */
  SaveDialog: ComponentType<SaveDialogProps>;
  /** Shows the title of a build of the account; loaded when one is changed. */
  SavedName: ComponentType<SavedNameProps>;
  /** Stores a build under a short address; loaded with the dialog that shares one. Default: that is not offered. */
  ShortLink?: ComponentType<ShortLinkProps>;
}

/** The builder: what is equipped, what it gives, and what to do next. */
export function BuilderPage({ version, ...parts }: BuilderPageProps) {
  const state = useBuilderData(version);
  const mounted = useMounted();
  return (
    <Page width="wide">
      {mounted && state.status === "ready" ? (
        <BuilderLayout builderData={state.builderData} version={version} {...parts} />
      ) : (
        <>
          <header className="pt-4 pb-3">
            <h1 className="text-26 leading-9">Builder</h1>
          </header>
          {state.status === "failed" ? (
            <ErrorState
              title="The builder could not load its data"
              action={<Button onClick={state.retry}>Try again</Button>}
            >
              {state.message} Your build is saved in this browser and in the page address.
            </ErrorState>
          ) : (
            <BuilderSkeleton />
          )}
          <noscript>
            <p className="p-4 border rounded-md bg-card">
              The builder runs in your browser and needs JavaScript. The wiki works without it.
            </p>
          </noscript>
        </>
      )}
    </Page>
  );
}

/** The shape of the page while its data is on the way; shows itself only when that takes a while. */
function BuilderSkeleton() {
  return (
    <div className={`${classes.skeleton} animate-late grid gap-4`}>
      <p className="visually-hidden" role="status">
        Loading the builder
      </p>
      <div className={`${classes.pane} flex flex-col gap-2`} data-of="loadout" aria-hidden="true">
        {["weapon", "head", "chest", "arms", "waist", "legs", "charm"].map((row) => (
          <div key={row} className="h-21 border rounded-md bg-card" />
        ))}
      </div>
      <div className={`${classes.pane} flex flex-col gap-2`} data-of="totals" aria-hidden="true">
        <div className="h-40 border rounded-md bg-card" />
        {["1", "2", "3", "4", "5"].map((row) => (
          <div key={row} className="border rounded-md bg-card h-10" />
        ))}
      </div>
      <div className={`${classes.pane} flex flex-col gap-2`} data-of="next" aria-hidden="true">
        <div className="border rounded-md bg-card h-10" />
        <div className="h-40 border rounded-md bg-card" />
      </div>
    </div>
  );
}
