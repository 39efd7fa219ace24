/** Whether the browser itself opens the dialog that a button's `command` and `commandfor` name. */
export function obeysCommands(): boolean {
  return 'commandForElement' in HTMLButtonElement.prototype;
}
