import { Button } from "@mantine/core";
import { PagedList } from "@/components/list/PagedList";
import { PageLink } from "@/components/ui/PageLink";
import { useNotifiedMutation } from "@/components/ui/use-notified-mutation";
import { callRemoveShortLink, useOwnShortLinks } from "@/hooks/short-links/use-short-links";
import { getShortLinkPath } from "@/lib/short-links/rules";
import type { OwnShortLink } from "@/lib/short-links/schema";

/** One's own short links on one's own profile, each with what deletes it. */
export function OwnShortLinks({ uid }: { uid: string }) {
  const { links, state, reload } = useOwnShortLinks(uid);
  return (
    <section aria-labelledby="short-links-title" className="my-7">
      <h2 id="short-links-title" className="mb-3 text-20">
        Short links
      </h2>
      <PagedList
        state={state}
        count={links?.length ?? null}
        name="short links"
        moreLabel="Show more short links"
        empty={
          <p className="text-14 leading-5 text-dim">
            No short links yet. Make one in the{" "}
            <PageLink href="/builder" className="underline underline-offset-3">
              builder
            </PageLink>
            , under Share.
          </p>
        }
        skeleton={<p className="h-10" />}
      >
        <ul className="border-t">
          {links?.map((link) => (
            <LinkItem key={link.id} link={link} onRemoved={reload} />
          ))}
        </ul>
      </PagedList>
    </section>
  );
}

interface LinkItemProps {
  link: OwnShortLink;
  onRemoved(): Promise<unknown>;
}

function LinkItem({ link: { id, title, monster, createdAt, takenDown }, onRemoved }: LinkItemProps) {
  const path = getShortLinkPath(id);
  const remove = useNotifiedMutation(
    async () => {
      await callRemoveShortLink(id);
      await onRemoved();
    },
    { success: { message: "Short link deleted." }, failure: "The link could not be deleted. Try again." },
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 border-b text-14 leading-5">
      <div className="min-w-0 wrap-anywhere">
        {takenDown === null ? <a href={path}>{path}</a> : path}{" "}
        <span className="text-dim">
          {title}
          {monster && `, against ${monster}`}, <time dateTime={createdAt}>{createdAt.slice(0, 10)}</time>
        </span>
        {takenDown !== null && (
          <p className="text-13 leading-4.5 text-bad">Removed by a moderator: {takenDown}</p>
        )}
      </div>
      {takenDown === null && (
        <Button
          size="xs"
          aria-label={`Delete short link ${path}`}
          disabled={remove.busy}
          onClick={() => void remove.run()}
        >
          Delete
        </Button>
      )}
    </li>
  );
}
