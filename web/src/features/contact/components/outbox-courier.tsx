export default function OutboxCourier() {
  return null;
}
