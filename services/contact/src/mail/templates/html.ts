/** Markup whose parts were escaped by `html`. */
export class Html {
  constructor(readonly markup: string) {}
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Template tag that escapes every value, so that nothing a visitor wrote can become markup. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | Html | Html[])[]): Html {
  const markup = values.map((value) => {
    if (value instanceof Html) return value.markup;
    return Array.isArray(value) ? value.map((part) => part.markup).join('') : escape(value);
  });
  return new Html(String.raw({ raw: parts }, ...markup));
}

/** A text of several lines, shown as written. */
export function lines(text: string): Html {
  return new Html(text.split('\n').map(escape).join('<br>\n'));
}
