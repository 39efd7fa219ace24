/** The staff area. */
export default function AdminApp() {
  return null;
}
