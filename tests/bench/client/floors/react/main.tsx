import { createRoot } from "react-dom/client";
import { createBrowserRouter, Link, RouterProvider } from "react-router-dom";

// The least that a page made of React and a router needs.

const router = createBrowserRouter([
  {
    path: "/react/next",
    element: <h1>The next page</h1>,
  },
  {
    path: "*",
    element: (
      <>
        <h1>A page</h1>
        <Link to="/react/next">Next</Link>
      </>
    ),
  },
]);

const root = document.getElementById("root");
if (root) createRoot(root).render(<RouterProvider router={router} />);
