import type { AccountDependencies, Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import { listStaffActions } from "@/lib/staff/list-actions.server";
import { settleStaffAction } from "@/lib/staff/settle-action.server";
import { readAuthors } from "@/lib/users/read-authors.server";
import type { SettleAction, SettledActionResponse, StaffActionsResponse } from "./schema";
import { toStaffAction } from "./to-staff-action";

/**
 * One page of what admins proposed, the latest first, with the names of the people in it.
 *
 * @throws ApiError 400 for a cursor that this list did not hand out.
 */
export async function listActionsPage(
  { db }: Dependencies,
  actor: Actor,
  cursor: string | undefined,
): Promise<StaffActionsResponse> {
  const { actions, nextCursor } = await listStaffActions({ db }, cursor);
  await actor.confirmed;
  const uids = actions.flatMap(({ subject, proposedBy, decidedBy }) => [
    subject,
    proposedBy,
    ...(decidedBy === null ? [] : [decidedBy]),
  ]);
  const getAuthor = await readAuthors(db, uids);
  return {
    message: "OK",
    actions: actions.map(({ id, ...stored }) => toStaffAction(id, stored)),
    names: Object.fromEntries([...new Set(uids)].map((uid) => [uid, getAuthor(uid).displayName])),
    self: actor.uid,
    nextCursor,
  };
}

/** An admin confirms or cancels what was proposed. @throws ApiError as `settleStaffAction` */
export async function settleAction(
  dependencies: AccountDependencies,
  actor: Actor,
  request: SettleAction & { readonly id: string },
): Promise<SettledActionResponse> {
  const settled = await settleStaffAction(dependencies, actor, request);
  return { message: "OK", action: toStaffAction(request.id, settled) };
}
