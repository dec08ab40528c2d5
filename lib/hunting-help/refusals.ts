import { defineRefusals, tellReason } from "@/lib/http/refusals";
import {
  maxAnswers,
  maxAnswersPerAccount,
  maxCommentsPerAccount,
  maxEdits,
  maxInvited,
  maxSeatsPerAccount,
} from "./rules";

/** Refusals of calls about requests and answers. */
export const refuseHelp = defineRefusals({
  "no-request": ["not-found", "This request does not exist or was removed."],
  "no-answer": ["not-found", "This answer does not exist or was removed."],
  price: [
    "payment-required",
    ({ price, balance }: { price: number; balance: number }) =>
      `This costs ${price} coins and you have ${balance}.`,
  ],
  "no-comment": ["not-found", "This comment does not exist or was removed."],
  "not-commenter": ["forbidden", "This comment belongs to someone else."],
  "no-helper": ["not-found", "This hunter cannot be invited."],
  "not-answerer": ["forbidden", "This answer belongs to someone else."],
  "own-content": ["forbidden", "You cannot moderate what you wrote."],
  /** With the `version` that is stored. */
  changed: ["conflict", "This was changed elsewhere. Nothing was saved. Reload it and edit it again."],
  "taken-down": ["conflict", (reason: string) => `A moderator removed this: ${reason}`],
  "posted-before": ["conflict", "This request was posted before and has been removed since."],
  "request-edits": ["conflict", `A request can be edited ${maxEdits} times.`],
  "answer-edits": ["conflict", `An answer can be edited ${maxEdits} times.`],
  "marked-out": ["conflict", "This answer has all the marks that it can have."],
  ...tellReason({
    "marked-from-here": ["forbidden", "Somebody on your network wrote or marked this answer."],
    "own-request-helpful": ["forbidden", "This is your request: approve the answer, or say thanks."],
    answered: ["conflict", "You have answered this request already. Edit your answer instead."],
    full: ["conflict", `This request has ${maxAnswers} answers already.`],
    "answered-often": ["conflict", `You have answered this request ${maxAnswersPerAccount} times already.`],
    "invited-out": ["conflict", `You can invite ${maxInvited} hunters to answer a request.`],
    "comments-full": ["conflict", "There are as many comments here as there can be."],
    "commented-often": ["conflict", `You have commented here ${maxCommentsPerAccount} times today.`],
    approved: ["conflict", "An approved answer stays."],
    /** With `ref`, the path of the text that stands. */
    repeated: ["conflict", "You posted the same text a short while ago."],
  }),
});

/** Refusals by the state of a request (`request-state.ts`). */
export const refuseStep = defineRefusals(
  tellReason({
    "not-asker": ["forbidden", "Only the hunter who asked can do that."],
    "own-request": ["forbidden", "You cannot answer your own request."],
    "own-answer": ["forbidden", "You cannot approve, thank or mark your own answer."],
    solved: ["conflict", "This request has already been solved."],
    expired: ["conflict", "This request has expired."],
    withdrawn: ["conflict", "This request was withdrawn."],
    closed: ["conflict", "A moderator closed this request."],
    "not-due": ["conflict", "This request has not expired yet."],
  }),
);

/** Refusals of calls about hunts that look for hunters. */
export const refuseHunt = defineRefusals({
  "no-hunt": ["not-found", "This hunt is over or was called off."],
  // What the seats of a hunt refuse (`seat-state.ts`).
  ...tellReason({
    "own-hunt": ["conflict", "This is your own hunt."],
    full: ["conflict", "This party is full."],
    "crossplay-off": [
      "conflict",
      "Crossplay is off for this hunt. It takes hunters of the same platform only.",
    ],
    "turned-down": ["conflict", "The host turned you down. You cannot join this hunt."],
    "joined-often": ["conflict", "You have joined and left this hunt too often."],
    "many-asking": ["conflict", "Too many hunters are waiting for an answer here. Try another hunt."],
    network: ["conflict", "Other accounts of your network are in this hunt already."],
    "not-asking": ["conflict", "This hunter is no longer asking to join."],
    "not-in": ["conflict", "This hunter is not in the party."],
    "many-seats": ["conflict", `You are in ${maxSeatsPerAccount} hunts already. Leave one first.`],
    empty: ["conflict", "Nobody is in yet."],
  }),
});
