import { Markdown } from "@/components/ui/Markdown";
import { PageLink } from "@/components/ui/PageLink";
import { notesBudget } from "@/lib/builds/rules";
import { contentStateLabels } from "@/lib/moderation/labels";
import type { ShownContent } from "@/lib/moderation/schema";
import { cleanPhotoURL } from "@/lib/users/display";

/** Reported content, as everybody sees it, whatever its state. */
export function CaseContent({ content }: { content: ShownContent }) {
  const { state, href, title, text, facts } = content;
  const photo = cleanPhotoURL(content.photoURL);
  return (
    <section aria-labelledby="case-content-title" className="py-3.5 px-4 border rounded-md bg-card">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 mb-2">
        <h3 id="case-content-title" className="text-15 leading-6">
          Content
        </h3>
        <p className="text-13 leading-5 text-dim">
          {contentStateLabels[state]}
          {href && (
            <>
              {" · "}
              <PageLink href={href} className="underline underline-offset-3">
                Open the page
              </PageLink>
            </>
          )}
        </p>
      </div>
      {photo && (
        // biome-ignore lint/performance/noImgElement: a small picture of the identity provider, already sized.
        <img src={photo} alt="Profile" width={96} height={96} referrerPolicy="no-referrer" className="mb-2" />
      )}
      {title !== "" && <p className="font-semibold wrap-anywhere">{title}</p>}
      {text !== "" && <Markdown text={text} budget={notesBudget} />}
      {facts.length > 0 && (
        <dl className="grid gap-1 mt-2 text-14 leading-5">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex flex-wrap gap-x-2">
              <dt className="text-dim">{label}</dt>
              <dd className="min-w-0 wrap-anywhere">
                <FactValue value={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {state === "gone" && <p className="text-14 leading-5 text-dim">The content no longer exists.</p>}
    </section>
  );
}

/** A link where the server made one: a video of a known provider, or the loadout in the builder. */
function FactValue({ value }: { value: string }) {
  if (value.startsWith("/builder"))
    return (
      <PageLink href={value} className="underline underline-offset-3">
        Open in the builder
      </PageLink>
    );
  if (!value.startsWith("https://")) return value;
  return (
    <a href={value} target="_blank" rel="noopener noreferrer" className="underline underline-offset-3">
      {value}
    </a>
  );
}
