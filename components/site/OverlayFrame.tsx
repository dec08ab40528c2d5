import Head from "next/head";
import type { ReactNode } from "react";
import { Seo } from "@/components/head/Seo";
import { seeThroughStyle } from "@/lib/site/inline-styles";
import classes from "@/styles/overlay.module.css";

interface OverlayFrameProps {
  title: string;
  path: string;
  children: ReactNode;
}

/** A page to be laid over a video by streaming software: see-through, and without the site around it. */
export function OverlayFrame({ title, path, children }: OverlayFrameProps) {
  return (
    <main className={classes.frame}>
      <Seo title={title} description="An overlay for streaming software." path={path} noIndex />
      <Head>
        {/* By a rule of its own: the browsers in streaming software are years behind, and do not know :has(). */}
        <style key="overlay">{seeThroughStyle}</style>
      </Head>
      {children}
    </main>
  );
}
