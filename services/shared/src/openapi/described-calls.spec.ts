import { Body, Controller, Get, Module, Param, Post, Query } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { DayParam } from '../validation/day-param.decorator.js';
import { Id } from '../validation/id.decorator.js';
import { ListOf, Part } from '../validation/nested.decorator.js';
import { Text } from '../validation/text.decorator.js';
import { BodyOfFields } from './body-of.js';
import { QueryOf } from './query-of.js';

class WheelDto {
  @Text({ max: 40 })
  name: string;
}

class CarDto {
  @Part(() => WheelDto, { message: 'Welches Rad?' })
  spareWheel: WheelDto;

  @ListOf(() => WheelDto, { max: 4, message: 'Welche Räder?', tooMany: 'Zu viele Räder.' })
  wheels: WheelDto[];
}

@Controller('cars')
class CarsController {
  @Get(':id/days/:date')
  @QueryOf('language')
  find(@Id() id: number, @DayParam() date: string, @Query('language') language: unknown): unknown {
    return { id, date, language };
  }

  @Post()
  add(@Body() car: CarDto): CarDto {
    return car;
  }

  @Post(':colour')
  @BodyOfFields('Whatever a car of this colour has.')
  paint(@Param('colour') colour: string, @Body() body: unknown): unknown {
    return { colour, body };
  }
}

@Module({ controllers: [CarsController] })
class CarsModule {}

let document: OpenAPIObject;

beforeAll(async () => {
  const app = await NestFactory.create(CarsModule, new FastifyAdapter(), { logger: false });
  document = SwaggerModule.createDocument(app, new DocumentBuilder().build());
  await app.close();
});

describe('the description of a call', () => {
  it('tells what stands in the address and what the query may hold', () => {
    const parameters = document.paths['/cars/{id}/days/{date}']?.get?.parameters ?? [];
    expect(parameters).toHaveLength(3);
    expect(parameters).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'id', in: 'path', schema: { type: 'integer' } }),
        expect.objectContaining({ name: 'date', in: 'path', schema: { type: 'string', format: 'date' } }),
        expect.objectContaining({
          name: 'language',
          in: 'query',
          required: false,
          schema: { type: 'string' },
        }),
      ]),
    );
  });

  it('tells what the parts of a body consist of', () => {
    const reference = { $ref: '#/components/schemas/WheelDto' };
    const { CarDto: car, WheelDto: wheel } = document.components?.schemas ?? {};
    expect(car).toMatchObject({
      properties: {
        spareWheel: reference,
        wheels: { type: 'array', maxItems: 4, items: reference },
      },
    });
    expect(wheel).toMatchObject({ properties: { name: { type: 'string', maxLength: 40 } } });
  });

  it('says of a body that depends on what is stored that it has fields', () => {
    expect(document.paths['/cars/{colour}']?.post?.requestBody).toMatchObject({
      content: { 'application/json': { schema: { type: 'object', additionalProperties: true } } },
    });
  });
});
