import {
  DEFAULT_SERVICE_COLOR,
  type ServiceType,
  type ServiceTypeRequest,
} from '@garage/contracts/booking-settings';
import { type Language, LANGUAGES, type LocalizedText } from '@garage/contracts/languages';

export interface ServiceFormValues {
  name: Record<Language, string>;
  description: Record<Language, string>;
  duration: string;
  bufferMinutes: string;
  color: string;
  isActive: boolean;
  checks: Record<Language, string>;
}

export function serviceFormValues(service: ServiceType | null): ServiceFormValues {
  return {
    name: inAllLanguages(service?.name),
    description: inAllLanguages(service?.description),
    duration: String(service?.duration ?? 60),
    bufferMinutes: String(service?.bufferMinutes ?? 0),
    color: service?.color ?? DEFAULT_SERVICE_COLOR,
    isActive: service?.isActive ?? true,
    checks: inAllLanguages(service?.checks),
  };
}

export function toServiceRequest(values: ServiceFormValues): ServiceTypeRequest {
  return {
    name: withoutGaps(values.name),
    description: withoutGaps(values.description),
    duration: Number(values.duration),
    bufferMinutes: Number(values.bufferMinutes),
    color: values.color,
    isActive: values.isActive,
    checks: withoutGaps(values.checks),
  };
}

function inAllLanguages(text: LocalizedText | undefined): Record<Language, string> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, text?.[language] ?? ''])) as Record<
    Language,
    string
  >;
}

function withoutGaps(texts: Record<Language, string>): LocalizedText {
  const { de, ...others } = texts;
  const filled = Object.entries(others).filter(([, text]) => text.trim() !== '');
  return { de, ...Object.fromEntries(filled) };
}
