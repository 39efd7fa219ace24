import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { isKnownTo, type Answer } from './answer.js';

/** Sends prepared answers: with their tag, or as 304 to a client that has the content already. */
@Injectable()
export class AnswerInterceptor implements NestInterceptor<Answer<unknown>, string | undefined> {
  intercept(context: ExecutionContext, next: CallHandler<Answer<unknown>>): Observable<string | undefined> {
    const http = context.switchToHttp();
    const { headers } = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(
      map((answer) => {
        reply.header('etag', answer.etag).header('cache-control', 'public, max-age=0, must-revalidate');
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
