import dynamic from "next/dynamic";
import { useState } from "react";
import { CodeBlock } from "@/components/ui/CodeBlock";
import { Fold } from "@/components/ui/Fold";
import { Page } from "@/components/ui/Page";
import { PageHead } from "@/components/ui/PageHead";
import { PageLink } from "@/components/ui/PageLink";
import { TableOfContents } from "@/components/ui/TableOfContents";
import type { ReferenceCall, ReferenceGroup } from "@/lib/api/api-reference";
import { siteConfig } from "@/lib/site/config";
import { openDataPath } from "@/lib/site/wiki-paths";

/** All public calls, to read and to try. */
export function ApiPage({ groups }: { groups: readonly ReferenceGroup[] }) {
  return (
    <Page>
      <PageHead
        title="Public API"
        summary="Read builds, boards, guides and wiki data from your own tools. No account or key needed."
        breadcrumb={[{ label: "About Us", href: "/about" }]}
      />
      <div className="xl:grid-cols-[minmax(0,1fr)_184px] grid-cols-1 grid gap-x-10">
        <TableOfContents
          entries={[
            { id: "use", label: "How to use it" },
            ...groups.map(({ name }) => ({ id: toAnchor(name), label: name })),
          ]}
        />
        <div className="grid-cols-1 grid gap-8">
          <section id="use" aria-labelledby="use-title" className="linked">
            <h2 className="mb-2 text-20" id="use-title">
              How to use it
            </h2>
            <CodeBlock className="mb-3 py-3 px-4">
              {`curl "${siteConfig.url}/api/builds?weapon=bow&sort=liked"`}
            </CodeBlock>
            <ul className="max-w-text grid gap-1.5 ps-5 list-disc">
              <li>
                <a href="/openapi.json">openapi.json</a> describes all calls for code generators (OpenAPI
                3.1).
              </li>
              <li>
                Lists come in pages. Pass <code>nextCursor</code> of a reply as <code>cursor</code> to get the
                next one; it is <code>null</code> on the last page.
              </li>
              <li>
                Up to 600 calls a minute per network and call. On 429 and 503, wait the number of seconds in{" "}
                <code>Retry-After</code>.
              </li>
              <li>
                An error reply has a <code>message</code> and a <code>code</code>.
              </li>
              <li>Times are UTC. Run times are in centiseconds.</li>
              <li>
                For the whole wiki at once, use the <PageLink href={openDataPath}>open data files</PageLink>.
              </li>
            </ul>
          </section>
          {groups.map(({ name, calls }) => (
            <section
              key={name}
              id={toAnchor(name)}
              aria-labelledby={`${toAnchor(name)}-title`}
              className="linked"
            >
              <h2 className="mb-2 text-20" id={`${toAnchor(name)}-title`}>
                {name}
              </h2>
              <ul className="grid-cols-1 grid gap-2">
                {calls.map((call) => (
                  <li key={call.id}>
                    <ApiCall call={call} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}

function toAnchor(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

const ApiCallForm = dynamic(() => import("./ApiCallForm").then((module) => module.ApiCallForm));

/** One call: what it is for, what it takes and gives, and a form to make it. */
function ApiCall({ call }: { call: ReferenceCall }) {
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
          {reply !== null && <CodeBlock className="mb-0 max-h-90 py-2 px-3">{reply}</CodeBlock>}
        </div>
      </div>
    </Fold>
  );
}
