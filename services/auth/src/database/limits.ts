/** The largest value of a Postgres `integer`. */
export const LARGEST_ID = 2_147_483_647;
