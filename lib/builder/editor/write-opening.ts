import { type Opening, type OpeningKey, planSeparator, separator } from "./opening";

/** The query of an address, as `skill=attack-boost.5`, that `readOpening` reads back. */
export function toOpeningQuery(opening: Opening): string {
  const [key, value] = writeOpening(opening);
  return new URLSearchParams({ [key]: value }).toString();
}

/** Address of the builder with an opening. */
export function toOpeningPath(opening: Opening): string {
  return `/builder?${toOpeningQuery(opening)}`;
}

function writeOpening(opening: Opening): [OpeningKey, string] {
  switch (opening.kind) {
    case "use-weapon":
      return ["weapon", opening.id];
    case "use-armor":
      return ["armor", opening.id];
    case "use-set":
      return ["set", opening.ids.join(separator)];
    case "use-decoration":
      return ["decoration", opening.id];
    case "use-charm":
      return ["charm", opening.id];
    case "skill-target":
      return ["skill", [opening.id, opening.level].filter((part) => part !== undefined).join(separator)];
    case "target":
      return ["hunt", opening.monster];
    case "plan": {
      const skills = opening.skills.map(({ id, level }) => `${id}${separator}${level}`);
      return ["plan", [opening.weapon ?? "", opening.monster ?? "", ...skills].join(planSeparator)];
    }
  }
}
