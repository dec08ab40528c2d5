import { Button } from "@mantine/core";
import { Card } from "@/components/ui/Card";
import { Note } from "@/components/ui/Note";
import { callLeaveHunt } from "@/hooks/hunting-help/hunt-actions";
import { useMutation } from "@/hooks/ui/use-mutation";
import { formatClock, formatStart } from "@/lib/hunting-help/format-help";
import type { SeatState } from "@/lib/hunting-help/hunt/hunt-kinds";
import type { JoinedHunt, OwnSearchResponse } from "@/lib/hunting-help/hunt/hunt-schema";
import { PartyPanel } from "./PartyPanel";

interface OwnSeatsProps {
  joined: readonly JoinedHunt[];
  now: string;
  timeZone: string;
  onChanged(own: OwnSearchResponse): void;
}

/** The hunts of others that one asked to join; the IDs of the party once one is in. */
export function OwnSeats({ joined, now, timeZone, onChanged }: OwnSeatsProps) {
  const leaving = useMutation(callLeaveHunt, "Your seat could not be given back.", { onSuccess: onChanged });
  return (
    <Card title="Your seats">
      <ul className="grid gap-4 mt-3">
        {joined.map(({ search, state, party }) => (
          <li key={search.hunt} className="grid gap-2">
            <div>
              <h3 className="text-15 leading-6 font-semibold wrap-anywhere">
                {[search.questName, search.monsterName].filter(Boolean).join(", ")}
              </h3>
              <p className="text-14 leading-5 text-dim tabular-nums">
                {`${search.author.displayName} hosts · ${formatStart(search.startsAt, now)}, `}
                <time dateTime={search.startsAt}>{formatClock(search.startsAt, now, timeZone)}</time>
                {timeZone === "UTC" && " UTC"}
              </p>
            </div>
            <p role="status" className={`text-14 leading-5 ${state === "accepted" ? "text-good" : ""}`}>
              {formatState(state, party?.isOn ?? false)}
            </p>
            {party && <PartyPanel party={party} />}
            {(state === "asked" || state === "accepted") && (
              <Button
                fullWidth
                disabled={leaving.busy}
                onClick={() => void leaving.run(search.author.uid, search.hunt)}
              >
                {state === "asked" ? "Stop asking" : "Leave"}{" "}
                <span className="visually-hidden">{search.author.displayName}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {leaving.problem && (
        <Note tone="bad" role="alert" className="mt-3">
          {leaving.problem}
        </Note>
      )}
    </Card>
  );
}

function formatState(state: SeatState, isOn: boolean): string {
  if (state === "accepted") return isOn ? "It is on. Join the lobby." : "You are in.";
  if (state === "asked") return "Waiting for the host.";
  return state === "declined" ? "The host chose other hunters." : "The host took you out of the party.";
}
