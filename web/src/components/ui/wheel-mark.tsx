import { VARIABLES } from '../../theme/variables.ts';

/** The mark of the site: a brake disc with its calliper in the garage's colour, readable at 16 pixels. */
export function WheelMark({ size = 36 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <circle cx="16" cy="16" r="14" stroke="currentColor" strokeWidth="2.4" />
      <circle cx="16" cy="16" r="3.2" stroke="currentColor" strokeWidth="2" />
      <circle
        cx="16"
        cy="16"
        r="7.6"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeDasharray="0 3.98"
      />
      <path
        d="M19.4 5.6a10.9 10.9 0 0 1 7 7"
        style={{ stroke: VARIABLES.colors['brand.border'] }}
        strokeWidth="4.4"
      />
    </svg>
  );
}
