import { createHandler } from "@/lib/api/create-handler.server";
import { createRoutes } from "@/lib/api/create-routes.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { getAdminAuth } from "@/lib/firebase/admin.server";
import { guideCalls } from "@/lib/guides/api";
import { changeGuideEditors, listGuideEditors } from "@/lib/guides/change-editors.server";
import { changeGuideState } from "@/lib/guides/change-guide-state.server";
import { createGuide } from "@/lib/guides/create-guide.server";
import { decideProposal } from "@/lib/guides/decide-proposal.server";
import {
  listCitedGuides,
  listGuides,
  listGuideTitles,
  listUnpublishedGuides,
} from "@/lib/guides/list-guides.server";
import { moderatedGuide } from "@/lib/guides/moderate-guide.server";
import { proposeGuide } from "@/lib/guides/propose-guide.server";
import { listRevisions, previewGuide, readOwnGuide, readRevision } from "@/lib/guides/read-editor.server";
import { listOpenProposals, listProposals, readProposal } from "@/lib/guides/read-proposals.server";
import { maxGuideBody } from "@/lib/guides/rules";
import { saveGuide } from "@/lib/guides/save-guide.server";
import { guidesFeedEndpoint } from "@/lib/guides/serve-guides-feed.server";
import { flagSimilarAfter } from "@/lib/moderation/flag-similar.server";
import { moderateWithCopies } from "@/lib/publishing/moderate-copies.server";
import { staffSignInAge } from "@/lib/staff/rules";

export const config = { api: { bodyParser: false } };

export default createRoutes(
  guideCalls,
  {
    list: { run: ({ query, dependencies }) => listGuides(dependencies, query), cache: contentCacheControl },
    listTitles: { run: ({ dependencies }) => listGuideTitles(dependencies), cache: contentCacheControl },
    listCited: {
      run: ({ query, dependencies }) => listCitedGuides(dependencies, query),
      cache: contentCacheControl,
    },
    listUnpublished: ({ actor, query, dependencies }) => listUnpublishedGuides(dependencies, actor, query),
    create: {
      run: ({ actor, body, dependencies }) => createGuide(dependencies, actor, body),
      maxBody: maxGuideBody,
    },
    read: ({ actor, query, dependencies }) => readOwnGuide(dependencies, actor, query.slug),
    save: {
      run: ({ actor, query, body, dependencies }) =>
        flagSimilarAfter(dependencies, saveGuide(dependencies, actor, { ...query, ...body }), () => ({
          kind: "guide",
          id: query.slug,
        })),
      maxBody: maxGuideBody,
    },
    changeState: {
      run: ({ actor, query, body, dependencies }) =>
        flagSimilarAfter(dependencies, changeGuideState(dependencies, actor, { ...query, ...body }), () => ({
          kind: "guide",
          id: query.slug,
        })),
      maxSignInAge: ({ action }) => (action === "delete" ? staffSignInAge : null),
    },
    moderate: ({ actor, query, body, dependencies }) =>
      moderateWithCopies(dependencies, actor, moderatedGuide, { id: query.slug, ...body }),
    listRevisions: ({ actor, query, dependencies }) => listRevisions(dependencies, actor, query),
    readRevision: ({ actor, query, dependencies }) => readRevision(dependencies, actor, query),
    listOpenProposals: ({ actor, dependencies }) => listOpenProposals(dependencies, actor),
    listProposals: ({ actor, query, dependencies }) => listProposals(dependencies, actor, query.slug),
    propose: {
      run: ({ actor, query, body, dependencies }) => proposeGuide(dependencies, actor, { ...query, ...body }),
      maxBody: maxGuideBody,
    },
    readProposal: ({ actor, query, dependencies }) => readProposal(dependencies, actor, query),
    decideProposal: ({ actor, query, body, dependencies }) =>
      decideProposal(dependencies, actor, { ...query, ...body }),
    withdrawProposal: ({ actor, query, body, dependencies }) =>
      decideProposal(dependencies, actor, { ...query, ...body, action: "withdraw", reason: "" }),
    listEditors: ({ actor, query, dependencies }) => listGuideEditors(dependencies, actor, query.slug),
    changeEditors: async ({ actor, query, body, dependencies }) =>
      changeGuideEditors({ ...dependencies, auth: await getAdminAuth() }, actor, { ...query, ...body }),
    preview: {
      run: ({ actor, body, dependencies }) => previewGuide(dependencies, actor, body.text),
      maxBody: maxGuideBody,
    },
  },
  {
    "/api/guides/feed": createHandler({ GET: guidesFeedEndpoint }),
  },
);
