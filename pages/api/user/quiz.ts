import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { requireSameAccount } from "@/lib/auth/verify-token.server";
import { quizBank } from "@/lib/catalog/read-quiz-bank.server";
import {
  startQuizResponseSchema,
  submitQuizBodySchema,
  submitQuizResponseSchema,
} from "@/lib/daily/quiz-schema";
import { startQuiz } from "@/lib/daily/start-quiz.server";
import { submitQuiz } from "@/lib/daily/submit-quiz.server";

export const config = { api: { bodyParser: false } };

/** The daily quiz: GET gives today's question, POST answers it. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "own",
    response: startQuizResponseSchema,
    run: ({ actor, dependencies }) => startQuiz({ ...dependencies, bank: quizBank }, actor),
  }),
  POST: createUserEndpoint({
    writes: "own",
    body: submitQuizBodySchema,
    response: submitQuizResponseSchema,
    run: async ({ actor, token, body, dependencies }) => {
      await requireSameAccount(body.idToken, token, actor.uid);
      const submission = { questionId: body.quiz[0].id, choice: body.answers[0] };
      return submitQuiz({ ...dependencies, bank: quizBank }, actor, submission);
    },
  }),
});
