import { describe, expect, test } from "vitest";
import MonsterPage, { getStaticProps } from "@/pages/wiki/hitzones/[id]";
import { htmlText, pageHtml } from "../../../support/page-html";

/** Figures read from the data by hand: they change only when the game does. */
const pinned: readonly [monster: string, what: string, words: string][] = [
  [
    "rathalos",
    "head, normal",
    "Head R red 500 65 , best 70 , best 60 , best 0 15 , best 20 , best 15 , best 30 , best 100 , best",
  ],
  ["rathalos", "weak point of no part", "Weak point, on any part 70 75 70 0 15 20 15 30 0"],
  [
    "xu-wu",
    "mouth",
    "Mouth R red 200 100 , best 100 , best 70 , best 15 , best 10 , best 15 , best 45 , best 0 0",
  ],
  [
    "omega-planetes",
    "rear power unit",
    "Rear Power Unit G green 300 75 , best 100 , best 10 0 5 15 5 , best 30 , best 30",
  ],
  ["uth-duna", "hidden veil", "Veil: Head (Right) not listed O orange 130 90 60 60 0 0 25 0 0 0"],
  [
    "mizutsune",
    "claw without extract",
    "Left Claw no extract 300 24 24 10 5 0 30 , best 15 , best 30 , best 0",
  ],
  ["gogmazios", "stun thresholds", "★ ☆☆ Weak 2,250 500 3,750"],
  ["chatacabra", "poison thresholds", "Poison ★★★ Strong 100 90 370"],
  ["rathalos", "ruby, target column 4", "Rathalos Ruby 100%"],
  ["rathalos", "plate by carving the tail", "Rathalos Tail 80% Rath Medulla 13% Rathalos Ruby 7%"],
  ["gogmazios", "armament", "Mutated Armament ×4 100%"],
  [
    "rey-dau",
    "crowns",
    "Small gold crown up to 1,851.4 cm Large silver crown from 2,365.7 cm Large gold crown from 2,530.2 cm",
  ],
  ["zoh-shia", "fixed size", "Usual size 4,623.6 cm Crowns none: its size never changes"],
  ["bulaqchi", "form 1", "Head R red 15 75 75 65 50 50 50 50 50 100 , best"],
];

describe("figures that were read by hand", () => {
  test.each(pinned)("%s: %s", async (id, _, words) => {
    const html = await pageHtml(MonsterPage, getStaticProps, `/wiki/hitzones/${id}`, { id });
    expect(htmlText(html)).toContain(words);
  });
});
