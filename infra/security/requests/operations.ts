import { OPENAPI_PATH } from '@garage/contracts/common';
import type { StaffClient } from '../../e2e/support/api-client.ts';

/** Whoever answers calls: the services, and the web server with its previews. */
const PROGRAMS = ['auth', 'content', 'contact', 'web'] as const;
/** What creates comes first and what deletes comes last, so that there is something to read and to change. */
const METHODS = ['post', 'get', 'put', 'patch', 'delete'] as const;

/** As much of JSON Schema as OpenAPI 3.0 uses here. */
export interface Schema {
  $ref?: string;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  enum?: unknown[];
  format?: string;
  nullable?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema?: Schema;
}

export interface Operation {
  /** As in `POST /api/contact`. */
  name: string;
  method: string;
  path: string;
  parameters: Parameter[];
  /** Absent: the document says nothing about a body. */
  body?: { type: string; schema: Schema };
}

interface ApiDocument {
  paths: Record<string, Record<string, DescribedOperation>>;
  components?: { schemas?: Record<string, Schema> };
}

interface DescribedOperation {
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

/** Every operation of every program, as their OpenAPI documents tell a signed-in member of staff. */
export async function readOperations(staff: StaffClient): Promise<Operation[]> {
  const operations: Operation[] = [];
  for (const program of PROGRAMS) {
    const answer = await staff.call('GET', `${OPENAPI_PATH}/${program}.json`);
    if (!answer.ok) throw new Error(`${program}.json was answered ${answer.status}`);
    operations.push(...operationsOf((await answer.json()) as ApiDocument));
  }
  return METHODS.flatMap((method) =>
    operations.filter((operation) => operation.method === method.toUpperCase()),
  );
}

function operationsOf({ paths, components }: ApiDocument): Operation[] {
  const schemas = components?.schemas ?? {};
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const described = item[method];
      if (!described) return [];
      const [content] = Object.entries(described.requestBody?.content ?? {});
      const parameters = (described.parameters ?? []).map((parameter) => ({
        ...parameter,
        ...(parameter.schema && { schema: resolved(parameter.schema, schemas) }),
      }));
      return [
        {
          name: `${method.toUpperCase()} ${path}`,
          method: method.toUpperCase(),
          path,
          parameters: withPathParameters(path, parameters),
          ...(content && { body: { type: content[0], schema: resolved(content[1].schema ?? {}, schemas) } }),
        },
      ];
    }),
  );
}

/** The web server's document names them in the address only. */
function withPathParameters(path: string, parameters: Parameter[]): Parameter[] {
  const missing = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name).filter(
    (name) => !parameters.some((parameter) => parameter.in === 'path' && parameter.name === name),
  );
  return [...parameters, ...missing.map((name): Parameter => ({ name, in: 'path', required: true }))];
}

/** The schema with what it refers to in its place. A reference that leads nowhere is a mistake in the document. */
function resolved(schema: Schema, schemas: Record<string, Schema>): Schema {
  if (schema.$ref !== undefined) {
    const found = schemas[schema.$ref.replace('#/components/schemas/', '')];
    if (!found) throw new Error(`the document refers to ${schema.$ref}, which it does not hold`);
    return resolved(found, schemas);
  }
  const all = (list: Schema[] | undefined) => list?.map((each) => resolved(each, schemas));
  return {
    ...schema,
    allOf: all(schema.allOf),
    oneOf: all(schema.oneOf),
    anyOf: all(schema.anyOf),
    items: schema.items && resolved(schema.items, schemas),
    properties:
      schema.properties &&
      Object.fromEntries(
        Object.entries(schema.properties).map(([name, property]) => [name, resolved(property, schemas)]),
      ),
  };
}
