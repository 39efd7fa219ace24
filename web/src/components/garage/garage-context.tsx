import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import type { GarageFacts } from '@garage/contracts/garage';
import type { SiteClosure } from './closures.ts';
import { garageTimeSoonAfter, type GarageTime } from './opening-hours.ts';

/** What the pages show of the facts; what only search engines read stays on the server. */
export type SiteGarage = Omit<
  GarageFacts,
  'closures' | 'description' | 'holidays' | 'priceRange' | 'serviceRadiusMetres'
>;

interface GarageState {
  garage: SiteGarage;
  /** Days off from today on. */
  closures: SiteClosure[];
  /** When the page was rendered, with the garage's offset; the first render in the browser must show the same minute. */
  renderedAt: string;
}

const GarageContext = createContext<GarageState | null>(null);

export function GarageProvider({ children, ...state }: GarageState & { children: ReactNode }) {
  return <GarageContext value={state}>{children}</GarageContext>;
}

function useGarageState(): GarageState {
  const state = useContext(GarageContext);
  if (!state) throw new Error('useGarage needs a GarageProvider');
  return state;
}

/** The facts about the garage: the only source of its name, address, phone and hours. */
export function useGarage(): SiteGarage {
  return useGarageState().garage;
}

/** Days off from the rendering on, public holidays included. */
export function useClosures(): SiteClosure[] {
  return useGarageState().closures;
}

const minuteOf = (date: Date) => Math.floor(date.getTime() / 60_000);

/** The current time: that of the server at first, then the browser's, renewed twice a minute. */
export function useNow(): Date {
  const { renderedAt } = useGarageState();
  const [now, setNow] = useState(() => new Date(renderedAt));
  useEffect(() => {
    // Nothing that the pages show changes within a minute.
    const update = () =>
      setNow((before) => (minuteOf(before) === minuteOf(new Date()) ? before : new Date()));
    update();
    const timer = setInterval(update, 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The current time in the workshop, as `useNow` knows it. */
export function useGarageTime(): GarageTime {
  return garageTimeSoonAfter(useGarageState().renderedAt, useNow());
}

/** `tel:` takes no spaces. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
