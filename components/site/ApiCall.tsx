import dynamic from "next/dynamic";
import { useState } from "react";
import type { ReferenceCall } from "@/lib/api/api-reference";
import classes from "./ApiCall.module.css";

const ApiCallForm = dynamic(() => import("./ApiCallForm").then((module) => module.ApiCallForm));

/** One call: what it is for, what it takes and gives, and a form to make it. */
export function ApiCall({ call }: { call: ReferenceCall }) {
  const { id, path, summary, types, reply } = call;
  // Forms are many, and few are opened.
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      id={id}
      className={`${classes.call} border rounded-md bg-card`}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="py-2.5 px-4">
        <code className="text-14 leading-5 font-semibold wrap-anywhere">GET {path}</code>
        <span className="block text-14 leading-5 text-dim">{summary}</span>
      </summary>
      <div className={`${classes.body} grid gap-4 pb-4 px-4`}>
        {isOpen && <ApiCallForm call={call} />}
        <div>
          <h3 className="text-14 leading-5 font-semibold mb-1.5">Reply</h3>
          <p className="text-13 leading-5 text-dim mb-1.5">{types.join(", ")}</p>
          {reply !== null && (
            <pre
              className={`${classes.code} overflow-auto border rounded-md py-2 px-3 text-13 leading-5`}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
              tabIndex={0}
            >
              <code>{reply}</code>
            </pre>
          )}
        </div>
      </div>
    </details>
  );
}
