import { UnstyledButton } from "@mantine/core";
import { type ReactNode, useId, useRef, useState } from "react";
import { floating } from "@/styles/theme";
import classes from "./DoubtfulFigure.module.css";

interface DoubtfulFigureProps {
  /** Why the figure is in doubt: a sentence. */
  why: string;
  children: ReactNode;
}

/** An uncertain figure: dotted underline, explained on focus, hover and tap. */
export function DoubtfulFigure({ why, children }: DoubtfulFigureProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [side, setSide] = useState<"start" | "end">("end");
  const root = useRef<HTMLSpanElement>(null);
  const show = () => {
    // The tooltip opens toward the middle of the screen.
    const left = root.current?.getBoundingClientRect().left ?? 0;
    setSide(left < window.innerWidth / 2 ? "start" : "end");
    setOpen(true);
  };
  return (
    <span ref={root} className="relative inline-block">
      <UnstyledButton
        type="button"
        className={`${classes.figure} cursor-help min-h-6`}
        aria-describedby={id}
        onFocus={show}
        onBlur={() => setOpen(false)}
        onPointerEnter={show}
        onPointerLeave={() => setOpen(root.current?.contains(document.activeElement) ?? false)}
        onKeyDown={(event) => {
          if (event.key === "Escape") setOpen(false);
        }}
      >
        {children}
      </UnstyledButton>
      <span
        role="tooltip"
        id={id}
        className={`${classes.why} right-0 z-10 hidden w-max whitespace-normal ${floating} absolute rounded-md py-2 px-3 text-13 leading-4.5 text-default font-normal text-start`}
        data-open={open || undefined}
        data-side={side}
      >
        {why}
      </span>
    </span>
  );
}
