import { Button } from "@mantine/core";
import { Card } from "@/components/ui/Card";
import { Note } from "@/components/ui/Note";
import { changeSeat, endSearch, startHunt } from "@/hooks/hunting-help/hunt-actions";
import { useMutation } from "@/hooks/ui/use-mutation";
import type { SeatAction } from "@/lib/hunting-help/hunt/hunt-kinds";
import type { HuntSearch, OwnSearchResponse, Party } from "@/lib/hunting-help/hunt/hunt-schema";
import { HunterLine, PartyPanel } from "./PartyPanel";
import { SearchItem } from "./SearchItem";

interface OwnHuntProps {
  search: HuntSearch;
  party: Party;
  asked: OwnSearchResponse["asked"];
  now: string;
  timeZone: string;
  onChanged(own: OwnSearchResponse): void;
}

/** The hunt that one hosts: who asks, who is in, and its end. Large targets, for one thumb. */
export function OwnHunt({ search, party, asked, now, timeZone, onChanged }: OwnHuntProps) {
  const { hunt } = search;
  const change = useMutation(
    (uid: string, action: SeatAction) => changeSeat(hunt, uid, action),
    "The seat could not be changed.",
    { onSuccess: onChanged },
  );
  const starting = useMutation(() => startHunt(hunt), "The party could not be told.", {
    onSuccess: onChanged,
  });
  const ending = useMutation(endSearch, "Your hunt could not be ended.", { onSuccess: onChanged });
  const problem = change.problem ?? starting.problem ?? ending.problem;
  const isFull = search.players.length >= search.seats;
  return (
    <Card title="Your hunt">
      <ul className="mt-3">
        <SearchItem search={search} now={now} timeZone={timeZone} />
      </ul>
      <div className="grid gap-3 mt-3">
        <section aria-labelledby="asking-title">
          <h3 id="asking-title" className="text-15 leading-6 font-semibold">
            Asking to join
          </h3>
          {asked.length === 0 ? (
            <p className="text-14 leading-5 text-dim">
              {isFull ? "Your party is full." : "Nobody yet. This page looks every 20 seconds."}
            </p>
          ) : (
            <ul className="grid gap-1.5 mt-1">
              {asked.map(({ author, platform }) => (
                <HunterLine
                  key={author.uid}
                  member={{ author, platform }}
                  tools={
                    <>
                      <Button
                        variant="light"
                        disabled={isFull || change.busy}
                        onClick={() => void change.run(author.uid, "accept")}
                      >
                        Accept <span className="visually-hidden">{author.displayName}</span>
                      </Button>
                      <Button disabled={change.busy} onClick={() => void change.run(author.uid, "decline")}>
                        Decline <span className="visually-hidden">{author.displayName}</span>
                      </Button>
                    </>
                  }
                />
              ))}
            </ul>
          )}
        </section>
        <section aria-labelledby="party-title" className="grid gap-2">
          <h3 id="party-title" className="text-15 leading-6 font-semibold">
            Your party
          </h3>
          <PartyPanel
            party={party}
            renderTools={({ author }) => (
              <Button disabled={change.busy} onClick={() => void change.run(author.uid, "remove")}>
                Remove <span className="visually-hidden">{author.displayName}</span>
              </Button>
            )}
          />
        </section>
        {problem && (
          <Note tone="bad" role="alert">
            {problem}
          </Note>
        )}
        {party.isOn ? (
          <p role="status" className="text-14 leading-5 text-good">
            Your party knows that the hunt is on.
          </p>
        ) : (
          search.players.length > 0 && (
            <Button
              size="md"
              variant="filled"
              fullWidth
              loading={starting.busy}
              onClick={() => void starting.run()}
            >
              It is on: tell the party
            </Button>
          )
        )}
        <Button size="md" fullWidth loading={ending.busy} onClick={() => void ending.run()}>
          Stop looking
        </Button>
      </div>
    </Card>
  );
}
