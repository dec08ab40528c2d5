import { useId } from "react";
import classes from "./SortSwitch.module.css";

const orders = [
  { value: "newest", label: "Newest" },
  { value: "liked", label: "Most liked" },
] as const;
type Order = (typeof orders)[number]["value"];

interface SortSwitchProps {
  value: Order;
  onChange(value: Order): void;
}

/** Which builds come first. */
export function SortSwitch({ value, onChange }: SortSwitchProps) {
  const name = useId();
  return (
    <fieldset className={classes.switch}>
      <legend className="visually-hidden">Sort by</legend>
      {orders.map((order) => (
        <label key={order.value}>
          <input
            type="radio"
            name={name}
            checked={order.value === value}
            onChange={() => onChange(order.value)}
          />
          {order.label}
        </label>
      ))}
    </fieldset>
  );
}
