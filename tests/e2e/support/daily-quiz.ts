import { expect, type Locator } from "@playwright/test";
import { choicesPerQuestion } from "@/lib/catalog/quiz-question";
import { quizBank } from "@/lib/catalog/read-quiz-bank.server";
import { startQuizResponseSchema } from "@/lib/daily/quiz-schema";
import { callApi } from "../../support/api";

/** The choice that the bank holds for right, as the page words it. */
export function rightChoiceTo(question: string): string {
  const known = [...quizBank.values()].find((each) => each.question === question);
  const choice = known?.choices[known.answer];
  if (!choice) throw new Error(`The bank has no question "${question}".`);
  return choice;
}

/** The question and the choices that an open quiz dialog shows. */
export async function readQuiz(dialog: Locator): Promise<{ question: string; choices: string[] }> {
  const group = dialog.getByRole("radiogroup");
  await expect(group.getByRole("radio")).toHaveCount(choicesPerQuestion);
  const radios = await group.getByRole("radio").all();
  const choices = await Promise.all(radios.map((radio) => radio.evaluate(labelText)));
  return { question: await group.evaluate(accessibleName), choices };
}

/** Chooses in an open quiz dialog and sends it. Returns the right choice's text. */
export async function answerQuiz(dialog: Locator, how: "right" | "wrong"): Promise<string> {
  const { question, choices } = await readQuiz(dialog);
  const right = rightChoiceTo(question);
  expect(choices, "the right choice is among those shown").toContain(right);
  const choice = how === "right" ? right : choices.find((each) => each !== right);
  await dialog.getByRole("radio", { name: choice ?? "", exact: true }).check();
  await dialog.getByRole("button", { name: "Submit" }).click();
  return right;
}

/** Answers today's quiz past the page, as another device of the same person would. */
export async function answerElsewhere(idToken: string, how: "right" | "wrong"): Promise<void> {
  const assigned = startQuizResponseSchema.parse((await callApi("/api/user/quiz", { token: idToken })).body);
  if (assigned.message !== "OK") throw new Error("Today's quiz is answered already.");
  const { question, choices } = assigned.question;
  const right = choices.indexOf(rightChoiceTo(question));
  const reply = await callApi("/api/user/quiz", {
    method: "POST",
    token: idToken,
    body: {
      idToken,
      quiz: [assigned.question],
      answers: [how === "right" ? right : (right + 1) % choicesPerQuestion],
    },
  });
  expect(reply.body).toMatchObject({ message: how === "right" ? "OK" : "Wrong" });
}

function labelText(radio: HTMLElement | SVGElement): string {
  return (radio as HTMLInputElement).labels?.[0]?.textContent?.trim() ?? "";
}

function accessibleName(group: HTMLElement | SVGElement): string {
  const id = group.getAttribute("aria-labelledby") ?? "";
  return document.getElementById(id)?.textContent?.trim() ?? "";
}
