import type { ReactNode } from "react";
import { LogoMark } from "@/components/ui/LogoMark";
import classes from "./ErrorPageBody.module.css";

interface ErrorPageBodyProps {
  /** Status of the reply, shown small: what a report should quote. Default: none is shown. */
  code?: string;
  title: string;
  /** Cause, and its meaning for the visitor. */
  text: ReactNode;
  /** The ways on. */
  children: ReactNode;
}

/** The body of a page that has nothing of its own to show, as an error page: says what happened and links to other pages. */
export function ErrorPageBody({ code, title, text, children }: ErrorPageBodyProps) {
  return (
    <section
      className={`${classes.lost} relative grid-cols-1 grid justify-items-center content-start`}
      aria-labelledby="lost-title"
    >
      <div className={`${classes.inner} relative w-full text-center`}>
        <LogoMark size={72} className="text-signal" />
        {code && <p className={`${classes.code} mt-4 text-14 text-dim font-semibold`}>{code}</p>}
        <h1 id="lost-title" className={`${classes.title} mt-1`}>
          {title}
        </h1>
        <p className={`${classes.text} mt-2.5 mx-auto mb-6 text-pretty text-dim`}>{text}</p>
        {children}
      </div>
    </section>
  );
}
