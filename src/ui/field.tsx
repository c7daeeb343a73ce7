import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.css";

type FrameProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What to correct, in a friendly tone. It is shown above the control and read out with it. */
  readonly error?: string | undefined;
};

/** The attributes that tie a control to its label, hint and error. */
type Ties = {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
};

type FieldProps = FrameProps & { readonly children: (ties: Ties) => ReactNode };

/** A label, hint and error around one control. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <HintAndError id={id} hint={hint} error={error} />
      {children({ id, "aria-describedby": describedBy(id, hint, error), "aria-invalid": error ? true : undefined })}
    </div>
  );
}

type InputProps = FrameProps & Omit<ComponentProps<"input">, "className" | "id"> & { readonly short?: boolean };

/** A one-line input. */
export function InputField({ label, hint, error, short = false, ...input }: InputProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ties) => <input {...input} {...ties} className={short ? `${styles.input} ${styles.short}` : styles.input} />}
    </Field>
  );
}

type TextAreaProps = FrameProps & Omit<ComponentProps<"textarea">, "className" | "id">;

/** An input of several lines. */
export function TextAreaField({ label, hint, error, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ties) => <textarea {...area} {...ties} className={`${styles.input} ${styles.area}`} />}
    </Field>
  );
}

type SelectProps = FrameProps & Omit<ComponentProps<"select">, "className" | "id">;

/** The native select, which works well on every phone and with every screen reader. */
export function SelectField({ label, hint, error, ...select }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ties) => (
        <div className={styles.list}>
          <select {...select} {...ties} className={styles.input} />
        </div>
      )}
    </Field>
  );
}

/** An option: the value that is sent, and its text. */
type Option = { readonly value: string; readonly text: string };
type ChoiceProps = FrameProps & {
  readonly name: string;
  readonly options: readonly Option[];
  /** The value that is picked at first. */
  readonly picked?: string | undefined;
};

/** A few options, of which one can be picked. */
export function ChoiceField({ label, hint, error, name, options, picked }: ChoiceProps) {
  const id = useId();
  return (
    <fieldset className={styles.field} aria-describedby={describedBy(id, hint, error)}>
      <legend className={styles.label}>{label}</legend>
      <HintAndError id={id} hint={hint} error={error} />
      <div className={styles.choices}>
        {options.map(({ value, text }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === picked}
              required
              aria-invalid={error ? true : undefined}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type CheckProps = { readonly label: string; readonly hint: string; readonly name: string };

/** One box to tick, with a line on what it does. */
export function CheckField({ label, hint, name }: CheckProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.tick}>
        <input type="checkbox" name={name} aria-describedby={`${id}-hint`} />
        {label}
      </label>
      <HintAndError id={id} hint={hint} />
    </div>
  );
}

function describedBy(id: string, hint?: string, error?: string): string | undefined {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}

function HintAndError({ id, hint, error }: { readonly id: string } & Omit<FrameProps, "label">) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}
