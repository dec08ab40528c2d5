import type { PersonalDocuments } from "@/lib/publishing/personal-documents.server";
import { appealDocumentSchema } from "./fields";

/** Appeals that name a person: their own go with them, and of those that they judged or were judged about the name goes. */
export const personalAppeals: PersonalDocuments = {
  listOf: (db, uid) => db.collection("appeals").where("people", "array-contains", uid),
  async erase(_, document, uid) {
    const {
      uid: owner,
      partners,
      people,
      decidedBy,
      judgedBy,
      claim,
    } = appealDocumentSchema.parse(document.data());
    if (owner === uid) {
      await document.ref.delete();
      return true;
    }
    await document.ref.update({
      partners: partners.filter((each) => each !== uid),
      people: people.filter((each) => each !== uid),
      decidedBy: decidedBy === uid ? null : decidedBy,
      judgedBy: judgedBy === uid ? null : judgedBy,
      claim: claim?.by === uid ? null : claim,
    });
    return false;
  },
  // Who decided and judged, and who else made it, is about others.
  toExported: (fields, _, uid) => {
    if (fields.uid !== uid) return null;
    const {
      partners: _partners,
      people: _people,
      decidedBy: _by,
      judgedBy: _judge,
      claim: _claim,
      ...own
    } = fields;
    return own;
  },
};
