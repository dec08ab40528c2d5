import { jsonType, servePublicFiles } from "@/lib/http/serve-public-file.server";
import { getRecordFacts } from "@/lib/wiki/facts/get-record-facts.server";
import { factKinds } from "@/lib/wiki/facts/record-facts";

export const config = { api: { bodyParser: false } };

/** What counts of one weapon, armor piece, skill, monster or item: its card and comparisons request it. */
export default servePublicFiles(
  (query) => {
    const kind = factKinds.find((each) => each === query.kind);
    const facts = kind && getRecordFacts({ kind, id: String(query.id) });
    return (
      facts && {
        key: `${facts.kind}/${facts.id}`,
        file: () => ({ type: jsonType, text: JSON.stringify(facts) }),
      }
    );
  },
  { notFound: "There is no such weapon, armor piece, skill, monster or item." },
);
