/** Under which an account is counted and recognised. Names differ by more than case only, so cases are not told apart. */
export function accountKey(username: string): string {
  return username.normalize('NFKC').toLowerCase();
}
