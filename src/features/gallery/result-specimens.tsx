import { type ReactNode, useState } from "react";
import { AmountFields } from "../../ui/amount/amount-fields.tsx";
import { AmountResult } from "../../ui/amount/amount-result.tsx";
import { Loading } from "../../ui/loading.tsx";
import { HowItWent } from "../../ui/my-step/how-it-went.tsx";
import { Drawing } from "../../ui/pictures/drawing.tsx";
import { House } from "../../ui/pictures/house.tsx";
import { BENCH } from "../../ui/pictures/moments/bench.tsx";
import { CUP_IN_HAND } from "../../ui/pictures/moments/cup-in-hand.tsx";
import { LETTERBOX } from "../../ui/pictures/moments/letterbox.tsx";
import { MITTEN } from "../../ui/pictures/moments/mitten.tsx";
import { PLUG } from "../../ui/pictures/moments/plug.tsx";
import { SEEDLING } from "../../ui/pictures/moments/seedling.tsx";
import { TELEPHONE } from "../../ui/pictures/moments/telephone.tsx";
import { RadioList } from "../../ui/radio-list.tsx";
import { TrendView } from "../../ui/trend/trend-view.tsx";
import { AMOUNT, MY_STEP, samples, TREND } from "./samples.ts";

const MOMENTS = { BENCH, CUP_IN_HAND, LETTERBOX, MITTEN, SEEDLING, TELEPHONE };

/** What stands on results and on the pages that a person comes back to, by the name under which its picture is kept. */
export const resultSpecimensOf = (pictures: readonly string[]): Readonly<Record<string, ReactNode>> => ({
  blocks: (
    <>
      <p className="step-block">{samples.point}</p>
      <p className="advice-block">{samples.point}</p>
      <p className="notice-block">{samples.called}</p>
    </>
  ),
  trend: <TrendView {...TREND} />,
  amount: <Amount />,
  "radio-list": <Radios />,
  "how-it-went": <HowItWent step={MY_STEP} token="" heading="h3" onAnswered={() => undefined} />,
  loading: <Loading />,
  house: (
    <>
      <House done={new Set(pictures.slice(0, 2))} />
      <House done={new Set(pictures)} />
    </>
  ),
  moments: (
    <>
      {Object.entries(MOMENTS).map(([name, drawing]) => (
        <Drawing key={name} size="moment">
          {drawing}
        </Drawing>
      ))}
      <Drawing size="small">{PLUG}</Drawing>
    </>
  ),
});

function Amount() {
  const [typed, setTyped] = useState<readonly string[]>(["5", "9000"]);
  const type = (index: number, text: string) => setTyped(typed.map((one, at) => (at === index ? text : one)));
  return (
    <>
      <AmountFields fields={AMOUNT.fields} typed={typed} onType={type} />
      <AmountResult said={AMOUNT} amount={100} />
    </>
  );
}

function Radios() {
  const [picked, setPicked] = useState<string>(samples.picked);
  return (
    <>
      <h3 id="gallery-radios">{samples.label}</h3>
      <RadioList
        name="radios"
        options={samples.options.map(({ value, text }) => [value, text] as const)}
        picked={picked}
        onPick={setPicked}
        labelledBy="gallery-radios"
      />
    </>
  );
}
