interface Sheet {
  title: string;
  text: string;
  codes: readonly string[];
}

/** Prints a sheet of its own instead of the page behind it. Built node by node: nothing is read as HTML. */
export function printCodes({ title, text, codes }: Sheet): void {
  const frame = document.createElement('iframe');
  // Beside the page instead of hidden: Firefox prints nothing of a hidden frame.
  Object.assign(frame.style, { position: 'fixed', right: '100%', border: '0' });
  frame.setAttribute('aria-hidden', 'true'); // its own property came to Firefox with 119
  frame.title = title;
  document.body.append(frame);
  const { contentDocument: sheet, contentWindow: view } = frame;
  if (!sheet || !view) {
    frame.remove();
    return;
  }
  sheet.title = title;
  const add = (tag: string, content: string) => {
    const element = sheet.createElement(tag);
    element.textContent = content;
    sheet.body.append(element);
  };
  add('h1', title);
  add('p', text);
  for (const code of codes) add('pre', code);
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}
