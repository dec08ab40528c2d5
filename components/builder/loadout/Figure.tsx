import type { ReactNode } from "react";

interface FigureProps {
  label: string;
  children: ReactNode;
}

/** A figure with its small label before it. */
export function Figure({ label, children }: FigureProps) {
  return (
    <span className="whitespace-nowrap">
      <span className="text-12 text-dim">{label}</span> <span className="font-bold">{children}</span>
    </span>
  );
}
