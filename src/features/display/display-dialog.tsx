import { useStore } from "@nanostores/react";
import { useEffect, useReducer, useRef, useSyncExternalStore } from "react";
import { chooseDisplay, display } from "../../browser/display.ts";
import { type Display, displayChoices } from "../../browser/look.ts";
import { chooseQuestionsAtOnce, questionsAtOnce, subscribeToQuestionsAtOnce } from "../../browser/questions-at-once.ts";
import { chooseReadingSpeed, readsSlower, subscribeToReadingSpeed } from "../../browser/reading-speed.ts";
import { hasOwnVoice, subscribeToVoices } from "../../browser/speech.ts";
import { Button } from "../../ui/button.tsx";
import { chooseLanguage } from "../../ui/language/chosen-language.ts";
import { offeredLanguages } from "../../ui/language/language.ts";
import { useLanguage, useMessages } from "../../ui/language/use-text.ts";
import { ChoiceRows } from "./choice-rows.tsx";
import styles from "./display-dialog.module.css";
import { displayMessages } from "./messages.ts";
import { closeDisplay, displayIsOpen } from "./open-display.ts";
import { ownName } from "./own-name.ts";

/**
 * The settings for text size, colors, contrast, questions, reading speed and language in one place. The page behind the dialog
 * stays unchanged.
 */
export function DisplayDialog() {
  const t = useMessages(displayMessages);
  const chosen = useStore(display);
  const code = useLanguage().code;
  const dialog = useRef<HTMLDialogElement>(null);
  const isWanted = useStore(displayIsOpen);
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (isWanted) dialog.current?.showModal();
  }, [isWanted]);
  const rows = <DisplaySetting extends keyof Display>(setting: DisplaySetting) => (
    <ChoiceRows
      title={t[setting]}
      options={displayChoices[setting].map((value) => ({ value, label: t[value] }))}
      value={chosen[setting]}
      onChoose={(value) => chooseDisplay(setting, value as Display[DisplaySetting])}
    />
  );
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="display-title" onClose={closeDisplay}>
      <h2 id="display-title">{t.title}</h2>
      <p>{t.lead}</p>
      {rows("textSize")}
      {rows("theme")}
      {rows("contrast")}
      <QuestionsAtOnce />
      <ReadingSpeed />
      <ChoiceRows
        title={t.language}
        options={offeredLanguages.map((value) => ({ value, label: ownName(value), lang: value }))}
        value={code}
        // Where its words do not come, the rows are rendered again and show the language that stays.
        onChoose={(value) => void chooseLanguage(value).catch(renderAgain)}
      />
      <div className={styles.end}>
        <Button onClick={() => dialog.current?.close()}>{t.done}</Button>
      </div>
    </dialog>
  );
}

/** Whether the questions of a page come together, as they do until somebody chooses. */
function QuestionsAtOnce() {
  const t = useMessages(displayMessages);
  const chosen = useSyncExternalStore(subscribeToQuestionsAtOnce, questionsAtOnce, () => null);
  return (
    <ChoiceRows
      title={t.questions}
      options={[
        { value: "together", label: t.together },
        { value: "one", label: t.one },
      ]}
      value={chosen ?? "together"}
      onChoose={(value) => chooseQuestionsAtOnce(value === "one" ? "one" : "together")}
    />
  );
}

/** The speed of reading aloud. Hidden on devices without a voice. */
function ReadingSpeed() {
  const t = useMessages(displayMessages);
  const isPossible = useSyncExternalStore(subscribeToVoices, hasOwnVoice, () => false);
  const isSlower = useSyncExternalStore(subscribeToReadingSpeed, readsSlower, () => false);
  if (!isPossible) return null;
  return (
    <ChoiceRows
      title={t.reading}
      options={[
        { value: "normal", label: t.normalSpeed },
        { value: "slower", label: t.slowerSpeed },
      ]}
      value={isSlower ? "slower" : "normal"}
      onChoose={(value) => chooseReadingSpeed(value === "slower")}
    />
  );
}
