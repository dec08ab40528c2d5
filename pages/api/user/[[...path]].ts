import { accountDataCalls } from "@/lib/account-data/api";
import { deleteAccount } from "@/lib/account-data/delete-account.server";
import { exportAccount } from "@/lib/account-data/export-account.server";
import { createRoutes } from "@/lib/api/create-routes.server";
import { requireSameAccount } from "@/lib/auth/verify-token.server";
import { boxCalls } from "@/lib/box/api";
import { syncBox } from "@/lib/box/sync-box.server";
import { quizBank } from "@/lib/catalog/read-quiz-bank.server";
import { coinCalls } from "@/lib/coins/api";
import { listEntries } from "@/lib/coins/list-entries.server";
import { dailyCalls } from "@/lib/daily/api";
import { claimLoginReward } from "@/lib/daily/claim-login-reward.server";
import { startQuiz } from "@/lib/daily/start-quiz.server";
import { submitQuiz } from "@/lib/daily/submit-quiz.server";
import { digestCalls, digestOffCalls } from "@/lib/digest/api";
import { digestOffHandler } from "@/lib/digest/serve-off.server";
import { readDigest, setDigest } from "@/lib/digest/set-digest.server";
import { getAdminAuth } from "@/lib/firebase/admin.server";
import { followCalls } from "@/lib/follows/api";
import { collectNews } from "@/lib/follows/collect-news.server";
import { follow, listFollows } from "@/lib/follows/follow.server";
import { ownAppealCalls } from "@/lib/moderation/appeals/api";
import { listOwnDecisions } from "@/lib/moderation/appeals/read-decisions.server";
import { sendAppeal } from "@/lib/moderation/appeals/send-appeal.server";
import { notificationCalls } from "@/lib/notifications/api";
import { listNotifications } from "@/lib/notifications/list-notifications.server";
import { markNotifications } from "@/lib/notifications/mark-notifications.server";
import { setMutedKinds } from "@/lib/notifications/set-muted-kinds.server";
import { changeName } from "@/lib/profile-page/change-name.server";
import { chooseIcon, readOwnIcons } from "@/lib/profile-page/choose-icon.server";
import { openSession } from "@/lib/profile-page/open-session.server";
import { welcomeAccount } from "@/lib/profile-page/welcome-account.server";
import { iconCalls } from "@/lib/profiles/api";
import { deviceCalls } from "@/lib/push/api";
import { addDevice, listDevices, removeDevice } from "@/lib/push/devices.server";
import { playerBlockCalls } from "@/lib/reports/api";
import { blockPlayer, listBlockedPlayers } from "@/lib/reports/block-player.server";
import { userCalls } from "@/lib/users/api";
import { getProfile } from "@/lib/users/get-profile.server";
import { hashNetwork, markNetwork } from "@/lib/users/network-marks.server";

export const config = { api: { bodyParser: false } };

/** All below `/api/user`: what several features have of an account lies under one address. */
const calls = {
  ...userCalls,
  ...iconCalls,
  ...coinCalls,
  ...dailyCalls,
  ...notificationCalls,
  ...playerBlockCalls,
  ...ownAppealCalls,
  ...followCalls,
  ...deviceCalls,
  ...digestCalls,
  ...boxCalls,
  ...accountDataCalls,
};

export default createRoutes(
  calls,
  {
    readProfile: {
      run: ({ query, dependencies }) => getProfile(dependencies, query.uid),
      cache: "public, max-age=60, s-maxage=2",
    },
    openSession: async ({ actor, dependencies, network }) => {
      const { user, ...reply } = await openSession(dependencies, actor);
      await markNetwork(dependencies, actor.uid, network());
      const balance = await welcomeAccount(dependencies, actor, hashNetwork(network()));
      await collectNews(dependencies, actor.uid);
      return { ...reply, user: { ...user, coins: balance ?? user.coins } };
    },
    changeName: async ({ actor, body, dependencies }) =>
      changeName({ ...dependencies, auth: await getAdminAuth() }, actor, body),
    listIcons: ({ actor, dependencies }) => readOwnIcons(dependencies, actor),
    chooseIcon: ({ actor, body, dependencies }) => chooseIcon(dependencies, actor, body),
    listEntries: ({ actor, query, dependencies }) => listEntries(dependencies, actor, query),
    claimLoginReward: ({ actor, dependencies }) => claimLoginReward(dependencies, actor),
    startQuiz: ({ actor, dependencies }) => startQuiz({ ...dependencies, bank: quizBank }, actor),
    answerQuiz: async ({ actor, token, body, dependencies }) => {
      await requireSameAccount(body.idToken, token, actor.uid);
      const submission = { questionId: body.quiz[0].id, choice: body.answers[0] };
      return submitQuiz({ ...dependencies, bank: quizBank }, actor, submission);
    },
    listNotifications: async ({ actor, query, dependencies }) => {
      if (query.cursor === undefined) {
        await actor.confirmed;
        await collectNews(dependencies, actor.uid);
      }
      return listNotifications(dependencies, actor, query.cursor);
    },
    markNotifications: ({ actor, body, dependencies }) => markNotifications(dependencies, actor, body),
    muteKinds: ({ actor, body, dependencies }) => setMutedKinds(dependencies, actor, body),
    listBlockedPlayers: ({ actor, dependencies }) => listBlockedPlayers(dependencies, actor),
    blockPlayer: ({ actor, body, dependencies }) => blockPlayer(dependencies, actor, body),
    listFollows: ({ actor, dependencies }) => listFollows(dependencies, actor),
    follow: ({ actor, body, dependencies }) => follow(dependencies, actor, body),
    listDevices: ({ actor, dependencies }) => listDevices(dependencies, actor),
    addDevice: ({ actor, body, dependencies }) => addDevice(dependencies, actor, body),
    removeDevice: ({ actor, body, dependencies }) => removeDevice(dependencies, actor, body),
    readDigest: ({ actor, dependencies }) => readDigest(dependencies, actor),
    setDigest: ({ actor, body, dependencies }) => setDigest(dependencies, actor, body),
    listDecisions: ({ actor, dependencies }) => listOwnDecisions(dependencies, actor),
    sendAppeal: ({ actor, query: { id }, body, dependencies }) =>
      sendAppeal(dependencies, actor, { id, ...body }),
    syncBox: {
      run: ({ actor, body, dependencies }) => syncBox(dependencies, actor, body),
      // Up to 2,000 entries of what a hunter owns.
      maxBody: 512 * 1024,
      limit: { burst: 60, perMinute: 30 },
    },
    exportAccount: {
      run: async ({ actor, dependencies }) =>
        exportAccount({ ...dependencies, auth: await getAdminAuth() }, actor),
      // Reads everything a person owns, so a few in a row are enough.
      limit: { burst: 5, perMinute: 1 },
    },
    deleteAccount: {
      run: async ({ actor, dependencies }) => {
        await actor.confirmed;
        return deleteAccount({ ...dependencies, auth: await getAdminAuth() }, actor.uid, actor.uid);
      },
      maxSignInAge: 300,
    },
  },
  { [digestOffCalls.turnOff.path]: digestOffHandler },
);
