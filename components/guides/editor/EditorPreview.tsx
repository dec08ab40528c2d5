import { Skeleton } from "@mantine/core";
import { Note } from "@/components/ui/Note";
import { Section } from "@/components/ui/Section";
import { useGuidePreview } from "@/hooks/guides/use-guide-preview";
import { formatCount } from "@/lib/text/format";
import { GuideBody } from "../GuideBody";
import type { RenderVideo } from "../render-video";
import classes from "./GuideEditor.module.css";

/** Problems that are named at most. */
const maxProblems = 20;

/** The text as its page will show it, with what is wrong with it. */
export function EditorPreview({ text, renderVideo }: { text: string; renderVideo: RenderVideo }) {
  const { rendered, problem } = useGuidePreview(text);
  return (
    <Section
      id="preview"
      title="Preview"
      aside={rendered && <span className="text-13 text-dim">{rendered.minutes} min read</span>}
    >
      <div className={classes.preview}>
        {problem && (
          <Note tone="warn" role="alert" className="mb-4">
            {problem}
          </Note>
        )}
        {rendered && rendered.problems.length > 0 && (
          <Note
            tone="warn"
            role="status"
            className="mb-4"
            title={formatCount(rendered.problems.length, "problem", "problems")}
          >
            <ul>
              {rendered.problems.slice(0, maxProblems).map(({ line, message }) => (
                <li key={`${line} ${message}`} className="wrap-anywhere">
                  Line {line}: {message}
                </li>
              ))}
            </ul>
          </Note>
        )}
        {rendered ? (
          <GuideBody nodes={rendered.nodes} renderVideo={renderVideo} />
        ) : (
          !problem && <Skeleton height={200} />
        )}
      </div>
    </Section>
  );
}
