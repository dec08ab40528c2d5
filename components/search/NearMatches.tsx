import { useRouter } from "next/router";
import { PageLink } from "@/components/ui/PageLink";
import { useNearMatches } from "@/hooks/search/use-near-matches";
import { useMounted } from "@/hooks/ui/use-mounted";
import { searchable } from "@/lib/wiki-search/search-kinds";
import classes from "./NearMatches.module.css";
import { ResultIcon } from "./ResultIcon";

/** Suggestions for an unknown address. Renders nothing without a close match. */
export function NearMatches() {
  const { asPath } = useRouter();
  const mounted = useMounted();
  // The page is made once for every address: only the browser knows the requested one.
  const hits = useNearMatches(mounted ? asPath : "");
  if (hits.length === 0) return null;
  return (
    <section
      className="rounded-lg pt-3 px-2 pb-2 mt-6 border bg-card text-start"
      aria-labelledby="near-title"
    >
      <h2 id="near-title" className="px-2 pb-1.5 text-15">
        Did you mean
      </h2>
      <ul>
        {hits.map(({ document }) => (
          <li key={document.href}>
            <PageLink
              href={document.href}
              className={`${classes.link} hover:bg-hover grid items-center gap-x-3 p-2 rounded-md leading-5.5 text-default`}
            >
              <ResultIcon result={document} className="text-dim" />
              <span className="font-medium">{document.name}</span>
              <span className="col-2 text-13 leading-4.5 text-dim">
                {[searchable[document.kind].one, ...document.sub].join(" · ")}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
