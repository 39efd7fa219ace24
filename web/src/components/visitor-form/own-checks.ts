/**
 * The `ref` of a form that checks its fields itself: until it is there, the browser does. No property of the
 * element, because a form that renders again as soon as React has taken it over costs a phone that time twice.
 */
export function checksItself(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true;
}
