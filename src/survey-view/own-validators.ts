import { ExpressionValidator } from "survey-core";
import { namesDeclined } from "#core/surveys/names-declined.ts";
import { type AskedItem, answerOf, isAsked } from "./item-state.ts";

/** Lets the validators of questions pass while they name an item that was declined, as the server does. */
export function passOverDeclined(items: readonly AskedItem[]): void {
  const answers = () =>
    Object.fromEntries(
      items.filter(isAsked).flatMap((one) => {
        const answer = answerOf(one);
        return answer === undefined ? [] : [[one.item.name, answer]];
      }),
    );
  for (const question of new Set(items.map((one) => one.question))) {
    for (const validator of question.validators) {
      if (!(validator instanceof ExpressionValidator)) continue;
      const run = validator.validateOnCallback.bind(validator);
      validator.validateOnCallback = (value, callback, ...rest) => {
        if (!namesDeclined(validator.expression, answers())) return run(value, callback, ...rest);
        callback(null as never);
        return null as never;
      };
    }
  }
}
