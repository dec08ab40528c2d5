import { costs, rewards } from "@/lib/coins/prices";
import classes from "./CoinsModal.module.css";

/** What earns coins and what they buy: the price list that the server charges by. */
export function PriceTable() {
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
          {Object.values(rewards).map(({ action, coins, frequency }) => (
            <tr key={action}>
              <th scope="row">{action}</th>
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
          {Object.values(costs).map(({ action, coins }) => (
            <tr key={action}>
              <th scope="row">{action}</th>
              <td className={classes.figure}>{coins}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
