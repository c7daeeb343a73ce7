import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { Model } from "survey-core";
import { Survey } from "survey-react-ui";
import survey from "../../../../../surveys/stress.json";
import "survey-core/survey-core.fontless.min.css";

// The least that the same questionnaire needs with SurveyJS as it comes. The survey is in the bundle, which
// spares this page a round trip.

const model = new Model(survey);
const router = createBrowserRouter([{ path: "*", element: <Survey model={model} /> }]);
const root = document.getElementById("root");
if (root) createRoot(root).render(<RouterProvider router={router} />);
