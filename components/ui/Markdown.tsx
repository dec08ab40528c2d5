import { createContext, type ReactElement, type ReactNode, useContext } from "react";
import renderMarkdown, { type Components } from "react-markdown";
import { getOutsideHost, toSitePath } from "@/lib/site/to-site-path";
import {
  disabledMarkdown,
  findMarkdownProblem,
  type MarkdownBudget,
  measureMarkdownTree,
} from "@/lib/text/markdown-budget";
import { createTreeCache } from "@/lib/text/tree-cache";
import classes from "./Text.module.css";

/** Strangers write this: their links to other sites pass on no standing, and their pictures are not loaded. */
const linkRules = "nofollow ugc noopener";

const InsideLink = createContext(false);

const components: Components = {
  a: ({ href, children }) => {
    const path = toSitePath(href);
    const link = path ? <a href={path}>{children}</a> : <OutsideLink href={href}>{children}</OutsideLink>;
    return <InsideLink value>{link}</InsideLink>;
  },
  img: ({ src, alt }) => <Picture src={typeof src === "string" ? src : undefined} alt={alt || "Picture"} />,
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  h4: ({ children }) => <h5>{children}</h5>,
  h5: ({ children }) => <h6>{children}</h6>,
};

/** A link to the picture; its words alone inside a link, where browsers allow no other one. */
function Picture({ src, alt }: { src: string | undefined; alt: string }) {
  return useContext(InsideLink) ? alt : <OutsideLink href={src}>{alt}</OutsideLink>;
}

/** A link to another site says which: its words are the stranger's. */
function OutsideLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  const host = getOutsideHost(href);
  // An address that is its own text shows its host already, unless somebody else's name comes before it.
  const isShown = children === href && /^https?:\/\/([^/?#]*)/i.exec(href ?? "")?.[1] === host;
  return (
    <>
      <a href={href} rel={linkRules}>
        {children}
      </a>
      {host !== null && !isShown && <span className="text-dim"> ({host})</span>}
    </>
  );
}

interface MarkdownProps {
  /** Whatever a stranger wrote; it may be older than a rule. */
  text: string;
  budget: MarkdownBudget;
}

/**
 * A text in Markdown. HTML in it is shown as text, and links of other than web schemes lead nowhere. A text over its
 * budget is shown as it was typed: it is not worth an error, and must not cost a stack. A text is parsed once in each
 * process, however often it is shown.
 */
export function Markdown({ text, budget }: MarkdownProps) {
  return (
    <div className={`${classes.text} ${classes.markdown}`}>
      {toElements(text, budget) ?? <p className="whitespace-pre-wrap">{text}</p>}
    </div>
  );
}

/** The text could not be shown within its budget. */
class BudgetError extends Error {}

/** Elements never change, so that any number of pages can show the same ones. */
const parsed = createTreeCache<ReactElement | null>(60_000);

/** `null` where the text is to be shown as it was typed. */
function toElements(text: string, budget: MarkdownBudget): ReactElement | null {
  return parsed.read(`${budget.depth} ${budget.nodes} ${text}`, () => makeElements(text, budget));
}

function makeElements(text: string, budget: MarkdownBudget) {
  if (findMarkdownProblem(text, budget)) return { value: null, nodes: 0 };
  let nodes = 0;
  function switchOff(this: unknown): void {
    // The parser's plugins get the processor as `this`, and its settings by a call.
    const data = (this as { data(): { micromarkExtensions?: unknown[] } }).data();
    data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: disabledMarkdown } }];
  }
  const holdAgainstBudget = () => (tree: Parameters<typeof measureMarkdownTree>[0]) => {
    const { count, problem } = measureMarkdownTree(tree, budget);
    nodes = count;
    if (problem) throw new BudgetError();
  };
  try {
    // Called as the plain function that it is, so that what it throws can be caught here.
    const value = renderMarkdown({
      children: text,
      components,
      remarkPlugins: [switchOff, holdAgainstBudget],
    });
    return { value, nodes };
  } catch {
    return { value: null, nodes: 0 };
  }
}
