import { z } from "zod";
import { findNameProblem, nameProblems } from "@/lib/users/name-rules";

/** An address that could receive mail. The provider judges the details; this catches what was cut off or mistyped. */
const emailSchema = z
  .string()
  .trim()
  .min(1, "Enter your email address")
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/, "Enter a valid email address, such as hunter@example.com");

/** A name that others will see as it was typed. */
const displayNameSchema = z
  .string()
  .trim()
  .min(1, "Enter a display name")
  .superRefine((name, context) => {
    const problem = name === "" ? null : findNameProblem(name);
    if (problem) context.addIssue({ code: "custom", message: nameProblems[problem] });
  });

/** Fields of the sign-in form. The policy of new passwords does not matter here. */
export const signInSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, "Enter your password"),
});

/**
 * Fields of the sign-up form.
 *
 * @param isAccepted whether a password meets the provider's policy, as far as it is known
 */
export function createSignUpSchema(isAccepted: (password: string) => boolean) {
  return z.object({
    displayName: displayNameSchema,
    email: emailSchema,
    password: z
      .string()
      .min(1, "Choose a password")
      .refine(isAccepted, "This password does not meet the requirements below"),
  });
}

/** Field of the form for a reset link. */
export const resetSchema = z.object({ email: emailSchema });

/** Fields to sign in once more; the password stays empty where the account has none. */
export function createConfirmationSchema(hasPassword: boolean) {
  return z.object({ password: hasPassword ? signInSchema.shape.password : z.string() });
}

/** Word to type, so that nobody deletes an account by a stray click. */
export const confirmWord = "DELETE";

/** Fields to delete an account; the password stays empty where the account has none. */
export function createDeletionSchema(hasPassword: boolean) {
  return z.object({
    confirm: z
      .string()
      .trim()
      .refine((word) => word === confirmWord, `Type ${confirmWord} to continue`),
    password: hasPassword ? signInSchema.shape.password : z.string(),
  });
}
