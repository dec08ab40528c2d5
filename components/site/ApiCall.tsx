import dynamic from "next/dynamic";
import { useState } from "react";
import { Fold } from "@/components/ui/Fold";
import type { ReferenceCall } from "@/lib/api/api-reference";

const ApiCallForm = dynamic(() => import("./ApiCallForm").then((module) => module.ApiCallForm));

/** One call: what it is for, what it takes and gives, and a form to make it. */
export function ApiCall({ call }: { call: ReferenceCall }) {
  const { id, path, summary, types, reply } = call;
  // Forms are many, and few are opened.
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Fold
      look="box"
      id={id}
      onOpen={setIsOpen}
      summary={
        <span className="min-w-0 py-1.5">
          <code className="wrap-anywhere">GET {path}</code>
          <span className="block font-normal text-dim">{summary}</span>
        </span>
      }
    >
      <div className="grid-cols-1 grid gap-4 pb-4 px-4">
        {isOpen && <ApiCallForm call={call} />}
        <div>
          <h3 className="text-14 leading-5 font-semibold mb-1.5">Reply</h3>
          <p className="text-13 leading-5 text-dim mb-1.5">{types.join(", ")}</p>
          {reply !== null && (
            <pre
              className="max-h-90 m-0 overflow-auto border rounded-md py-2 px-3 text-13 leading-5"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
              tabIndex={0}
            >
              <code>{reply}</code>
            </pre>
          )}
        </div>
      </div>
    </Fold>
  );
}
