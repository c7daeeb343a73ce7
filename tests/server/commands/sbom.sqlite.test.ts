import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

type Component = {
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
};
type Bom = {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
};
type Locked = { readonly name?: string; readonly version: string; readonly dev?: true; readonly integrity?: string };

const folder = mkdtempSync(join(tmpdir(), "keepwell-sbom-"));
const file = join(folder, "components.json");
let bom: Bom;
beforeAll(() => {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "-s", "sbom", "--", file], { encoding: "utf8" });
  expect(status, stderr).toBe(0);
  expect(stdout).toContain(file);
  bom = JSON.parse(readFileSync(file, "utf8")) as Bom;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== "" && !dev);
/** As a package is called where it is published, whatever it is called here. */
const urlOf = (path: string, { name, version }: Locked) =>
  `pkg:npm/${(name ?? path.replace(/^.*node_modules\//, "")).replace("@", "%40")}@${version}`;

test("the list is CycloneDX 1.6, of Keepwell", () => {
  expect(bom).toMatchObject({
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    metadata: { component: { name: "keepwell" } },
  });
});

test("it has every package that is shipped, and no other", () => {
  expect(shipped.length).toBeGreaterThan(100);
  const locked = shipped.map(([path, one]) => urlOf(path, one));
  expect([...new Set(bom.components.map(({ purl }) => purl))].sort()).toEqual([...new Set(locked)].sort());
});

test("each has the checksum under which it is locked", () => {
  const sums = new Map(bom.components.map(({ purl, hashes = [] }) => [purl, hashes[0]]));
  for (const [path, one] of shipped) {
    const [kind = "", sum = ""] = (one.integrity ?? "").split("-");
    const written = sums.get(urlOf(path, one));
    expect([path, written?.alg.replace("-", "").toLowerCase()]).toEqual([path, kind]);
    expect([path, Buffer.from(written?.content ?? "", "hex").toString("base64")]).toEqual([path, sum]);
  }
});

test("whatever the pages bundle is among what is shipped", () => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync("package.json", "utf8")) as Record<
    string,
    Record<string, string>
  >;
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(["react-dom", "idb", "workbox-precaching"]));
  expect(Object.keys(devDependencies).filter((name) => /^(react|workbox|survey|@codemirror)/.test(name))).toEqual([]);
});
