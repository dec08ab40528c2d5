import Markdown, { type Components } from "react-markdown";
import classes from "./BuildNotes.module.css";

/** Strangers write notes: their links pass on no standing, and their pictures are not loaded. */
const linkRules = "nofollow ugc noopener";

const components: Components = {
  a: ({ href, children }) => (
    <a href={href} rel={linkRules}>
      {children}
    </a>
  ),
  img: ({ src, alt }) => (
    <a href={typeof src === "string" ? src : undefined} rel={linkRules}>
      {alt || "Picture"}
    </a>
  ),
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  h4: ({ children }) => <h5>{children}</h5>,
  h5: ({ children }) => <h6>{children}</h6>,
};

/** Notes of a build, written in Markdown. HTML in them is shown as text, links of other than web schemes lead nowhere. */
export function BuildNotes({ notes }: { notes: string }) {
  return (
    <div className={classes.notes}>
      <Markdown components={components}>{notes}</Markdown>
    </div>
  );
}
