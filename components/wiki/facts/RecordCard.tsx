import "@mantine/core/styles/Kbd.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import { Button, Kbd, Popover } from "@mantine/core";
import { useEffect, useId, useRef } from "react";
import { Name } from "@/components/game/Name";
import { useFetched } from "@/hooks/ui/use-fetched";
import { addCompared } from "@/lib/wiki/facts/compare-store";
import { loadRecordFacts } from "@/lib/wiki/facts/load-record-facts";
import {
  type ComparedKind,
  comparedKinds,
  findLinkedRecord,
  type RecordFacts,
} from "@/lib/wiki/facts/record-facts";
import { FactView } from "./FactView";
import { RecordMark } from "./RecordMark";

/** Most figures on a card. */
const maxFacts = 6;
/** How long a pointer may be on its way from the link to the card, in ms. */
const grace = 180;

interface RecordCardProps {
  link: HTMLAnchorElement;
  onClose(): void;
}

/** The card of the record that a link leads to. It stays while the pointer is on either, and Escape closes it. */
export function RecordCard({ link, onClose }: RecordCardProps) {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const ref = findLinkedRecord(link.getAttribute("href"));
  const { data: facts } = useFetched(ref && ["record-facts", ref.kind, ref.id], () =>
    ref ? loadRecordFacts(ref) : Promise.resolve(null),
  );
  const compared = facts && toCompared(facts);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onPointer = ({ target }: Event) => {
      clearTimeout(timer);
      const isOn = target instanceof Node && (link.contains(target) || card.current?.contains(target));
      if (!isOn && document.activeElement !== link) timer = setTimeout(onClose, grace);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") {
        // What is around the link stays open.
        event.stopPropagation();
        event.preventDefault();
        onClose();
      } else if (event.key === "c" && !event.ctrlKey && !event.metaKey && !event.altKey && compared) {
        if (document.activeElement === link || document.activeElement === document.body)
          addCompared(compared);
      }
    };
    document.addEventListener("pointerover", onPointer, { signal });
    document.addEventListener("keydown", onKey, { signal, capture: true });
    document.addEventListener("scroll", onClose, { signal, capture: true, passive: true });
    link.addEventListener("blur", onClose, { signal });
    link.addEventListener("click", onClose, { signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [link, onClose, compared]);

  useEffect(() => {
    if (!facts) return;
    link.setAttribute("aria-describedby", id);
    return () => link.removeAttribute("aria-describedby");
  }, [link, facts, id]);

  if (!facts) return null;
  const { top, left, width, height } = link.getBoundingClientRect();
  return (
    <Popover
      opened
      position="bottom-start"
      offset={6}
      width={300}
      withRoles={false}
      trapFocus={false}
      returnFocus={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      transitionProps={{ duration: 0 }}
      zIndex={500}
    >
      <Popover.Target>
        <span className="fixed pointer-events-none" style={{ top, left, width, height }} />
      </Popover.Target>
      <Popover.Dropdown ref={card} role="dialog" aria-label={facts.name} className="p-3 rounded-md">
        <div className="flex items-center gap-2.5">
          <RecordMark facts={facts} />
          <p className="min-w-0 leading-5">
            <strong>
              <Name entity={facts.kind} id={facts.id}>
                {facts.name}
              </Name>
            </strong>
            <span className="block text-13 text-dim">{facts.sort}</span>
          </p>
        </div>
        <div id={id}>
          {facts.lead && <p className="mt-2 text-13 leading-5">{facts.lead}</p>}
          <dl className="grid gap-y-1 gap-x-3 mt-2 text-13 leading-5 tabular-nums">
            {facts.facts
              .filter(({ isKey }) => isKey)
              .slice(0, maxFacts)
              .map(({ key, label, value }) => (
                <div key={key} className="flex justify-between gap-4">
                  <dt className="text-dim">{label}</dt>
                  <dd className="text-end">
                    <FactView value={value} />
                  </dd>
                </div>
              ))}
          </dl>
        </div>
        {compared && (
          <Button
            size="xs"
            className="mt-2.5"
            onClick={() => addCompared(compared)}
            rightSection={<Kbd>C</Kbd>}
          >
            Add to comparison
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

function toCompared({ kind, id, name }: RecordFacts) {
  const known: ComparedKind | undefined = comparedKinds.find((each) => each === kind);
  return known && { kind: known, id, name };
}
