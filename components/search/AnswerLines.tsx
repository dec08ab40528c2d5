import { Name } from "@/components/game/Name";
import type { WikiAnswer } from "@/lib/wiki-search/answers/answer-question";
import { searchable } from "@/lib/wiki-search/search-kinds";
import { ResultIcon } from "./ResultIcon";

/** A short answer: what it is about, and its lines. */
export function AnswerLines({ answer }: { answer: WikiAnswer }) {
  const { document, title, lines } = answer;
  const entity = document && searchable[document.kind].names;
  const [name = "", ...rest] =
    document && title.startsWith(document.name)
      ? [document.name, title.slice(document.name.length)]
      : [title];
  return (
    <>
      {document && <ResultIcon result={document} className="self-start text-dim" />}
      <span className="col-2 col-end-[-1] grid gap-0.5 min-w-0">
        <span className="font-semibold">
          {document && entity ? (
            <Name entity={entity} id={document.id}>
              {name}
            </Name>
          ) : (
            name
          )}
          {rest}
        </span>
        {lines.map(({ label, text }) => (
          <span key={`${label} ${text}`} className="block text-14 leading-5 tabular-nums">
            {label && <span className="text-dim">{label}: </span>}
            {text}
          </span>
        ))}
      </span>
    </>
  );
}
