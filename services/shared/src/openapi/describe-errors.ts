import { ERROR_CODES } from '@garage/contracts/common';
import type { OpenAPIObject } from '@nestjs/swagger';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Adds the one error form to every call and leaves out the catch-all of the staff area. */
export function describeErrors(document: OpenAPIObject): OpenAPIObject {
  const paths = Object.fromEntries(
    Object.entries(document.paths).filter(([path]) => !/^\/api\/admin(\/\{path\}|\/\*path)?$/.test(path)),
  );
  for (const item of Object.values(paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      operation.responses['default'] = {
        description: 'Any refusal or failure',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } },
      };
    }
  }
  return {
    ...document,
    paths,
    components: {
      ...document.components,
      schemas: { ...document.components?.schemas, ApiError: API_ERROR_SCHEMA },
    },
  };
}

const API_ERROR_SCHEMA = {
  type: 'object',
  required: ['statusCode', 'code', 'message', 'requestId'],
  properties: {
    statusCode: { type: 'integer' },
    code: { type: 'string', enum: [...ERROR_CODES] },
    message: { type: 'string', description: 'German, fit to show' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: { type: 'string' },
  },
};
