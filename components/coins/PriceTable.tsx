import { PageLink } from "@/components/ui/PageLink";
import { costs, rewards } from "@/lib/coins/prices";
import classes from "./CoinsModal.module.css";

/** Where what is on the price list can be done. */
const pages: Readonly<Record<string, string>> = {
  approvedAnswer: "/hunting-help?sort=unanswered",
  buildRequest: "/hunting-help/new?kind=build-request",
  huntSupport: "/hunting-help/new?kind=hunt-support",
};

interface PriceTableProps {
  /** One of its links is followed. */
  onFollow?: () => void;
}

/** What earns coins and what they buy: the price list that the server charges by. */
export function PriceTable({ onFollow }: PriceTableProps) {
  return (
    <>
      <table className={`${classes.table} w-full text-14 leading-5`}>
        <caption>Rewards</caption>
        <thead>
          <tr>
            <th scope="col">Action</th>
            <th scope="col" className={classes.figure}>
              Coins Earned
            </th>
            <th scope="col">Frequency</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(rewards).map(([key, { action, coins, frequency }]) => (
            <tr key={action}>
              <th scope="row">
                <ActionName action={action} href={pages[key]} onClick={onFollow} />
              </th>
              <td className={classes.figure}>{coins}</td>
              <td>{frequency}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className={`${classes.table} w-full text-14 leading-5`}>
        <caption>Costs</caption>
        <thead>
          <tr>
            <th scope="col">Action</th>
            <th scope="col" className={classes.figure}>
              Coins Spent
            </th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(costs).map(([key, { action, coins }]) => (
            <tr key={action}>
              <th scope="row">
                <ActionName action={action} href={pages[key]} onClick={onFollow} />
              </th>
              <td className={classes.figure}>{coins}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface ActionNameProps {
  action: string;
  href: string | undefined;
  onClick: (() => void) | undefined;
}

function ActionName({ action, href, onClick }: ActionNameProps) {
  if (href === undefined) return action;
  return (
    <PageLink href={href} onClick={onClick}>
      {action}
    </PageLink>
  );
}
