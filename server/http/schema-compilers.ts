import { SerializerSelector } from "@fastify/fast-json-stringify-compiler";
import type { FastifyServerOptions } from "fastify";

/**
 * Options with which a schema is compiled once in a process, however many calls have it: each call has the same two
 * replies for errors, and compiling takes a large part of a start. It holds for all apps of the process, since tests
 * build hundreds. Each schema is whole in itself; none refers to a schema that an app was given with `addSchema`.
 */
export const schemaCompilers = {
  ajv: {
    // Fastify's defaults turn "1" into 1 and drop unknown keys; here such a body is rejected.
    customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: true },
    // Not a compiler of our own: with one, Fastify would no longer compare the names of headers in lower case.
    onCreate: (ajv) => {
      ajv.compile = oncePerSchema(validators, ajv.compile.bind(ajv)) as typeof ajv.compile;
    },
  },
  schemaController: {
    compilersFactory: {
      buildSerializer: (externalSchemas, options) => {
        const compile = SerializerSelector()(externalSchemas, options);
        const once = oncePerSchema(serializers, (schema) => compile({ schema, method: "", url: "", httpStatus: "" }));
        return ({ schema }) => once(schema);
      },
    },
  },
} satisfies Pick<FastifyServerOptions, "ajv" | "schemaController">;

const validators = new Map<string, unknown>();
const serializers = new Map<string, (document: unknown) => string>();

function oncePerSchema<Compiled>(known: Map<string, Compiled>, compile: (schema: never) => Compiled) {
  return (schema: unknown): Compiled => {
    const key = JSON.stringify(schema);
    const compiled = known.get(key) ?? compile(schema as never);
    known.set(key, compiled);
    return compiled;
  };
}
