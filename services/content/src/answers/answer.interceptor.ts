import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { isKnownTo, type Answer } from './answer.js';

/** Browsers ask each time; the gateway may answer for a second, and longer while nobody can. */
const SHARED = 'public, max-age=0, s-maxage=1, stale-if-error=604800';

/** Sends prepared answers: with their tag, or as 304 to a client that has the content already. */
@Injectable()
export class AnswerInterceptor implements NestInterceptor<Answer<unknown>, string | undefined> {
  intercept(context: ExecutionContext, next: CallHandler<Answer<unknown>>): Observable<string | undefined> {
    const http = context.switchToHttp();
    const { headers } = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(
      map((answer) => {
        reply.header('etag', answer.etag).header('cache-control', SHARED);
        if (isKnownTo(headers['if-none-match'], answer)) {
          reply.code(304);
          return undefined;
        }
        reply.type('application/json; charset=utf-8');
        return answer.body;
      }),
    );
  }
}
