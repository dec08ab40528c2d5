import dynamic from "next/dynamic";
import { useRouter } from "next/router";
import { type ComponentType, useMemo } from "react";
import type { BuildField } from "@/components/game/build-field";
import type { ReportPart } from "@/components/game/report-part";
import { AnswerItem } from "@/components/hunting-help/answer/AnswerItem";
import { CommentList } from "@/components/hunting-help/answer/CommentList";
import { HelpPage } from "@/components/hunting-help/HelpPage";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { EmptyState } from "@/components/ui/EmptyState";
import { AuthorName } from "@/components/ui/PersonName";
import { useLiveRequest } from "@/hooks/hunting-help/use-live-request";
import { TextTrees } from "@/hooks/ui/use-text-tree";
import { getLoginPath } from "@/lib/account/next-path";
import type { AttachedBuild } from "@/lib/builds/attachment-schema";
import { formatAge, formatTimeLeft, listRequestFacts } from "@/lib/hunting-help/format-help";
import { getHelpFormPath, getHelpPath } from "@/lib/hunting-help/help-paths";
import type { RequestPageData } from "@/lib/hunting-help/page-data";
import type { CurrentUser } from "@/lib/site/roles";
import { formatCount } from "@/lib/text/format";
import { MonsterPanel } from "./MonsterPanel";
import { RequestDetails } from "./RequestDetails";
import { StatusMark } from "./StatusMark";

interface RequestPageProps extends RequestPageData {
  /** Who reads; `null` for visitors and until it is known. */
  user: CurrentUser | null;
  /** How an attached build is shown, and attached: another feature's parts, which the page hands in. */
  BuildChip: ComponentType<{ build: AttachedBuild }>;
  BuildField: BuildField;
  ReportButton: ReportPart;
}

/** Not for visitors: they come once somebody is signed in. */
const RequestViewer = dynamic(() => import("./RequestViewer").then((module) => module.RequestViewer), {
  ssr: false,
});

/** A request, its answers, and what is good to know of its monster. */
export function RequestPage(page: RequestPageProps) {
  const { request, answers, texts } = page;
  const trees = useMemo(
    () => new Map([request, ...answers].map(({ body }, index) => [body, texts[index] ?? []])),
    [request, answers, texts],
  );
  return (
    <TextTrees value={trees}>
      <LiveRequest {...page} />
    </TextTrees>
  );
}

function LiveRequest({ user, BuildChip, BuildField, ReportButton, ...page }: RequestPageProps) {
  const { monster, builderPath, now } = page;
  const { asPath } = useRouter();
  const live = useLiveRequest(page, user?.uid ?? null);
  const { request, author, answers, comments } = live;
  const { id, title, status } = request;
  const isOpen = status === "open";
  return (
    <HelpPage
      title={title}
      path={getHelpPath(id)}
      noIndex={status === "withdrawn" || status === "closed"}
      summary={listRequestFacts(request).join(" · ")}
      description={`${title}. ${listRequestFacts(request).join(", ")}. ${formatCount(answers.length, "answer", "answers")} on Quarry.`}
      actions={
        status === "solved" && <ButtonLink href={getHelpFormPath("new")}>Ask something else</ButtonLink>
      }
    >
      <div className={`grid gap-8 items-start ${monster ? "lg:grid-cols-[minmax(0,1fr)_300px]" : ""}`}>
        <div className="min-w-0 grid gap-8">
          <section aria-label="Request" className="grid gap-4">
            <p className="flex flex-wrap gap-x-4 gap-y-1 text-14 leading-5 text-dim tabular-nums">
              <StatusMark status={status} />
              <span>
                Asked by <AuthorName author={author} isLinked={false} className="text-default font-medium" />{" "}
                <time dateTime={request.createdAt}>{formatAge(request.createdAt, now)}</time>
              </span>
              {isOpen && <span>{formatTimeLeft(request.expiresAt, now)} left</span>}
              {request.version > 1 && <span>edited</span>}
            </p>
            <RequestDetails request={request} now={now} />
            <div className="flex justify-end empty:hidden">
              <ReportButton target={{ kind: "help-request", id }} owner={request.asker} />
            </div>
          </section>
          <section id="answers" aria-labelledby="answers-title" className="scroll-mt-20">
            <h2 id="answers-title" className="mb-3 text-20 leading-7" aria-live="polite">
              {answers.length > 0 ? formatCount(answers.length, "answer", "answers") : "Answers"}
            </h2>
            {user ? (
              <RequestViewer
                key={user.uid}
                user={user}
                request={request}
                answers={answers}
                comments={comments}
                now={now}
                builderPath={builderPath}
                BuildChip={BuildChip}
                BuildField={BuildField}
                ReportButton={ReportButton}
                onChanged={live.refresh}
              />
            ) : (
              <>
                {answers.length > 0 ? (
                  <ul className="grid gap-3">
                    {answers.map((answer) => (
                      <AnswerItem
                        key={answer.id}
                        answer={answer}
                        now={now}
                        BuildChip={BuildChip}
                        session={null}
                        report={
                          <ReportButton
                            target={{ kind: "help-answer", id: answer.id, parent: id }}
                            owner={answer.uid}
                          />
                        }
                        comments={
                          <CommentList
                            comments={comments.filter((comment) => comment.answer === answer.id)}
                            now={now}
                            renderTools={(comment) => (
                              <ReportButton
                                target={{ kind: "help-comment", id: comment.id, parent: id }}
                                owner={comment.uid}
                              />
                            )}
                          />
                        }
                      />
                    ))}
                  </ul>
                ) : (
                  <EmptyState title={isOpen ? "No answers yet" : "Nobody answered"}>
                    {isOpen && "Be the first to help."}
                  </EmptyState>
                )}
                {isOpen && (
                  <p className="mt-4">
                    <ButtonLink href={getLoginPath(asPath)} target="_self" variant="filled">
                      Sign in to answer
                    </ButtonLink>
                  </p>
                )}
              </>
            )}
          </section>
        </div>
        {monster && <MonsterPanel monster={monster} />}
      </div>
    </HelpPage>
  );
}
