import { VARIABLES, type Variable } from "../config-variables.ts";

/** Returns the text of docs/configuration.md, generated from the table of variables so that the two cannot disagree. */
export function configurationPage(): string {
  return `# Configuration

<!-- Generated from server/config-variables.ts. Change that table, then run: npm run keepwell -- docs:configuration -->

The server reads its configuration from the environment, once, at start. An empty value counts as not set. A wrong
value keeps the server from starting, and the message names the variables that are wrong.

| Variable | Default | Form | Meaning |
|---|---|---|---|
${VARIABLES.map(row).join("\n")}

[Operations](operations.md) says which of these belong together for PostgreSQL, for a provider's backend, behind a
proxy, and for a language model, and [shows the limits](operations.md#rate-limits) that a file can set.
`;
}

function row(variable: Variable): string {
  const unset = variable.unset ?? (variable.default === "" ? "none" : `\`${variable.default}\``);
  return `| \`${variable.name}\` | ${unset} | ${variable.form} | ${variable.description} |`;
}
