import { Button, Skeleton } from "@mantine/core";
import { useRouter } from "next/router";
import { HelpPage } from "@/components/hunting-help/HelpPage";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { ErrorState } from "@/components/ui/ErrorState";
import { NeedsScript } from "@/components/ui/NeedsScript";
import { useDraftAuthor } from "@/hooks/account/use-draft-author";
import { useStoredRequest } from "@/hooks/hunting-help/use-stored-request";
import type { Named } from "@/lib/catalog/named";
import { getHelpPath } from "@/lib/hunting-help/help-paths";
import type { HelpChoices } from "@/lib/hunting-help/page-data";
import { RequestForm } from "./RequestForm";

interface AskPageProps extends HelpChoices {
  readonly skills: readonly Named[];
}

/** The form for a request, new or to edit (`?edit=`). */
export function AskPage(choices: AskPageProps) {
  const author = useDraftAuthor();
  const router = useRouter();
  const id = typeof router.query.edit === "string" ? router.query.edit : null;
  return (
    <HelpPage
      title={id ? "Edit your request" : "Ask for help"}
      path="/hunting-help/new"
      summary="A request is open for seven days. If nobody answers, you get your coins back."
      description="Request a Monster Hunter Wilds build or hunters to join you. Requests cost coins, and you get them back if nobody answers within seven days."
    >
      {author === undefined || !router.isReady ? (
        <>
          <Skeleton height={420} />
          <NeedsScript>Asking for help needs JavaScript. Requests can be read without it.</NeedsScript>
        </>
      ) : (
        <AuthorForm
          key={JSON.stringify([author, id])}
          {...choices}
          author={author}
          id={id}
          onPosted={(posted) => void router.push(getHelpPath(posted))}
        />
      )}
    </HelpPage>
  );
}

interface AuthorFormProps extends AskPageProps {
  author: string | null;
  /** Of the request to edit; `null` for a new one. */
  id: string | null;
  onPosted(id: string): void;
}

function AuthorForm({ id, ...form }: AuthorFormProps) {
  const { request, problem, retry } = useStoredRequest(id);
  if (id === null) return <RequestForm {...form} request={null} />;
  if (problem !== null) {
    return (
      <ErrorState title="The request could not be loaded" action={<Button onClick={retry}>Try again</Button>}>
        {problem}
      </ErrorState>
    );
  }
  if (!request) return <Skeleton height={420} />;
  if (request.status !== "open" || request.asker !== form.author) {
    return (
      <ErrorState
        title="This request cannot be edited"
        action={<ButtonLink href={getHelpPath(id)}>Open the request</ButtonLink>}
      >
        Only your own open requests can be edited.
      </ErrorState>
    );
  }
  return <RequestForm key={request.version} {...form} request={request} />;
}
