import { ActionIcon, Button, Skeleton } from "@mantine/core";
import { IconInfoCircle, IconLogout } from "@tabler/icons-react";
import { CoinAmount } from "@/components/coins/CoinAmount";
import { DailyQuizButton } from "@/components/daily/DailyQuizButton";
import { TodayAnswer } from "@/components/daily/TodayAnswer";
import { NotificationsButton } from "@/components/notifications/NotificationsButton";
import { PlayerAvatar } from "@/components/profiles/PlayerAvatar";
import { notifyError } from "@/components/ui/notify";
import { PageLink } from "@/components/ui/PageLink";
import { useAuthAction } from "@/hooks/account/use-auth-action";
import type { WatchedUserState } from "@/hooks/account/use-watched-user";
import type { DailyQuiz } from "@/hooks/daily/use-daily-quiz";
import type { Session } from "@/lib/firebase/identity";
import { isAdmin, isAdminOrCreator } from "@/lib/site/roles";
import { getUserPath, type SiteLink } from "@/lib/site/routes";
import { wishlistPath } from "@/lib/site/wiki-paths";
import { fallbackName } from "@/lib/users/display";
import classes from "./AccountPanel.module.css";

interface AccountPanelProps {
  session: Session;
  watched: WatchedUserState;
  quiz: DailyQuiz;
  /** Something was chosen that the panel should not cover. */
  onLeave(): void;
  onShowCoins(): void;
  onShowNotifications(): void;
}

/** What the avatar opens: profile, coin balance, notifications, daily quiz, logout. */
export function AccountPanel(props: AccountPanelProps) {
  const { session, watched, quiz, onLeave, onShowCoins, onShowNotifications } = props;
  const { user, email } = session;
  // The account's own name is used when the profile cannot be read.
  const name = watched.user?.displayName ?? (watched.failed ? (user.displayName ?? fallbackName) : null);

  return (
    <>
      <PageLink
        href={getUserPath(user.uid)}
        className={`${classes.profile} flex items-center gap-3 py-3 px-4 text-default`}
        onClick={onLeave}
      >
        <PlayerAvatar
          name={name ?? user.displayName}
          photoURL={watched.user?.photoURL ?? user.photoURL}
          icon={watched.user?.icon ?? null}
          size={40}
        />
        <span className="grid min-w-0">
          {name === null ? (
            <Skeleton className={classes.namePlaceholder} />
          ) : (
            <span className={`${classes.name} leading-5 font-semibold`}>{name}</span>
          )}
          <span className={`${classes.email} text-12 leading-4.5 text-dim`}>{email}</span>
          <span className="visually-hidden">Your profile</span>
        </span>
      </PageLink>
      <div className={`${classes.balance} min-h-11 flex items-center justify-between`}>
        <Balance watched={watched} />
        <ActionIcon aria-label="About coins" size={36} onClick={onShowCoins}>
          <IconInfoCircle size={18} aria-hidden="true" />
        </ActionIcon>
      </div>
      <NotificationsButton unread={watched.user?.unread ?? null} onOpen={onShowNotifications} />
      <div className={`${classes.actions} grid gap-1 p-3`}>
        <DailyQuizButton quiz={quiz} onOpen={onLeave} fullWidth />
        {quiz.done && (
          <div className={`${classes.note} text-12 leading-4 text-dim`}>
            <p>Done for today. Next question at 00:00 UTC.</p>
            <TodayAnswer onLeave={onLeave} />
          </div>
        )}
        <ul className="grid gap-1">
          {listLinks(user).map(({ label, href }) => (
            <li key={href}>
              <PageLink href={href} className={classes.link} onClick={onLeave}>
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
        <LogoutButton />
      </div>
    </>
  );
}

/** Pages that are one's own, or one's work. */
function listLinks(user: Session["user"]): readonly SiteLink[] {
  return [
    { label: "My builds", href: `${getUserPath(user.uid)}#builds` },
    { label: "Wishlist", href: wishlistPath },
    ...(isAdminOrCreator(user) ? [{ label: "Moderation", href: "/moderation" }] : []),
    ...(isAdmin(user) ? [{ label: "Administration", href: "/admin" }] : []),
  ];
}

function Balance({ watched: { user, failed } }: { watched: WatchedUserState }) {
  if (user) return <CoinAmount coins={user.coins} />;
  if (failed)
    return (
      <span className={`${classes.note} text-12 leading-4 text-dim`}>Your coins could not be loaded.</span>
    );
  return <Skeleton className={classes.balancePlaceholder} />;
}

function LogoutButton() {
  const { busy, run } = useAuthAction("sign-out");

  async function logout(): Promise<void> {
    const outcome = await run((identity) => identity.signOut());
    if (!outcome.ok && outcome.problem) void notifyError({ message: outcome.problem.message });
  }

  return (
    <Button variant="subtle" fullWidth loading={busy} onClick={logout}>
      <IconLogout size={16} aria-hidden="true" />
      Logout
    </Button>
  );
}
