import type { CSSProperties } from "react";
import classes from "./Skeleton.module.css";

interface SkeletonProps {
  /** In pixels, or any width of CSS. Default: all there is. */
  width?: CSSProperties["width"];
  /** In pixels. Default 16. */
  height?: number;
  isCircle?: boolean;
  className?: string | undefined;
}

/** The place of something that is on its way, in its final size. Say next to it what is loading. */
export function Skeleton({ width, height = 16, isCircle, className = "" }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={`${classes.skeleton} block rounded-sm bg-hover ${className}`}
      style={{ width: isCircle ? height : width, height, borderRadius: isCircle ? "50%" : undefined }}
    />
  );
}
