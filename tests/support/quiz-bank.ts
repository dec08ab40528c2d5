import { type BankQuestion, choicesPerQuestion, quizBankSize } from "@/lib/catalog/quiz-question";

/** A bank whose right choices are easy to tell: `right 7`, and its place differs from question to question. */
export const testBank: ReadonlyMap<string, BankQuestion> = new Map(
  Array.from({ length: quizBankSize }, (_, index) => {
    const answer = index % choicesPerQuestion;
    const choices = Array.from({ length: choicesPerQuestion }, (_, place) =>
      place === answer ? `right ${index}` : `wrong ${index}.${place}`,
    );
    return [
      String(index),
      { id: String(index), question: `Question ${index}?`, choices, answer, page: null },
    ];
  }),
);
