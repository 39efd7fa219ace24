/**
 * A browser by another maker than the one that all other tests use. Elements are named by an expression that the page
 * itself evaluates, which every engine's protocol can do.
 */
export interface Engine {
  /** Ends when the page has loaded. */
  open(address: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** What an expression says in the page. */
  ask<T>(expression: string): Promise<T>;
  /** As by mouse: brings the element into sight and clicks its middle. */
  click(element: string): Promise<void>;
  /** As by keyboard, at the end of what the field holds. */
  type(element: string, text: string): Promise<void>;
  /** The part in sight, as PNG. */
  photograph(): Promise<Buffer>;
  /** What stands in the browser's console since it was opened: errors, warnings, whatever was thrown and not caught. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}
