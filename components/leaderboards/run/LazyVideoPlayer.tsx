import dynamic from "next/dynamic";

/** `VideoPlayer`, whose code only pages with a video load. */
export const LazyVideoPlayer = dynamic(() => import("./VideoPlayer").then((module) => module.VideoPlayer));
