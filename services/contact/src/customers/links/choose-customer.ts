/** What a customer is known again by, in one spelling; null where there is nothing of use. */
export interface ContactKeys {
  email: string | null;
  phone: string | null;
}

/** A customer who has the address or the telephone. */
export interface KnownCustomer {
  id: number;
  /** The address is theirs. */
  hasAddress: boolean;
  /** Some address is theirs. */
  hasAnyAddress: boolean;
}

/**
 * Which of the customers it is who writes, books or calls; null for a new one.
 *
 * An address belongs to one customer and decides. Where it is new, it is that of a customer who has called from this
 * telephone and never left an address. Who leaves none is known by the telephone, as long as one customer has it. What
 * else fits is not brought together here: two people may share a telephone, so staff decide (`findSimilar`).
 *
 * @param known the customer with the address first, then one without any
 */
export function chooseCustomer(
  { email }: Pick<ContactKeys, 'email'>,
  known: readonly KnownCustomer[],
): number | null {
  const [first, ...others] = known;
  if (!first) return null;
  if (first.hasAddress || !first.hasAnyAddress) return first.id;
  return email === null && others.length === 0 ? first.id : null;
}
