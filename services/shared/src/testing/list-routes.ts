import type { GrantedPermission } from '@garage/contracts/permissions';
import { type INestApplication, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import { type Access, ACCESS_METADATA, BEFORE_REQUIREMENTS_METADATA } from '../auth/access.js';
import { registeredRoutes } from '../platform/registered-routes.js';

export interface RouteAccess {
  method: string;
  path: string;
  /** `denied`: the route does not say who may call it. `unguarded`: it was made outside Nest. */
  access: 'public' | 'signed-in' | 'denied' | 'unguarded' | GrantedPermission;
  /** Open to an account that still has to do something first. */
  beforeRequirements: boolean;
}

type Handler = (...args: never[]) => unknown;

/**
 * Every route that the running application answers, with who may call it. Compared with the HTTP
 * server's own list, so that a route that bypasses the guard is seen.
 */
export function listRoutes(app: INestApplication): RouteAccess[] {
  const guarded = nestRoutes(app);
  const known = new Set(guarded.map(({ path }) => path));
  const others = registeredRoutes(app)
    .filter(({ path }) => !known.has(path))
    .map((route): RouteAccess => ({ ...route, access: 'unguarded', beforeRequirements: false }));
  return [...guarded, ...others].toSorted(
    (left, right) => left.path.localeCompare(right.path) || left.method.localeCompare(right.method),
  );
}

function nestRoutes(app: INestApplication): RouteAccess[] {
  const reflector = app.get(Reflector);
  const scanner = new MetadataScanner();
  const routes: RouteAccess[] = [];
  for (const module of app.get(ModulesContainer).values()) {
    for (const { metatype } of module.controllers.values()) {
      if (typeof metatype !== 'function') continue;
      const prototype = metatype.prototype as Record<string, Handler>;
      for (const name of scanner.getAllMethodNames(prototype)) {
        const handler = prototype[name];
        const method: RequestMethod | undefined =
          handler && (Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined);
        if (!handler || method === undefined) continue;
        const access = accessOf(
          reflector.getAllAndOverride<Access | undefined>(ACCESS_METADATA, [handler, metatype]),
        );
        const beforeRequirements = reflector.get(BEFORE_REQUIREMENTS_METADATA, handler) === true;
        for (const base of pathsOf(metatype)) {
          for (const path of pathsOf(handler)) {
            routes.push({
              method: RequestMethod[method],
              path: join(base, path),
              access,
              beforeRequirements,
            });
          }
        }
      }
    }
  }
  return routes;
}

function accessOf(access: Access | undefined): RouteAccess['access'] {
  if (!access) return 'denied';
  return access.kind === 'permission' ? access.permission : access.kind;
}

function pathsOf(target: object): string[] {
  const paths: unknown = Reflect.getMetadata(PATH_METADATA, target);
  return (Array.isArray(paths) ? paths : [paths ?? '']).map(String);
}

/** The path as the HTTP server names it: `*path` is `*` there. */
function join(base: string, path: string): string {
  const parts = [base, path].flatMap((part) => part.split('/')).filter(Boolean);
  return `/${parts.map((part) => (part.startsWith('*') ? '*' : part)).join('/')}`;
}
