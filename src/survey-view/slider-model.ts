import { type ItemValue, QuestionFactory, QuestionTextModel, Serializer } from "survey-core";

/**
 * A slider is a field for a number, drawn with a line above it. SurveyJS's own model has a value before it is touched,
 * and is left out of the bundle.
 */
export class SliderModel extends QuestionTextModel {
  constructor(name: string) {
    super(name);
    this.createItemValues("customLabels");
  }
  override getType(): string {
    return "slider";
  }
  override get inputType(): string {
    return "number";
  }
  /** The words at its ends, in the language of the survey. */
  get customLabels(): readonly ItemValue[] {
    return this.getPropertyValue("customLabels");
  }
  set customLabels(labels: readonly ItemValue[]) {
    this.setPropertyValue("customLabels", labels);
  }
}

const create = (name: string) => new SliderModel(name);
Serializer.addClass(
  "slider",
  [
    { name: "min:number", default: 0 },
    { name: "max:number", default: 100 },
    { name: "step:number", default: 1 },
    { name: "customLabels:itemvalues" },
    { name: "sliderType" },
  ],
  () => create(""),
  "text",
);
QuestionFactory.Instance.registerQuestion("slider", create);
