import { defineCalls } from "@/lib/http/contract";

/** Calls about what is earned once a day. */
export const dailyCalls = {
  ...defineCalls(() => import("./login-reward-schema"), {
    /** Claims the reward of the day: `message` is `OK` where it paid 5 coins now, else `Early`. */
    claimLoginReward: {
      method: "GET",
      path: "/api/user/login-reward",
      who: "user",
      writes: "own",
      reply: "loginRewardResponseSchema",
    },
  }),
  ...defineCalls(() => import("./quiz-schema"), {
    /** Today's question, `message: "OK"`; once it is answered, `message: "Early"` with `result`. */
    startQuiz: {
      method: "GET",
      path: "/api/user/quiz",
      who: "user",
      writes: "own",
      reply: "startQuizResponseSchema",
      refuses: ["quiz-unavailable"],
    },
    /**
     * Answers it: `message` is `OK`, which paid 10 coins, or `Wrong`, with the right index in the order shown as
     * `answer`; or `Early` with `result`. 409 where no question was assigned today.
     */
    answerQuiz: {
      method: "POST",
      path: "/api/user/quiz",
      who: "user",
      writes: "own",
      body: "submitQuizBodySchema",
      reply: "submitQuizResponseSchema",
      refuses: ["conflict", "quiz-unavailable"],
    },
  }),
};
