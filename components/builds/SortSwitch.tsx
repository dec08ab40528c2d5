import { RadioGroup } from "@/components/ui/RadioGroup";

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
  return (
    <RadioGroup<Order>
      label="Sort by"
      isLabelHidden
      look="segments"
      options={orders}
      value={value}
      onChange={onChange}
    />
  );
}
