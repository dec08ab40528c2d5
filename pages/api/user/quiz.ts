import { createHandler } from "@/lib/api/create-handler.server";
import { systemDependencies } from "@/lib/api/dependencies.server";
import { idempotentLimit } from "@/lib/api/limits";
import { requireSameAccount } from "@/lib/auth/verify-token.server";
import { quizBank } from "@/lib/catalog/quiz-bank.server";
import { startQuizResponseSchema, submitQuizBodySchema, submitQuizResponseSchema } from "@/lib/quiz/schema";
import { startQuiz } from "@/lib/quiz/start-quiz.server";
import { submitQuiz } from "@/lib/quiz/submit-quiz.server";

export const config = { api: { bodyParser: false } };

/** The daily quiz: GET gives today's question, POST answers it. */
export default createHandler({
  GET: {
    auth: "user",
    checkRevoked: true,
    limit: idempotentLimit,
    response: startQuizResponseSchema,
    run: async ({ actor }) => startQuiz({ ...(await systemDependencies()), bank: quizBank }, actor),
  },
  POST: {
    auth: "user",
    checkRevoked: true,
    limit: idempotentLimit,
    body: submitQuizBodySchema,
    response: submitQuizResponseSchema,
    run: async ({ actor, token, body }) => {
      await requireSameAccount(body.idToken, token, actor.uid);
      const submission = { questionId: body.quiz[0].id, choice: body.answers[0] };
      return submitQuiz({ ...(await systemDependencies()), bank: quizBank }, actor, submission);
    },
  },
});
