import { Controller, Get, Injectable, Module, type DynamicModule } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ADMIN_TOKEN_HEADER, OPENAPI_PATH } from '@garage/contracts/common';
import { SignedIn } from '../auth/signed-in.decorator.js';
import '../session/session-data.js';
import { describeErrors } from './describe-errors.js';

/** The description of a service's calls, made once when the application starts. */
@Injectable()
export class OpenApi {
  document: OpenAPIObject;

  describe(app: NestFastifyApplication, service: string): void {
    const { sessionCookie } = app.getHttpAdapter().getInstance();
    const config = new DocumentBuilder()
      .setTitle(`Garage: ${service}`)
      .setVersion('1')
      .addCookieAuth(sessionCookie.name)
      .addApiKey({ type: 'apiKey', in: 'header', name: ADMIN_TOKEN_HEADER }, 'adminToken')
      .build();
    this.document = describeErrors(SwaggerModule.createDocument(app, config));
  }
}

/** Serves the description to staff: a stranger need not be told what there is to try. */
@Module({})
export class OpenApiModule {
  static forService(service: string): DynamicModule {
    @Controller(OPENAPI_PATH)
    class OpenApiController {
      constructor(private readonly openApi: OpenApi) {}

      @Get(`${service}.json`)
      @SignedIn()
      read(): OpenAPIObject {
        return this.openApi.document;
      }
    }
    return {
      module: OpenApiModule,
      controllers: [OpenApiController],
      providers: [OpenApi],
      exports: [OpenApi],
    };
  }
}
