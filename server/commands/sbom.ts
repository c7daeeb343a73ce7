import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

// Writes the list of components that the server and its pages ship, in CycloneDX 1.6: `npm run sbom [-- <file>]`.

type Property = { readonly name: string; readonly value: string };
type Component = { readonly "bom-ref": string; readonly properties: readonly Property[] };
type Bom = {
  readonly metadata: { readonly component: object };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
};

const [file = "sbom.json"] = process.argv.slice(2);
const { name } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly name: string };

// Read from the lockfile, so that it says the same on every machine, whatever is installed there.
const { status, stdout, stderr } = spawnSync(
  "npm",
  ["sbom", "--sbom-format=cyclonedx", "--sbom-type=application", "--package-lock-only"],
  { encoding: "utf8", maxBuffer: 64 * 1024 * 1024, shell: process.platform === "win32" },
);
if (status !== 0) {
  console.error(`npm could not list the components: ${stderr}`);
  process.exit(1);
}
const bom = JSON.parse(stdout) as Bom;

// npm's own `--omit=dev` also leaves out what is shipped and used in development too, such as pg.
const isForDevelopment = ({ properties }: Component) =>
  properties.some((property) => property.name === "cdx:npm:package:development");
const unshipped = new Set(bom.components.filter(isForDevelopment).map((component) => component["bom-ref"]));
const components = bom.components.filter((component) => !unshipped.has(component["bom-ref"]));
const dependencies = bom.dependencies
  .filter(({ ref }) => !unshipped.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => !unshipped.has(one)) }));

const written = {
  ...bom,
  // npm writes 1.5. Each part that it uses is the same in 1.6.
  $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
  specVersion: "1.6",
  // npm takes the name of the folder.
  metadata: { ...bom.metadata, component: { ...bom.metadata.component, name } },
  components,
  dependencies,
};
writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`);
console.log(`${components.length} components are listed in ${file}.`);
