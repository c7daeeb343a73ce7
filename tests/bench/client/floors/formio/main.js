import { Formio } from "@formio/js/dist/formio.form.min.js";
import "@formio/js/dist/formio.form.min.css";
import survey from "../../../../../surveys/stress.json";

// The same questions in Form.io's wizard, from its build in one file. Bootstrap, which it is styled by, is left out.

const textOf = (text) => (typeof text === "string" ? text : text.default);
const radio = ({ name, title, choices }) => ({
  type: "radio",
  key: `q${name}`,
  label: textOf(title),
  values: choices.map(({ value, text }) => ({ value, label: textOf(text) })),
  validate: { required: true },
});
const panels = survey.pages.map(({ name, title, elements }) => ({
  type: "panel",
  key: name,
  title: textOf(title ?? name),
  components: elements.map(radio),
}));
Formio.createForm(document.getElementById("form"), { display: "wizard", components: panels });
