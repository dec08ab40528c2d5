import "@mantine/core/styles/Table.layer.css";
import { Table } from "@mantine/core";
import { PageLink } from "@/components/ui/PageLink";
import { costs, rewards } from "@/lib/coins/prices";
import classes from "./PriceTable.module.css";

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

/** Ways to earn coins and to spend them: the price list that the server charges by. */
export function PriceTable({ onFollow }: PriceTableProps) {
  return (
    <>
      <Table captionSide="top" className={classes.table}>
        <Table.Caption>Rewards</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Action</Table.Th>
            <Table.Th scope="col">Coins Earned</Table.Th>
            <Table.Th scope="col">Frequency</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {Object.entries(rewards).map(([key, { action, coins, frequency }]) => (
            <Table.Tr key={action}>
              <Table.Th scope="row">
                <ActionName action={action} href={pages[key]} onClick={onFollow} />
              </Table.Th>
              <Table.Td>{coins}</Table.Td>
              <Table.Td>{frequency}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Table captionSide="top" className={`${classes.table} mt-6`}>
        <Table.Caption>Costs</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Action</Table.Th>
            <Table.Th scope="col">Coins Spent</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {Object.entries(costs).map(([key, { action, coins }]) => (
            <Table.Tr key={action}>
              <Table.Th scope="row">
                <ActionName action={action} href={pages[key]} onClick={onFollow} />
              </Table.Th>
              <Table.Td>{coins}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
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
