import type { ReactNode } from "react";
import { Note } from "@/components/ui/Note";
import { Pills } from "@/components/ui/Pills";
import { Section } from "@/components/ui/Section";
import type { GuidePageData } from "@/lib/guides/guide-page";
import { getGuidesPath, getGuideTagPath } from "@/lib/guides/paths";
import { GuideBody } from "./GuideBody";
import type { RenderVideo } from "./render-video";

interface GuideArticleProps extends GuidePageData {
  renderVideo: RenderVideo;
  /** Actions of creators on the guide. */
  tools?: ReactNode;
}

/** Figures that a notice names at most. */
const maxNamed = 5;

/** A published guide: its text, what has changed since it was written, and what to read next. */
export function GuideArticle({ guide, nodes, changed, related, renderVideo, tools }: GuideArticleProps) {
  return (
    <>
      {changed.length > 0 && (
        <Note
          tone="warn"
          title="Some figures have changed since this guide was written."
          className="mb-5"
          role="note"
        >
          <p>
            {changed.slice(0, maxNamed).join(", ")}
            {changed.length > maxNamed && ` and ${changed.length - maxNamed} more`}. Tables and figures are
            current; the text around them may not be.
          </p>
        </Note>
      )}
      <GuideBody nodes={nodes} renderVideo={renderVideo} />
      {guide.tags.length > 0 && (
        <div className="mt-8">
          <Pills label="Tags" links={guide.tags.map((tag) => ({ href: getGuideTagPath(tag), label: tag }))} />
        </div>
      )}
      {tools}
      {related.length > 0 && (
        <div className="mt-8">
          <Section id="related" title="Related guides">
            <ul className="grid gap-2">
              {related.map(({ slug, title, summary }) => (
                <li key={slug}>
                  <a href={getGuidesPath(slug)}>{title}</a>
                  <p className="text-14 leading-5 text-dim">{summary}</p>
                </li>
              ))}
            </ul>
          </Section>
        </div>
      )}
    </>
  );
}
