const STEP = 5;

/** Years since the founding, rounded down to a number that stays true for a while: 76 is "75+". */
export function experienceYears(foundedYear: number, now: Date, stated?: number | null): number {
  const years = stated ?? now.getFullYear() - foundedYear;
  return years < STEP ? Math.max(years, 1) : years - (years % STEP);
}
