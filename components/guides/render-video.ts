import type { ReactNode } from "react";
import type { RunVideo } from "@/lib/leaderboards/run/video-link";

/** Shows a video; the route hands it in. */
export type RenderVideo = (video: RunVideo) => ReactNode;
