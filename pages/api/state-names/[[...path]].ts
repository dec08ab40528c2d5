import { createRoutes } from "@/lib/api/create-routes.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { stateNameCalls } from "@/lib/state-names/api";
import {
  confirmStateName,
  listOwnConfirmations,
  listStateNames,
  proposeStateName,
  removeStateName,
} from "@/lib/state-names/state-names.server";

export const config = { api: { bodyParser: false } };

export default createRoutes(stateNameCalls, {
  list: { run: ({ query, dependencies }) => listStateNames(dependencies, query), cache: contentCacheControl },
  listOwn: ({ actor, query, dependencies }) => listOwnConfirmations(dependencies, actor, query),
  propose: ({ actor, body, dependencies }) => proposeStateName(dependencies, actor, body),
  confirm: ({ actor, query, body, dependencies }) =>
    confirmStateName(dependencies, actor, { ...query, ...body }),
  remove: ({ actor, query, dependencies }) => removeStateName(dependencies, actor, query),
});
