import { Button } from "@mantine/core";
import { Note } from "@/components/ui/Note";
import { ProfileIcon } from "@/components/ui/ProfileIcon";
import { type ProfileIconId, profileIcons } from "@/lib/profiles/icons";
import { formatNumber } from "@/lib/text/format";

interface PurchaseFormProps {
  icon: ProfileIconId;
  /** Whole coins. */
  price: number;
  /** Balance of the person. */
  coins: number;
  busy: boolean;
  /** Why the last attempt failed. */
  problem: string | null;
  onBuy(): void;
  onCancel(): void;
}

/** Asks before coins are spent: with the balance before and after. */
export function PurchaseForm({ icon, price, coins, busy, problem, onBuy, onCancel }: PurchaseFormProps) {
  const { name } = profileIcons[icon];
  const rest = coins - price;
  const lines = [
    ["Balance", formatNumber(coins)],
    ["Price", `−${formatNumber(price)}`],
    ["Balance after", rest < 0 ? `${formatNumber(-rest)} short` : formatNumber(rest)],
  ] as const;
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4">
        <ProfileIcon id={icon} size={64} />
        <h3 className="text-17">Unlock {name}?</h3>
      </div>
      <dl className="grid gap-1.5 text-14 leading-5 tabular-nums">
        {lines.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-dim">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {rest < 0 && (
        <Note tone="warn">Not enough coins. Earn more with the daily reward, the quiz and Hunting Help.</Note>
      )}
      <div role="alert" className="text-14 text-bad">
        {problem}
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button data-autofocus aria-disabled={busy} onClick={onCancel}>
          Back
        </Button>
        {rest >= 0 && (
          <Button variant="filled" loading={busy} onClick={onBuy}>
            Unlock for {formatNumber(price)} coins
          </Button>
        )}
      </div>
    </div>
  );
}
