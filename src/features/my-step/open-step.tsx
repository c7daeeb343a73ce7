import { useState } from "react";
import { NavigationType, useNavigate, useNavigationType } from "react-router-dom";
import type { Domain } from "#core/content-model/domains.ts";
import type { ShownSite } from "#core/content-model/site.ts";
import { paths } from "#core/shared/paths.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { showNotice } from "../../ui/notices.ts";
import type { MyStepState } from "./load-my-step.ts";
import { stepFormMessages, stepViewMessages } from "./messages.ts";
import { PastSteps } from "./past-steps.tsx";
import { newEntries, type StepEntries } from "./step-entries.ts";
import { StepForm } from "./step-form.tsx";
import { StepHelp } from "./step-help.tsx";
import { StepView } from "./step-view.tsx";

export type MyStepProps = {
  readonly domains: readonly Domain[];
  readonly site: Pick<ShownSite, "brand" | "safety" | "help">;
};

type Props = MyStepProps & {
  readonly state: Extract<MyStepState, { kind: "open" }>;
  /** The area that led here. */
  readonly survey: string | null;
  /** Whether the address asks for another step in place of the present one, so that Back leads to that one. */
  readonly isAnother: boolean;
  readonly onChanged: () => void;
};

/** In the address of this page: another step than the present one. */
export const ANOTHER = "another";

/** What the form is open for: a step of the area that led here, or one that begins with these entries. */
type Form = { readonly survey: string | null; readonly filled: StepEntries | null };

/** The step a person has, or the form for one. */
export function OpenStep({ state, survey, isAnother, domains, site, onChanged }: Props) {
  const t = useMessages(stepFormMessages);
  const v = useMessages(stepViewMessages);
  const { steps, content, meanings, token } = state;
  const { current, past } = steps;
  const leadsToForm = current === null || (survey !== null && survey !== current.survey);
  const [opened, setOpened] = useState<Form | null>(leadsToForm ? { survey, filled: null } : null);
  const navigate = useNavigate();
  // After a reload the form has what was entered.
  const isNew = useNavigationType() === NavigationType.Push;
  const another: Form | null =
    isAnother && current ? { survey: null, filled: isNew ? newEntries(current.survey) : null } : null;
  const form = another ?? opened;
  const backToStep = () => (another ? navigate(paths.myStep, { replace: true }) : setOpened(null));
  return (
    <>
      {form || !current ? (
        <>
          {current && (another || form?.filled === null) && (
            <>
              <p>{t.takesPlace({ plan: current.plan })}</p>
              <ButtonRow>
                <Button look="secondary" onClick={backToStep}>
                  {t.backToStep}
                </Button>
              </ButtonRow>
            </>
          )}
          {!current && <p>{t.lead}</p>}
          <StepForm
            domains={domains}
            content={content}
            meanings={meanings}
            token={token}
            survey={form?.survey ?? null}
            filled={form?.filled ?? null}
            safety={site.safety}
            onKept={() => {
              showNotice({ kind: "success", text: (language) => stepFormMessages(language).kept });
              onChanged();
            }}
          />
        </>
      ) : (
        <StepView
          step={current}
          content={content}
          token={token}
          brand={site.brand.name}
          onFill={(filled) => setOpened({ survey: filled.survey, filled })}
          onAnother={() => navigate(`${paths.myStep}?${ANOTHER}`)}
          onChanged={onChanged}
        />
      )}
      <StepHelp help={site.help} summary={v.help} />
      {past.length > 0 && <PastSteps steps={past} />}
    </>
  );
}
