import { ApiParam, type ApiParamOptions } from '@nestjs/swagger';

/** Describes the part of the address that a parameter's own decorator reads. */
export function inAddress(options: ApiParamOptions): ParameterDecorator {
  return (target, method) => {
    const descriptor = method && Object.getOwnPropertyDescriptor(target, method);
    if (descriptor) ApiParam(options)(target, method, descriptor);
  };
}
