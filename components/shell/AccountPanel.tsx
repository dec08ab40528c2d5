import "@mantine/core/styles/Menu.layer.css";
import { Loader, Menu, Skeleton } from "@mantine/core";
import {
  IconBell,
  IconBookmarks,
  IconBox,
  IconHelpCircle,
  IconInfoCircle,
  IconListCheck,
  IconLogout,
  IconSettings,
  IconShield,
} from "@tabler/icons-react";
import { CoinAmount } from "@/components/coins/CoinAmount";
import { callStartQuiz } from "@/components/daily/start-quiz";
import { formatUnread } from "@/components/notifications/format-unread";
import { PlayerAvatar } from "@/components/profiles/PlayerAvatar";
import { notifyError } from "@/components/ui/notify";
import { StaffBadge } from "@/components/ui/PersonName";
import { useAuthAction } from "@/hooks/account/use-auth-action";
import type { WatchedUserState } from "@/hooks/account/use-watched-user";
import type { DailyQuiz } from "@/hooks/daily/use-daily-quiz";
import { useTodayAnswer } from "@/hooks/daily/use-today-answer";
import type { Session } from "@/lib/firebase/identity";
import { boxPath } from "@/lib/site/box-paths";
import { isAdmin, isAdminOrCreator } from "@/lib/site/roles";
import { adminPath, getUserPath } from "@/lib/site/routes";
import { wishlistPath } from "@/lib/site/wiki-paths";
import { fallbackName } from "@/lib/users/display";

interface AccountPanelProps {
  session: Session;
  watched: WatchedUserState;
  quiz: DailyQuiz;
  /** Something was chosen that the menu should not cover. */
  onLeave(): void;
  onShowCoins(): void;
  onShowNotifications(): void;
}

const icon = { size: 18, stroke: 1.75, className: "text-dim", "aria-hidden": true } as const;

/** Menu of the avatar: profile, coin balance, notifications, daily quiz, own pages, logout. */
export function AccountPanel(props: AccountPanelProps) {
  const { session, watched, quiz, onLeave, onShowCoins, onShowNotifications } = props;
  const { user, email } = session;
  // The account's own name is used when the profile cannot be read.
  const name = watched.user?.displayName ?? (watched.failed ? (user.displayName ?? fallbackName) : null);
  const unread = watched.user?.unread ?? 0;

  return (
    <>
      <Menu.Item
        component="a"
        href={getUserPath(user.uid)}
        leftSection={
          <PlayerAvatar
            name={name ?? user.displayName}
            photoURL={watched.user?.photoURL ?? user.photoURL}
            icon={watched.user?.icon ?? null}
            size={40}
          />
        }
      >
        <span className="max-w-45 overflow-hidden text-ellipsis whitespace-nowrap block leading-5 font-semibold">
          {name ?? <Skeleton width={120} height={14} className="my-0.75" />}
          {name !== null && isAdminOrCreator(user) && <StaffBadge />}
        </span>
        <span className="max-w-45 overflow-hidden text-ellipsis whitespace-nowrap block text-12 leading-4.5 text-dim">
          {email}
        </span>
        <span className="visually-hidden">Your profile</span>
      </Menu.Item>
      <div className="flex items-center ps-3 text-14">
        <span className="flex-1">
          <Balance watched={watched} />
        </span>
        <Menu.Item className="w-auto" aria-label="About coins" title="About coins" onClick={onShowCoins}>
          <IconInfoCircle {...icon} />
        </Menu.Item>
      </div>
      <Menu.Divider />
      <QuizItem quiz={quiz} onOpen={onLeave} />
      {quiz.done && <QuizResult />}
      <Menu.Item
        leftSection={<IconBell {...icon} />}
        rightSection={
          unread > 0 && (
            <span className="min-w-5 px-1.5 rounded-full bg-signal text-(--on-signal) text-12 leading-5 font-semibold text-center">
              {formatUnread(unread)}
            </span>
          )
        }
        aria-label={unread > 0 ? `Notifications, ${formatUnread(unread)} unread` : undefined}
        onClick={onShowNotifications}
      >
        Notifications
      </Menu.Item>
      <Menu.Divider />
      {listLinks(user).map(({ label, href, Icon }) => (
        <Menu.Item key={href} component="a" href={href} leftSection={<Icon {...icon} />}>
          {label}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <LogoutItem />
    </>
  );
}

/** Pages that are one's own, or one's work. */
function listLinks(user: Session["user"]) {
  return [
    { label: "My builds", href: `${getUserPath(user.uid)}#builds`, Icon: IconBookmarks },
    { label: "My box", href: boxPath, Icon: IconBox },
    { label: "Wishlist", href: wishlistPath, Icon: IconListCheck },
    ...(isAdminOrCreator(user) ? [{ label: "Moderation", href: "/moderation", Icon: IconShield }] : []),
    ...(isAdmin(user) ? [{ label: "Administration", href: adminPath, Icon: IconSettings }] : []),
  ];
}

function Balance({ watched: { user, failed } }: { watched: WatchedUserState }) {
  if (user) return <CoinAmount coins={user.coins} />;
  if (failed) return <span className="text-12 leading-4 text-dim">Your coins could not be loaded.</span>;
  return <Skeleton width={88} />;
}

/** Starts today's quiz. The menu stays until the question is there: a notice says where there is none. */
function QuizItem({ quiz, onOpen }: { quiz: DailyQuiz; onOpen: () => void }) {
  return (
    <Menu.Item
      leftSection={<IconHelpCircle {...icon} />}
      rightSection={quiz.starting && <Loader size={16} />}
      disabled={quiz.done}
      aria-disabled={quiz.starting || undefined}
      closeMenuOnClick={false}
      onClick={() => !quiz.starting && callStartQuiz(quiz, onOpen)}
    >
      Daily Quiz
    </Menu.Item>
  );
}

/** When there is a next question, and the answer of today's with the page that shows it. */
function QuizResult() {
  const answer = useTodayAnswer();
  const words = answer?.question && answer.rightChoice && (
    <span className="text-pretty block text-12 leading-4 text-dim">
      {answer.question} <strong className="text-default">{answer.rightChoice}</strong>
    </span>
  );
  return (
    <>
      <Menu.Label>Done for today. Next question at 00:00 UTC.</Menu.Label>
      {words && !answer.page && <Menu.Label>{words}</Menu.Label>}
      {words && answer.page && (
        <Menu.Item component="a" href={answer.page}>
          {words} <span className="text-12 leading-4 text-signal">See why</span>
        </Menu.Item>
      )}
    </>
  );
}

function LogoutItem() {
  const { busy, run } = useAuthAction("sign-out");

  async function logout(): Promise<void> {
    const outcome = await run((identity) => identity.signOut());
    // Whoever sits here next is shown none of this person's notifications.
    if (outcome.ok) void import("@/lib/push/this-browser").then((browser) => browser.endSubscription());
    if (!outcome.ok && outcome.problem) void notifyError({ message: outcome.problem.message });
  }

  return (
    <Menu.Item
      leftSection={<IconLogout {...icon} />}
      rightSection={busy && <Loader size={16} />}
      aria-disabled={busy || undefined}
      closeMenuOnClick={false}
      onClick={() => !busy && logout()}
    >
      Logout
    </Menu.Item>
  );
}
