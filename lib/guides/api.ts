import { defineCalls } from "@/lib/http/contract";

/** Calls about guides. */
export const guideCalls = {
  ...defineCalls(() => import("./schema"), {
    /** Published guides without their texts, 25 a page. */
    list: {
      method: "GET",
      path: "/api/guides",
      who: "anyone",
      query: "guidesQuerySchema",
      reply: "guidesResponseSchema",
    },
    /** Titles and tags of the 500 newest guides. */
    listTitles: {
      method: "GET",
      path: "/api/guides/titles",
      who: "anyone",
      reply: "guideTitlesResponseSchema",
    },
    /** The five newest guides that cite a record of the wiki, a build or a run. */
    listCited: {
      method: "GET",
      path: "/api/guides/cited",
      who: "anyone",
      query: "citedQuerySchema",
      reply: "citedGuidesResponseSchema",
    },
    /** Guides of all creators that are not published, last changed first, 25 a page. */
    listUnpublished: {
      method: "GET",
      path: "/api/guides/mine",
      who: "creator",
      writes: "nothing",
      query: "unpublishedGuidesQuerySchema",
      reply: "unpublishedGuidesResponseSchema",
    },
    /** Saves a new draft. 409 for a slug that is in use; the same call again creates nothing. */
    create: {
      method: "POST",
      path: "/api/guides",
      who: "creator",
      writes: "own",
      body: "createGuideBodySchema",
      reply: "createdGuideResponseSchema",
      refuses: ["conflict"],
    },
    /** A guide with its text, in every state for creators, and one that is published for all others. */
    read: {
      method: "GET",
      path: "/api/guides/{slug}",
      who: "user",
      writes: "nothing",
      query: "guideQuerySchema",
      reply: "ownGuideResponseSchema",
      refuses: ["not-found"],
    },
    /**
     * Saves a new version; for the author, the editors of the guide and admins. All others are 403 with
     * `reason: "not-editor"`, and propose. 409 with `version` and `editor` where another version is stored, and nothing
     * is saved.
     */
    save: {
      method: "POST",
      path: "/api/guides/{slug}",
      who: "creator",
      writes: "by-state",
      query: "guideQuerySchema",
      body: "saveGuideBodySchema",
      reply: "ownGuideResponseSchema",
      refuses: ["not-found", "conflict"],
    },
    /**
     * Publishes, schedules (with `at`), unpublishes, deletes or restores a guide; for the author, its editors and
     * admins. Editors cannot delete and restore, and deleting takes a sign-in of the last five minutes.
     */
    changeState: {
      method: "POST",
      path: "/api/guides/{slug}/state",
      who: "creator",
      writes: "by-state",
      query: "guideQuerySchema",
      body: "guideStateBodySchema",
      reply: "ownGuideResponseSchema",
      refuses: ["not-found", "conflict"],
    },
    /**
     * Takes a guide down, with every copy of it as of a build, or allows it again. Nobody moderates a guide that they
     * wrote, last edited or are an editor of.
     */
    moderate: {
      method: "POST",
      path: "/api/guides/{slug}/moderation",
      who: "creator",
      writes: "staff",
      query: "guideQuerySchema",
      body: "moderateGuideBodySchema",
      reply: "moderateGuideResponseSchema",
      refuses: ["not-found"],
    },
    /** Saved versions of a guide, latest first, without texts, 25 a page. */
    listRevisions: {
      method: "GET",
      path: "/api/guides/{slug}/revisions",
      who: "creator",
      writes: "nothing",
      query: "revisionsQuerySchema",
      reply: "revisionsResponseSchema",
    },
    /** One version of a guide with its text. */
    readRevision: {
      method: "GET",
      path: "/api/guides/{slug}/revisions/{version}",
      who: "creator",
      writes: "nothing",
      query: "revisionQuerySchema",
      reply: "revisionResponseSchema",
      refuses: ["not-found"],
    },
  }),
  ...defineCalls(() => import("./proposal-schema"), {
    /**
     * What waits for a decision of the caller, oldest first, without texts, 50 at most; for those who are no creators
     * their own proposals, whatever became of them.
     */
    listOpenProposals: {
      method: "GET",
      path: "/api/guides/proposals",
      who: "user",
      writes: "nothing",
      reply: "openProposalsResponseSchema",
    },
    /**
     * What is proposed for a guide or as a new one at its address, without texts: all that is open, 50 at most, for
     * whoever decides, and one's own for all others.
     */
    listProposals: {
      method: "GET",
      path: "/api/guides/{slug}/proposals",
      who: "user",
      writes: "nothing",
      query: "proposalsQuerySchema",
      reply: "proposalsResponseSchema",
      refuses: ["not-found"],
    },
    /**
     * Proposes a change of somebody else's guide, or with `version: 0` a new one; for creators and hunters of trust
     * level 2. An account has one for a guide, which takes the place of its last one, and five that wait. 409 where
     * nothing is changed, and for whoever may save.
     */
    propose: {
      method: "POST",
      path: "/api/guides/{slug}/proposals",
      who: "user",
      writes: "public",
      query: "proposalsQuerySchema",
      body: "proposeGuideBodySchema",
      reply: "proposalResponseSchema",
      refuses: ["not-found", "conflict"],
    },
    /** One proposal with its text; for who proposed it and whoever decides. */
    readProposal: {
      method: "GET",
      path: "/api/guides/{slug}/proposals/{id}",
      who: "user",
      writes: "nothing",
      query: "proposalQuerySchema",
      reply: "proposalResponseSchema",
      refuses: ["not-found"],
    },
    /**
     * Accepts or declines a proposal (with `reason`), for whoever may edit the guide, or any creator where it is a new
     * one, which becomes a draft of its author; or withdraws one's own. 409 with `revision` where it was changed since,
     * with `reason: "merge"` where the guide was changed in the same place.
     */
    decideProposal: {
      method: "POST",
      path: "/api/guides/{slug}/proposals/{id}",
      who: "creator",
      writes: "by-state",
      query: "proposalQuerySchema",
      body: "decideProposalBodySchema",
      reply: "decidedProposalResponseSchema",
      refuses: ["not-found", "conflict"],
    },
    /** Takes back what one proposed, as long as it is not decided. */
    withdrawProposal: {
      method: "POST",
      path: "/api/guides/{slug}/proposals/{id}/withdraw",
      who: "user",
      writes: "retraction",
      query: "proposalQuerySchema",
      body: "withdrawProposalBodySchema",
      reply: "decidedProposalResponseSchema",
      refuses: ["not-found", "conflict"],
    },
    /** Who may edit a guide besides its author and admins, for those who may. */
    listEditors: {
      method: "GET",
      path: "/api/guides/{slug}/editors",
      who: "creator",
      writes: "nothing",
      query: "proposalsQuerySchema",
      reply: "guideEditorsResponseSchema",
      refuses: ["not-found"],
    },
    /** Names the editors anew, all of them, ten at most; for the author and admins. 400 for who is no creator. */
    changeEditors: {
      method: "POST",
      path: "/api/guides/{slug}/editors",
      who: "creator",
      writes: "public",
      query: "proposalsQuerySchema",
      body: "guideEditorsBodySchema",
      reply: "guideEditorsResponseSchema",
      refuses: ["not-found"],
    },
  }),
  ...defineCalls(() => import("./tree-schema"), {
    /**
     * A text as its page would show it, with what is wrong with it: `rendered {nodes, toc, minutes, problems [{line,
     * message}]}`. Stores nothing; for whoever may write or propose guides, 5,000 times a day.
     */
    preview: {
      method: "POST",
      path: "/api/guides/preview",
      who: "user",
      writes: "nothing",
      body: "previewGuideBodySchema",
      reply: "previewResponseSchema",
    },
  }),
};
