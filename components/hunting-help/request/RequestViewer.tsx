import { useRouter } from "next/router";
import { type ComponentType, useEffect, useState } from "react";
import type { BuildField } from "@/components/game/build-field";
import type { ReportPart } from "@/components/game/report-part";
import { AnswerForm } from "@/components/hunting-help/answer/AnswerForm";
import { AnswerItem } from "@/components/hunting-help/answer/AnswerItem";
import { AnswerTools } from "@/components/hunting-help/answer/AnswerTools";
import { CommentForm, DeleteComment } from "@/components/hunting-help/answer/CommentForm";
import { CommentList } from "@/components/hunting-help/answer/CommentList";
import { EmptyState } from "@/components/ui/EmptyState";
import { Note } from "@/components/ui/Note";
import { useRequestView } from "@/hooks/hunting-help/use-request-view";
import type { AttachedBuild } from "@/lib/builds/attachment-schema";
import { isApprovable, lateApprovalPeriod } from "@/lib/hunting-help/request/request-state";
import type { HelpComment, HelpRequest, ShownAnswer } from "@/lib/hunting-help/schema";
import type { CurrentUser } from "@/lib/site/roles";
import { formatMinute } from "@/lib/text/format";
import { RequestTools } from "./RequestTools";

interface RequestViewerProps {
  user: CurrentUser;
  request: HelpRequest;
  answers: readonly ShownAnswer[];
  comments: readonly HelpComment[];
  now: string;
  builderPath: string | null;
  BuildChip: ComponentType<{ build: AttachedBuild }>;
  BuildField: BuildField;
  ReportButton: ReportPart;
  /** Something was changed: the request is fetched again. */
  onChanged(): void;
}

/** The answers as somebody who is signed in sees them, with what they can do. */
export function RequestViewer(props: RequestViewerProps) {
  const {
    user,
    request,
    answers,
    comments,
    now,
    builderPath,
    BuildChip,
    BuildField,
    ReportButton,
    onChanged,
  } = props;
  const { view, refresh } = useRequestView(user.uid, request.id, answers.length);
  const [editing, setEditing] = useState<string | null>(null);
  const build = useBroughtBuild(request.id);
  const isAsker = request.asker === user.uid;
  const isOpen = request.status === "open";
  const own = answers.find(({ uid }) => uid === user.uid);
  const form = { uid: user.uid, request, builderPath, BuildField, brought: build };
  return (
    <div className="grid gap-4">
      {view?.takenDown && (
        <Note tone="warn" title="Removed by a moderator">
          {view.takenDown}
        </Note>
      )}
      {isAsker && <PaymentNote request={request} />}
      {isAsker && request.status === "expired" && isApprovable(toState(request), Date.parse(now)) && (
        <Note>
          This request has expired. You can still approve an answer until{" "}
          {formatMinute(new Date(Date.parse(request.expiresAt) + lateApprovalPeriod).toISOString())} UTC.
        </Note>
      )}
      {answers.length > 0 ? (
        <ul className="grid gap-3">
          {answers.map((answer) =>
            answer.id === editing ? (
              <li key={answer.id} className="p-4 border rounded-lg bg-card">
                <AnswerForm
                  {...form}
                  answer={{ stored: answer, session: view?.sessions[answer.id] ?? "" }}
                  onPosted={() => {
                    setEditing(null);
                    onChanged();
                  }}
                  onCancel={() => setEditing(null)}
                />
              </li>
            ) : (
              <AnswerItem
                key={answer.id}
                answer={answer}
                now={now}
                BuildChip={BuildChip}
                session={view?.sessions[answer.id] ?? null}
                report={
                  <ReportButton
                    target={{ kind: "help-answer", id: answer.id, parent: request.id }}
                    owner={answer.uid}
                  />
                }
                comments={
                  <>
                    <CommentList
                      comments={comments.filter((comment) => comment.answer === answer.id)}
                      now={now}
                      renderTools={({ id, uid }) =>
                        uid === user.uid ? (
                          <DeleteComment request={request.id} comment={id} onChanged={onChanged} />
                        ) : (
                          <ReportButton
                            target={{ kind: "help-comment", id, parent: request.id }}
                            owner={uid}
                          />
                        )
                      }
                    />
                    <CommentForm
                      uid={user.uid}
                      request={request.id}
                      answer={answer.id}
                      onChanged={onChanged}
                    />
                  </>
                }
                tools={
                  <AnswerTools
                    user={user}
                    request={request}
                    answer={answer}
                    now={now}
                    onEdit={() => setEditing(answer.id)}
                    isHelpful={view?.helpful.includes(answer.id) ?? null}
                    onChanged={() => {
                      refresh();
                      onChanged();
                    }}
                  />
                }
              />
            ),
          )}
        </ul>
      ) : (
        <EmptyState title={isOpen ? "No answers yet" : "Nobody answered"}>
          {isOpen && (isAsker ? "New answers appear here without a reload." : "Be the first to help.")}
        </EmptyState>
      )}
      <RequestTools user={user} request={request} onChanged={onChanged} />
      {isOpen && !isAsker && !own && (
        <div id="answer" className="p-4 border rounded-lg bg-card scroll-mt-20">
          <AnswerForm {...form} answer={null} onPosted={onChanged} />
        </div>
      )}
    </div>
  );
}

function toState({ status, answerCount, expiresAt }: HelpRequest) {
  return { status, answerCount, expiresAt: Date.parse(expiresAt) };
}

const unpaidLabels = {
  "pair-limit": "An approval pays the same hunter once a day, so this one paid nothing.",
  "daily-limit":
    "The hunter has earned the most that approved answers pay in a day, so this one paid nothing.",
  "no-account": "The hunter has no account any more, so nothing was paid.",
};

function PaymentNote({ request: { status, paid, unpaid } }: { request: HelpRequest }) {
  if (status !== "solved") return null;
  return <Note>{unpaid ? unpaidLabels[unpaid] : `The approved answer earned ${paid} coins.`}</Note>;
}

/** The code of a build that the builder brought back for an answer; it then leaves the address. */
function useBroughtBuild(id: string): string | null {
  const { query, isReady, replace } = useRouter();
  const [code, setCode] = useState<string | null>(null);
  const given = typeof query.build === "string" ? query.build : null;
  useEffect(() => {
    if (!isReady || given === null) return;
    setCode(given);
    void replace(`/hunting-help/${id}#answer`, undefined, { shallow: true });
  }, [isReady, given, id, replace]);
  return code;
}
